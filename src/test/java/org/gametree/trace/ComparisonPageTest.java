package org.gametree.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.io.IOException;
import java.util.List;
import java.util.OptionalInt;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.gametree.notation.Labels;
import org.gametree.trace.ComparedTree.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Searches side by side: which leaves each of them evaluates. */
@ExtendWith(Browser.Session.class)
class ComparisonPageTest {
    private static final ComparisonPage<Integer> PAGE = new ComparisonPage<>(String::valueOf);
    private static final Run<Integer> RUN = new Run<>("alphabeta", 3, 3, OptionalInt.empty(), List.of(0, 1, 2));

    @Test
    void anyTwoStandSideBySideWithTheirLeavesCounted(Browser browser) throws IOException {
        browser.open(PageLayoutTest.comparison(Trees.LECTURE), 1200, 800);
        String counts = "return [...document.querySelectorAll('.count')].map(p => p.textContent).join()";
        String pruned =
                "return [...document.querySelectorAll('.pane')].map(p => p.querySelectorAll('g.unsearched').length).join()";
        assertThat(browser.run(counts)).isEqualTo("3 of 4 leaves,3 of 4 leaves");
        assertThat(browser.run(pruned)).isEqualTo("1,1");
        browser.run("""
                const select = document.querySelectorAll('select')[2];
                select.value = 1;
                select.dispatchEvent(new Event('change'));
                """);
        assertThat(browser.run(counts)).isEqualTo("3 of 4 leaves,4 of 4 leaves");
        assertThat(browser.run(pruned)).isEqualTo("1,0");
        assertThat(browser.text(".pane:last-child .more")).isEqualTo("value 3, 8 evaluations, 2 passes");
        assertThat(browser.text(".figures tbody")).contains("alphabeta", "3 75.0 %", "minimax", "4 (8) 100.0 %");
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void withoutScriptsTheFirstAlgorithmIsShownInEveryOrder(Browser browser) throws IOException {
        browser.scripts(false);
        browser.open(PageLayoutTest.comparison(Trees.LECTURE), 1200, 800);
        assertThat(browser.text(".pane h2")).isEqualToIgnoringCase("alphabeta, given");
        assertThat(browser.run("return document.querySelectorAll('.pane g.unsearched').length"))
                .isEqualTo(2L);
    }

    @Test
    void aNodeWithoutAnEvaluatedLeafWasNotSearched(Browser browser) throws IOException {
        String unsearched = "return [...document.querySelectorAll('.pane:first-child .unsearched')]"
                + ".map(g => g.classList[0] + g.dataset.item).join()";
        for (boolean scripts : List.of(false, true)) {
            browser.scripts(scripts);
            browser.open(PageLayoutTest.comparison(Trees.n(Trees.n(3, 5), Trees.n(2, Trees.n(7, 8)))), 1200, 800);
            assertThat(browser.run(unsearched)).isEqualTo("max6,leaf7,leaf8");
        }
        String choose = "const select = document.querySelector('select'); select.value = arguments[0];"
                + "select.dispatchEvent(new Event('change'));";
        browser.run(choose, 1);
        assertThat(browser.run(unsearched)).isEqualTo("");
        browser.run(choose, 0);
        assertThat(browser.run(unsearched)).isEqualTo("max6,leaf7,leaf8");
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void refusesWhatIsNotAComparison() {
        ComparedTree<Integer> tree = new ComparedTree<>("given", Trees.LECTURE, Labels.NONE, List.of(RUN));
        ComparedTree<Integer> none = new ComparedTree<>("given", Trees.LECTURE, Labels.NONE, List.of());
        Run<Integer> one = new Run<>("alphabeta", 3, 1, OptionalInt.empty(), List.of(0));
        ComparedTree<Integer> large = new ComparedTree<>("given", Trees.chain(21), Labels.NONE, List.of(one));
        refused(List.of(), "orders have the algorithms []; expected the same in each, at least one");
        refused(List.of(none), "orders have the algorithms [[]]; expected the same in each, at least one");
        refused(
                List.of(tree, none),
                "orders have the algorithms [[alphabeta], []]; expected the same in each, at least one");
        refused(List.of(large), "tree has more than 20 levels below its root; expected no more, since each is drawn");
    }

    private static void refused(List<ComparedTree<Integer>> orders, String why) {
        StringBuilder out = new StringBuilder();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PAGE.draw(Player.MAX, "", orders, out))
                .withMessage(why);
        assertThat(out).isEmpty();
    }

    @Test
    void refusesImpossibleRuns() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ComparedTree<>("given", Trees.n(3, 5), Labels.NONE, List.of(RUN)))
                .withMessage("the run of alphabeta has leaves [0, 1, 2]; expected indices below 2, the number of the"
                        + " tree's leaves");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Run<>("x", 1, 1, OptionalInt.empty(), List.of(-1)))
                .withMessage("leaves = [-1]; expected different indices from 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Run<>("x", 1, 2, OptionalInt.empty(), List.of(1, 1)))
                .withMessage("leaves = [1, 1]; expected different indices from 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Run<>("x", 1, 0, OptionalInt.empty(), List.of(1)))
                .withMessage("evaluations = 0; expected at least 1, one for each leaf");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Run<>("x", 1, 0, OptionalInt.of(-1), List.of()))
                .withMessage("passes = -1; expected at least 0");
    }

    @Test
    void refusesNull() {
        GameTree<Integer> tree = Trees.LECTURE;
        assertThatNullPointerException()
                .isThrownBy(() -> new ComparisonPage<Integer>(null))
                .withMessageStartingWith("print is null");
        assertThatNullPointerException()
                .isThrownBy(() -> new ComparedTree<>(null, tree, Labels.NONE, List.of()))
                .withMessageStartingWith("order is null");
        assertThatNullPointerException()
                .isThrownBy(() -> new ComparedTree<Integer>("x", null, Labels.NONE, List.of()))
                .withMessageStartingWith("tree is null");
        assertThatNullPointerException()
                .isThrownBy(() -> new ComparedTree<>("x", tree, null, List.of()))
                .withMessageStartingWith("labels is null");
        assertThatNullPointerException()
                .isThrownBy(() -> PAGE.draw(Player.MAX, "", null, new StringBuilder()))
                .withMessageStartingWith("orders is null");
    }
}
