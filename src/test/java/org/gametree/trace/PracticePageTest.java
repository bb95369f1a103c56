package org.gametree.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.gametree.notation.Labels;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.openqa.selenium.Keys;

/** An exercise is solved and failed, and shows the solution. */
@ExtendWith(Browser.Session.class)
class PracticePageTest {
    private static final HtmlPage<Integer> PAGE = PageStepsTest.PAGE.practice();

    private static void open(Browser browser, GameTree<Integer> tree) throws IOException {
        browser.open(PAGE.draw(PageStepsTest.trace(tree), Labels.NONE), 1200, 800);
    }

    private static void write(Browser browser, int item, String value) {
        browser.run("document.querySelector(arguments[0]).focus()", "g[data-item='" + item + "'] input");
        browser.press(value);
    }

    private static void mark(Browser browser, int item) {
        browser.run("document.querySelector(arguments[0]).focus()", "g[data-item='" + item + "']");
        browser.press(Keys.SPACE);
    }

    @Test
    void nothingIsToldBeforeItIsAskedFor(Browser browser) throws IOException {
        open(browser, Trees.LECTURE);
        assertThat(browser.run("return document.querySelector('#search').checkVisibility()"))
                .isEqualTo(false);
        assertThat(browser.text("body")).doesNotContain("≥", "cutoff", "principal", "(3,");
        assertThat(browser.text("#exercise figure")).doesNotContain("= 3");
    }

    @Test
    void isSolved(Browser browser) throws IOException {
        open(browser, Trees.LECTURE);
        write(browser, 0, "3");
        write(browser, 1, "= 3.0");
        write(browser, 4, "\u2264 2");
        mark(browser, 6);
        browser.click("[data-do=check]");
        assertThat(browser.text(".verdict")).isEqualTo("4 of 4 leaves and 3 of 3 nodes right. All of it: well done.");
        assertThat(browser.run("return document.querySelectorAll('#exercise .wrong').length"))
                .isEqualTo(1L); // the one of the legend
    }

    @Test
    void isFailedAndTriedAgain(Browser browser) throws IOException {
        open(browser, Trees.LECTURE);
        write(browser, 0, "2");
        mark(browser, 2);
        browser.click("[data-do=check]");
        assertThat(browser.text(".verdict")).isEqualTo("2 of 4 leaves and 0 of 3 nodes right.");
        assertThat(browser.run("return [...document.querySelectorAll('g.wrong')].map(g => g.dataset.item).join()"))
                .isEqualTo("0,1,2,4,6");
        mark(browser, 2);
        assertThat(browser.text(".verdict")).isEmpty();
        browser.click("[data-do=again]");
        assertThat(browser.run("return [...document.querySelectorAll('#exercise input')].some(i => i.value)"))
                .isEqualTo(false);
        browser.click("[data-do=check]");
        assertThat(browser.text(".verdict")).isEqualTo("3 of 4 leaves and 0 of 3 nodes right.");
    }

    @Test
    void aNodeThatIsNeverCalledIsLeftEmpty(Browser browser) throws IOException {
        open(browser, Trees.MIT);
        // MAX over 10 and MIN over 20 and MAX over 1 and MIN over 4 and 2; what is left after 4 is the 2 alone.
        write(browser, 0, "10");
        mark(browser, 8);
        browser.click("[data-do=check]");
        assertThat(browser.text(".verdict")).startsWith("5 of 5 leaves and 1 of 4 nodes right.");
        open(browser, Trees.n(3, Trees.n(2, Trees.n(7, 8))));
        write(browser, 0, "3");
        write(browser, 2, "2");
        mark(browser, 5);
        mark(browser, 6);
        browser.click("[data-do=check]");
        assertThat(browser.text(".verdict")).endsWith("All of it: well done.");
        write(browser, 4, "7");
        browser.click("[data-do=check]");
        assertThat(browser.text(".verdict")).isEqualTo("4 of 4 leaves and 2 of 3 nodes right.");
    }

    @Test
    void showsTheSolutionStepByStep(Browser browser) throws IOException {
        open(browser, Trees.LECTURE);
        browser.click("[data-do=solve]");
        assertThat(browser.text(".verdict")).isEqualTo("3 of 4 leaves and 0 of 3 nodes right.");
        assertThat(browser.text("#search output")).isEqualTo("step 15 of 15");
        browser.run("document.querySelector('#search .tree').focus()");
        browser.press(Keys.END);
        assertThat(browser.text(".words")).isEqualTo("MAX at the root returns 3, exactly its worth.");
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void refusesATreeThatIsNotDrawnLeafByLeaf() {
        GameTree<Integer> wide =
                GameTree.node(IntStream.range(0, 300).mapToObj(GameTree::leaf).toList());
        assertThatThrownBy(() -> PAGE.draw(PageStepsTest.trace(wide), Labels.NONE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("tree has 301 leaves and nodes; expected at most 300, since each is drawn");
        assertThatThrownBy(() -> PAGE.draw(PageStepsTest.trace(Trees.chain(21)), Labels.NONE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("tree has more than 20 levels below its root; expected no more, since each is drawn");
        GameTree<Integer> shared = wide;
        for (int i = 0; i < 5; i++) {
            shared = GameTree.node(Collections.nCopies(1_000, shared));
        }
        List<GameTree<Integer>> children = List.of(GameTree.leaf(1), shared);
        Searched<Integer> cut = new Tracer<>(BoundedOrder.natural(0, 1)).trace(Player.MAX, GameTree.node(children));
        assertThatThrownBy(() -> PAGE.draw(cut, Labels.NONE))
                .hasMessageStartingWith("tree has at least 1,000,000 leaves");
    }
}
