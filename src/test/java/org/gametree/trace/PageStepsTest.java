package org.gametree.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.gametree.notation.Labels;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.Keys;

/** The steps that a page goes through are those of the search. */
@ExtendWith(Browser.Session.class)
class PageStepsTest {
    static final HtmlPage<Integer> PAGE = new HtmlPage<>(SvgDrawingTest::print);
    static final Tracer<Integer> TRACER = new Tracer<>(BoundedOrder.ints());

    // Goes to the end and tells of every step what the page shows.
    private static final String ALL_STEPS = """
            const texts = selector => [...document.querySelectorAll(selector)].map(element => element.textContent);
            const steps = [];
            const next = document.querySelector('[data-go=next]');
            for (;;) {
              steps.push({
                words: texts('.words')[0],
                stack: [...document.querySelectorAll('.stack tbody tr')].map(
                    row => [...row.cells].map(cell => cell.textContent).join(' ')),
                counters: texts('[data-count]').join(' '),
                line: texts('.current').map(line => line.trim()).join('|'),
                running: texts('g.running > title').length,
              });
              if (next.disabled) {
                return steps;
              }
              next.click();
            }
            """;

    static Searched<Integer> trace(GameTree<Integer> tree) {
        return TRACER.trace(Player.MAX, tree);
    }

    static Stream<Searched<Integer>> traces() {
        return Stream.of(
                trace(Trees.LECTURE),
                trace(Trees.MIT),
                trace(Trees.TIES),
                TRACER.trace(Player.MIN, Trees.WIKIPEDIA),
                TRACER.trace(Player.MAX, 4, 6, Trees.ARRAY),
                TRACER.trace(Player.MIN, 6, 4, Trees.AIMA),
                trace(Trees.n(Trees.n(), 3, Trees.n(Trees.n()))),
                trace(GameTree.leaf(7)));
    }

    @ParameterizedTest
    @MethodSource("traces")
    @SuppressWarnings("unchecked") // a script returns lists and maps of what JSON has
    void everyStepShowsItsStackItsCountersItsLineAndItsReason(Searched<Integer> trace, Browser browser)
            throws IOException {
        browser.open(PAGE.draw(trace, Labels.NONE), 1200, 800);
        List<Map<String, Object>> shown = (List<Map<String, Object>>) browser.run(ALL_STEPS);
        List<Step<Integer>> steps = Steps.of(trace).toList();
        assertThat(shown).hasSameSizeAs(steps);
        Counters counters = Counters.ZERO;
        for (int i = 0; i < steps.size(); i++) {
            Step<Integer> step = steps.get(i);
            counters = counters.after(step);
            assertThat(shown.get(i)).containsEntry("counters", text(counters));
            assertThat(shown.get(i)).containsEntry("stack", stack(step.frame(), trace));
            assertThat((String) shown.get(i).get("line")).startsWith(line(step)).doesNotContain("|");
            assertThat(shown.get(i)).containsEntry("running", 1L);
            assertThat((String) shown.get(i).get("words"))
                    .startsWith(name(step.frame()))
                    .contains(words(step));
        }
        assertThat(browser.complaints()).isEmpty();
    }

    private static String text(Counters c) {
        return Stream.of(
                        c.leaves(),
                        c.prunedSubtrees(),
                        c.max().nodes(),
                        c.min().nodes(),
                        c.nodes(),
                        c.max().updates(),
                        c.min().updates(),
                        c.max().done(),
                        c.min().done(),
                        c.max().cutoffs(),
                        c.min().cutoffs(),
                        c.cutoffs())
                .map(String::valueOf)
                .reduce((x, y) -> x + " " + y)
                .orElseThrow();
    }

    private static List<String> stack(Frame<Integer> innermost, Searched<Integer> root) {
        List<String> stack = new ArrayList<>();
        for (Frame<Integer> frame = innermost; ; frame = frame.caller().get()) {
            stack.add(0, name(frame) + bounds(frame.a(), frame.b()));
            if (frame.caller().isEmpty()) {
                break;
            }
        }
        stack.add(0, "window" + bounds(root.alpha(), root.beta()));
        return stack;
    }

    private static String bounds(int a, int b) {
        return " " + SvgDrawingTest.print(a) + " " + SvgDrawingTest.print(b);
    }

    private static String name(Frame<Integer> frame) {
        String kind = frame.trace() instanceof SearchedNode<Integer> node
                ? node.player().toString()
                : "leaf";
        return kind + " at " + (frame.path().isEmpty() ? "the root" : CutoffText.dotted(frame.path(), Glyphs.UNICODE));
    }

    private static String line(Step<Integer> step) {
        return switch (step.kind()) {
            case ENTER -> "return scan(p, a, b";
            case LEAF -> "return order.require(";
            case UPDATE ->
                ((SearchedNode<Integer>) step.trace()).player() == Player.MAX ? "a = order.max" : "b = order.min";
            case CUT -> "break;";
            case LEAVE -> "return p == Player.MAX ? a : b;";
        };
    }

    private static String words(Step<Integer> step) {
        return switch (step.kind()) {
            case ENTER -> "is called with a = ";
            case LEAF -> "is evaluated: " + step.value().orElseThrow() + ".";
            case UPDATE -> "has returned " + SvgDrawingTest.print(step.value().orElseThrow()) + ";";
            case CUT ->
                new CutoffText<Integer>(SvgDrawingTest::print, Glyphs.UNICODE)
                        .of((SearchedNode<Integer>) step.trace(), cutoff(step), step.path());
            case LEAVE -> "returns " + SvgDrawingTest.print(step.value().orElseThrow());
        };
    }

    private static Cutoff cutoff(Step<Integer> step) {
        return ((SearchedNode<Integer>) step.trace()).cutoff().orElseThrow();
    }

    @Test
    void theNodeThatSetTheBoundIsShownAtACutoff(Browser browser) throws IOException {
        browser.open(PAGE.draw(trace(Trees.MIT), Labels.NONE), 1200, 800);
        browser.click(".cutoffs button");
        assertThat(browser.text(".words"))
                .contains("deep α-cutoff: 4 ≤ 10; MAX, 3 levels up (the root), already has 10");
        assertThat(browser.run("return [...document.querySelectorAll('g.owner')].map(g => g.dataset.item).join()"))
                .isEqualTo("0");
        assertThat(browser.text(".stack .owner th")).isEqualTo("MAX at the root");
        browser.open(PAGE.draw(TRACER.trace(Player.MAX, 0, 9, Trees.n(12, 3)), Labels.NONE), 1200, 800);
        browser.click(".cutoffs button");
        assertThat(browser.text(".stack .owner th")).isEqualTo("window");
        assertThat(browser.run("return document.querySelectorAll('g.owner-window').length"))
                .isEqualTo(1L);
    }

    @Test
    void aBoundThatMovesIsMarkedAndNoOther(Browser browser) throws IOException {
        browser.open(PAGE.draw(trace(Trees.LECTURE), Labels.NONE), 1200, 800);
        String changed = "return [...document.querySelectorAll('.changed')].map(td => td.textContent).join()";
        List<Object> marks = new ArrayList<>();
        for (int i = 0; i < 15; i++) {
            marks.add(browser.run(changed));
            browser.press(Keys.ARROW_RIGHT);
        }
        // Of both MIN nodes b moves once, the root's a once; the other three updates move nothing.
        assertThat(marks).containsExactly("", "", "", "3", "", "", "", "3", "", "", "2", "", "", "", "");
    }

    @Test
    void theKeyboardAloneIsEnough(Browser browser) throws IOException {
        browser.open(PAGE.draw(trace(Trees.LECTURE), Labels.NONE), 1200, 800);
        assertThat(browser.text("output")).isEqualTo("step 1 of 15");
        browser.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_LEFT);
        assertThat(browser.text("output")).isEqualTo("step 2 of 15");
        browser.press(Keys.END);
        assertThat(browser.text("output")).isEqualTo("step 15 of 15");
        browser.press(Keys.HOME);
        assertThat(browser.text("output")).isEqualTo("step 1 of 15");
        assertThat(browser.tabTo("[data-go=next]")).isTrue();
        browser.press(Keys.SPACE);
        assertThat(browser.text("output")).isEqualTo("step 2 of 15");
        assertThat(browser.tabTo("input[type=range]")).isTrue();
        browser.press(Keys.ARROW_RIGHT);
        assertThat(browser.text("output")).isEqualTo("step 3 of 15");
        assertThat(browser.tabTo(".tree")).isTrue();
        browser.press(Keys.ARROW_RIGHT);
        assertThat(browser.text("output")).isEqualTo("step 4 of 15");
    }

    @Test
    void playGoesOnByItselfUntilItIsPaused(Browser browser) throws IOException, InterruptedException {
        browser.open(PAGE.draw(trace(Trees.LECTURE), Labels.NONE), 1200, 800);
        browser.press(Keys.SPACE);
        assertThat(browser.run("return document.querySelector('[data-go=play]').getAttribute('aria-label')"))
                .isEqualTo("Pause");
        for (int i = 0; i < 50 && browser.text("output").equals("step 1 of 15"); i++) {
            Thread.sleep(100);
        }
        assertThat(browser.text("output")).isEqualTo("step 2 of 15");
        browser.press(Keys.SPACE);
        assertThat(browser.run("return document.querySelector('[data-go=play]').getAttribute('aria-label')"))
                .isEqualTo("Play");
    }

    @Test
    void aLargeTreeIsFoldedAndItsStepsStillAddUp(Browser browser) throws IOException {
        Searched<Integer> trace = trace(Trees.uniform(
                10, 5, IntStream.range(0, 100_000).map(i -> i * 7919 % 1000).iterator()));
        String html = PAGE.draw(trace, Labels.NONE);
        assertThat(html).hasSizeLessThan(500_000);
        browser.open(html, 1200, 800);
        browser.press(Keys.END);
        assertThat(browser.run(
                        "return [...document.querySelectorAll('[data-count]')].map(td => td.textContent).join(' ')"))
                .isEqualTo(text(Counters.of(trace)));
        assertThat(browser.complaints()).isEmpty();
    }
}
