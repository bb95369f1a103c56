package org.gametree.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What minimax answers at each depth, worked out once: what a search may answer however it stops. */
record Answers<M>(List<Integer> values, List<Optional<M>> moves) {

    /** Makes the answers at depths from 0 to one. */
    static <P, M> Answers<M> of(Unfold<P, M> unfold, P root, int depth) {
        SearchLaws<P, M> laws = new SearchLaws<>(unfold);
        List<M> legal = unfold.game().moves(root);
        List<Integer> values = new ArrayList<>();
        List<Optional<M>> moves = new ArrayList<>();
        for (int d = 0; d <= depth; d++) {
            int value = unfold.minimax(root, d);
            List<Integer> each = laws.moveValues(root, d);
            values.add(value);
            moves.add(legal.stream()
                    .skip(each.isEmpty() ? 0 : each.indexOf(value))
                    .findFirst());
        }
        return new Answers<>(values, moves);
    }

    /** Asserts that a result is the answer at its depth, and if it is proven, at all greater ones. */
    void assertAdmit(SearchResult<M> result) {
        int last = result.proven() ? values.size() - 1 : result.depth();
        for (int d = result.depth(); d <= last; d++) {
            assertThat(result.value()).isEqualTo(values.get(d));
            assertThat(result.bestMove()).isEqualTo(moves.get(d));
        }
    }

    /** Asserts that a result is the answer at a depth, or a proven one. */
    void assertAdmit(SearchResult<M> result, int depth) {
        assertThat(result.depth() == depth || result.proven()).isTrue();
        assertAdmit(result);
    }
}
