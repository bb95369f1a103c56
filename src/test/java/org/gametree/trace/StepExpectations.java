package org.gametree.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gametree.core.GameTree;
import org.gametree.core.GameTree.Leaf;
import org.gametree.core.GameTree.Node;
import org.gametree.core.Player;

/** The steps of a search as a second search writes them down, with its own stack and its own bounds. */
final class StepExpectations {

    /** One call of the second search. */
    private static final class Call {
        final Player player;
        int a;
        int b;
        int returned;

        Call(Player player, int a, int b) {
            this.player = player;
            this.a = a;
            this.b = b;
        }

        @Override
        public String toString() {
            return "(" + a + " " + b + " " + returned + ")";
        }
    }

    private final List<Call> stack = new ArrayList<>();
    private final List<String> steps = new ArrayList<>();

    private StepExpectations() {}

    /** Kind, path, value and every frame of the stack are as the second search has them, at every step. */
    static void stepsReplayTheSearch(Search search) {
        StepExpectations second = new StepExpectations();
        second.search(search.p(), search.a(), search.b(), search.tree());
        assertThat(Steps.of(search.trace()).map(StepExpectations::text))
                .as("steps of %s", search)
                .containsExactlyElementsOf(second.steps);
    }

    private int search(Player p, int a, int b, GameTree<Integer> tree) {
        stack.add(0, new Call(p, a, b));
        int value = tree instanceof Leaf<Integer> leaf ? leaf.value() : scan(((Node<Integer>) tree).children());
        note(tree instanceof Leaf ? Step.Kind.LEAF : Step.Kind.LEAVE, Optional.of(value));
        stack.remove(0);
        return value;
    }

    private int scan(List<GameTree<Integer>> children) {
        Call call = stack.get(0);
        note(Step.Kind.ENTER, Optional.empty());
        for (GameTree<Integer> child : children) {
            int value = search(call.player.opponent(), call.a, call.b, child);
            call.returned++;
            if (call.player == Player.MAX) {
                call.a = Math.max(call.a, value);
            } else {
                call.b = Math.min(call.b, value);
            }
            note(Step.Kind.UPDATE, Optional.of(value));
            if (call.b <= call.a) {
                if (call.returned < children.size()) {
                    note(Step.Kind.CUT, Optional.empty());
                }
                break;
            }
        }
        return call.player == Player.MAX ? call.a : call.b;
    }

    private void note(Step.Kind kind, Optional<Integer> value) {
        List<Integer> path = new ArrayList<>();
        stack.subList(1, stack.size()).forEach(caller -> path.add(0, caller.returned));
        steps.add(kind + " " + path + " " + value + " " + stack);
    }

    private static String text(Step<Integer> step) {
        List<String> frames = new ArrayList<>();
        for (Optional<Frame<Integer>> at = Optional.of(step.frame());
                at.isPresent();
                at = at.get().caller()) {
            Frame<Integer> frame = at.get();
            frames.add("(" + frame.a() + " " + frame.b() + " " + frame.returned() + ")");
        }
        return step.kind() + " " + step.path() + " " + step.value() + " " + frames;
    }
}
