package org.gametree.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gametree.trace.Trees.n;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.Player;
import org.junit.jupiter.api.Test;

/** The steps of a search: worked by hand, in bounded memory, at any depth. */
class StepsTest {
    private static final Tracer<Integer> TRACER = new Tracer<>(BoundedOrder.natural(0, 9));

    @Test
    void comeInTheOrderInWhichTheyHappen() {
        assertThat(Steps.of(TRACER.trace(Player.MAX, n(3, n(2, 8)))).map(StepsTest::text))
                .containsExactly(
                        "ENTER [] (0, 9)",
                        "LEAF [0] (0, 9) 3",
                        "UPDATE [] (3, 9) 3",
                        "ENTER [1] (3, 9)",
                        "LEAF [1, 0] (3, 9) 2",
                        "UPDATE [1] (3, 2) 2",
                        "CUT [1] (3, 2)",
                        "LEAVE [1] (3, 2) 2",
                        "UPDATE [] (3, 9) 2",
                        "LEAVE [] (3, 9) 3");
    }

    private static String text(Step<Integer> step) {
        return step.kind() + " " + step.path() + " (" + step.frame().a() + ", "
                + step.frame().b() + ")"
                + step.value().map(value -> " " + value).orElse("");
    }

    @Test
    void aLeafIsASingleStep() {
        Searched<Integer> leaf = TRACER.trace(Player.MAX, new Leaf<>(3));
        assertThat(Steps.of(leaf))
                .containsExactly(new Step<>(Step.Kind.LEAF, new Frame<>(leaf, 0, 9, 0, Optional.empty())));
    }

    @Test
    void shareTheStackThatTheyHaveInCommon() {
        List<Step<Integer>> steps =
                Steps.of(TRACER.trace(Player.MAX, n(n(1, 2)))).toList();
        Frame<Integer> root = steps.get(0).frame();
        assertThat(steps.subList(1, 7))
                .allSatisfy(step -> assertThat(root(step.frame())).isSameAs(root));
        assertThat(steps.get(2).frame().depth()).isEqualTo(2);
        assertThat(steps.get(2).frame()).hasToString("a = 0, b = 9 in leaf (0, 9) = 1");
    }

    private static Frame<Integer> root(Frame<Integer> frame) {
        return frame.caller().map(StepsTest::root).orElse(frame);
    }

    @Test
    void ofAHundredThousandLeavesStream() {
        int width = 320;
        GameTree<Integer> neverCut = Trees.uniform(
                width,
                2,
                IntStream.range(0, width * width).map(leaf -> leaf / width).iterator());
        Searched<Integer> trace = new Tracer<>(BoundedOrder.ints()).trace(Player.MAX, neverCut);
        assertThat(Steps.of(trace).filter(step -> step.kind() == Step.Kind.LEAF).count())
                .isEqualTo(neverCut.leaves());
        assertThat(neverCut.leaves()).isGreaterThan(100_000);
    }

    @Test
    void areMadeOnlyAsTheyAreAskedFor() throws InterruptedException {
        Searched<Integer> trace = LargeTrees.deepTrace();
        assertThat(Steps.of(trace).limit(3)).extracting(Step::kind).containsOnly(Step.Kind.ENTER);
        assertThat(Steps.of(trace).skip(100_000).findFirst().orElseThrow().path())
                .hasSize(100_000);
        assertThat(Steps.of(trace).count()).isEqualTo(100_000 * 3 + 1);
    }

    @Test
    void refuseNull() {
        assertThatThrownBy(() -> Steps.of(null)).hasMessage("trace is null; expected the trace of a search");
        Frame<Integer> frame = Frame.enter(TRACER.trace(Player.MAX, n()), Optional.empty());
        assertThatThrownBy(() -> new Step<>(null, frame)).hasMessageStartingWith("kind is null");
        assertThatThrownBy(() -> new Step<>(Step.Kind.ENTER, null)).hasMessageStartingWith("frame is null");
        assertThatThrownBy(() -> new Frame<>(null, 0, 9, 0, Optional.empty())).hasMessageStartingWith("trace is null");
        assertThatThrownBy(() -> new Frame<>(frame.trace(), null, 9, 0, Optional.empty()))
                .hasMessageStartingWith("a is null");
        assertThatThrownBy(() -> new Frame<>(frame.trace(), 0, null, 0, Optional.empty()))
                .hasMessageStartingWith("b is null");
        assertThatThrownBy(() -> new Frame<>(frame.trace(), 0, 9, 0, null)).hasMessageStartingWith("caller is null");
    }

    @Test
    void refuseWhatCannotHappen() {
        SearchedNode<Integer> root = (SearchedNode<Integer>) TRACER.trace(Player.MAX, n(3, n(2, 8)));
        Searched<Integer> leaf = root.searched().get(0);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Frame<>(root, 0, 9, 3, Optional.empty()))
                .withMessage("returned = 3; expected a number of children from 0 to 2, as many as were searched");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Frame<>(leaf, 0, 9, -1, Optional.empty()))
                .withMessage("returned = -1; expected a number of children from 0 to 0, as many as were searched");
        Frame<Integer> second = new Frame<>(root, 3, 9, 1, Optional.empty());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Frame<>(leaf, 3, 9, 0, Optional.of(second)))
                .withMessageStartingWith("caller is a = 3, b = 9 in MAX")
                .withMessageEndingWith("; expected one that searches leaf (0, 9) = 3 next");
        Frame<Integer> all = new Frame<>(root, 3, 9, 2, Optional.empty());
        assertThatIllegalArgumentException().isThrownBy(() -> new Frame<>(leaf, 3, 9, 0, Optional.of(all)));
        impossible(second, Step.Kind.ENTER, Step.Kind.LEAF, Step.Kind.CUT, Step.Kind.LEAVE);
        impossible(all, Step.Kind.ENTER, Step.Kind.LEAF, Step.Kind.CUT);
        impossible(new Frame<>(root, 0, 9, 0, Optional.empty()), Step.Kind.UPDATE);
        impossible(new Frame<>(leaf, 0, 9, 0, Optional.empty()), Step.Kind.ENTER, Step.Kind.UPDATE, Step.Kind.LEAVE);
        SearchedNode<Integer> cut = (SearchedNode<Integer>) root.searched().get(1);
        impossible(new Frame<>(cut, 3, 9, 0, Optional.empty()), Step.Kind.CUT, Step.Kind.LEAVE);
        assertThat(new Step<>(Step.Kind.CUT, new Frame<>(cut, 3, 2, 1, Optional.empty())).value())
                .isEmpty();
        assertThat(new Step<>(Step.Kind.UPDATE, second).value()).contains(3);
        assertThat(new Step<>(Step.Kind.LEAVE, all).value()).contains(3);
    }

    private static void impossible(Frame<Integer> frame, Step.Kind... kinds) {
        for (Step.Kind kind : kinds) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new Step<>(kind, frame))
                    .withMessageStartingWith("kind = " + kind + " after " + frame.returned() + " children");
        }
    }
}
