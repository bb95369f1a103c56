package org.gametree.trace;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.gametree.notation.Labels;
import org.gametree.trace.ComparedTree.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** What a page looks like: nothing overlaps or is cut off, on every screen, on paper, in the light and in the dark. */
@ExtendWith(Browser.Session.class)
class PageLayoutTest {
    private static final HtmlPage<Integer> PAGE = PageStepsTest.PAGE;
    private static final int WIDE = 1300;
    private static final int NARROW = 360;
    private static final int HEIGHT = 800;

    /** A tree of 2, 8, 40 or 100 leaves, some of them far apart. */
    private static GameTree<Integer> tree(int leaves) {
        List<GameTree<Integer>> level = IntStream.range(0, leaves)
                .mapToObj(i -> GameTree.leaf(i % 7 == 3 ? -12345 * i : i * 37 % 101))
                .toList();
        for (int width : new int[] {2, 4, 5}) {
            if (level.size() % width == 0) {
                List<GameTree<Integer>> below = level;
                level = IntStream.range(0, below.size() / width)
                        .mapToObj(i -> GameTree.node(below.subList(i * width, (i + 1) * width)))
                        .toList();
            }
        }
        return level.size() == 1 ? level.get(0) : GameTree.node(level);
    }

    @SuppressWarnings("unchecked") // a script returns lists of what JSON has
    private static List<String> faults(Browser browser) throws IOException {
        try (InputStream script = PageLayoutTest.class.getResourceAsStream("layout.js")) {
            return (List<String>)
                    browser.run(new String(Objects.requireNonNull(script).readAllBytes(), UTF_8));
        }
    }

    @ParameterizedTest
    @CsvSource({"2,1300", "2,360", "8,1300", "8,360", "40,1300", "40,360", "100,1300", "100,360"})
    void nothingOverlapsAndNothingIsCutOff(int leaves, int width, Browser browser) throws IOException {
        GameTree<Integer> tree = tree(leaves);
        assertThat(tree.leaves()).isEqualTo(leaves);
        Searched<Integer> trace = PageStepsTest.trace(tree);
        browser.open(PAGE.draw(trace, Labels.NONE), width, HEIGHT);
        assertThat(faults(browser)).isEmpty();
        browser.press(Keys.END);
        assertThat(faults(browser)).isEmpty();
        browser.open(PAGE.practice().draw(trace, Labels.NONE), width, HEIGHT);
        assertThat(faults(browser)).isEmpty();
        browser.click("[data-do=solve]");
        assertThat(faults(browser)).isEmpty();
        browser.open(comparison(tree), width, HEIGHT);
        assertThat(faults(browser)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    document.querySelector('g[data-item="1"] .worth').setAttribute('x', 265) | path "" overlaps text "= 3"
                    document.querySelector('svg.gametree').viewBox.baseVal.width = 465       | rect "" is cut off
                    document.querySelector('g.leaf rect').setAttribute('width', 4)           | text "3" does not fit
                    document.querySelector('h1').style.minWidth = '2000px'                   | the page is 20
                    document.querySelector('.result p').style.width = '2000px'               | does not hold its text
                    document.querySelector('figure').style.transform = 'translateX(300px)'   | overlaps
                    """)
    void anOverlapAndACutWouldBeFound(String damage, String fault, Browser browser) throws IOException {
        browser.open(PAGE.draw(PageStepsTest.trace(Trees.LECTURE), Labels.NONE), WIDE, HEIGHT);
        browser.press(Keys.END);
        browser.run(damage);
        assertThat(faults(browser)).anySatisfy(line -> assertThat(line).contains(fault));
    }

    static String comparison(GameTree<Integer> tree) throws IOException {
        StringBuilder page = new StringBuilder();
        List<Integer> all = IntStream.range(0, (int) tree.leaves()).boxed().toList();
        List<Integer> alphaBeta = VisitedLeaves.of(PageStepsTest.trace(tree))
                .mapToObj(leaf -> (int) leaf)
                .toList();
        List<Run<Integer>> runs = List.of(
                new Run<>("alphabeta", 3, alphaBeta.size(), OptionalInt.empty(), alphaBeta),
                new Run<>("minimax", 3, 2L * all.size(), OptionalInt.of(2), all));
        List<ComparedTree<Integer>> orders = Stream.of("given", "best-first")
                .map(order -> new ComparedTree<>(order, tree, Labels.NONE, runs))
                .toList();
        new ComparisonPage<Integer>(String::valueOf).draw(Player.MAX, "window (-inf, inf)", orders, page);
        return page.toString();
    }

    @Test
    void labelsFromEverywhereOverlapNothingAndDoNoHarm(Browser browser) throws IOException {
        GameTree<Integer> tree = Trees.ARRAY;
        Searched<Integer> trace = PageStepsTest.trace(tree);
        Labels labels = HostileLabels.of(tree);
        for (HtmlPage<Integer> page : List.of(PAGE, PAGE.practice())) {
            browser.open(page.draw(trace, labels), WIDE, HEIGHT);
            browser.press(Keys.END);
            assertThat(faults(browser)).isEmpty();
            assertThat(browser.run("return document.scripts.length")).isEqualTo(2L);
            assertThat(browser.run("return document.querySelector('g .name').textContent"))
                    .isEqualTo("<script>alert(1)</script>");
            assertThat(browser.complaints()).isEmpty();
        }
        browser.open(PAGE.draw(trace, labels), WIDE, HEIGHT);
        assertThat(browser.text(".words")).startsWith("<script>alert(1)</script>: MAX at the root is called");
    }

    @Test
    void valuesOfAnyTextDoNoHarm(Browser browser) throws IOException {
        HtmlPage<Integer> page =
                new HtmlPage<>(value -> "</script><script>alert(" + value + ")</script>\u2028\"'&{{data}}");
        browser.open(page.draw(PageStepsTest.trace(Trees.LECTURE), Labels.NONE), WIDE, HEIGHT);
        browser.press(Keys.END);
        assertThat(browser.run("return document.scripts.length")).isEqualTo(2L);
        assertThat(browser.text(".words")).contains("returns </script><script>alert");
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void nothingIsAskedForButThePageItself(Browser browser) throws IOException {
        for (String html :
                List.of(PAGE.draw(PageStepsTest.trace(Trees.LECTURE), Labels.NONE), comparison(Trees.LECTURE))) {
            browser.requests();
            browser.open(html, WIDE, HEIGHT);
            browser.press(Keys.END);
            assertThat(browser.requests())
                    .filteredOn(address -> !address.equals("data:,"))
                    .containsExactly(browser.address());
        }
    }

    @Test
    void aStateShowsByItsColourAndByItsOutline(Browser browser) throws IOException {
        browser.open(PAGE.draw(PageStepsTest.trace(Trees.MIT), Labels.NONE), WIDE, HEIGHT);
        browser.click(".cutoffs button");
        // At the deep cutoff one node of each state is there but those not called yet, which a leaf is at the
        // beginning.
        List<String> states = List.of("running", "stack", "owner", "unsearched");
        String look = "const s = getComputedStyle(document.querySelector('g.' + arguments[0] + ' > :is(path, rect)'));"
                + "return [s.fill + s.stroke, s.strokeWidth + ' ' + s.strokeDasharray]";
        List<List<?>> looks = Stream.concat(
                        states.stream().map(state -> (List<?>) browser.run(look, state)),
                        Stream.of((List<?>) browser.run(look, "leaf:not(.unsearched)")))
                .toList();
        browser.press(Keys.HOME);
        looks = Stream.concat(looks.stream(), Stream.of((List<?>) browser.run(look, "waiting")))
                .toList();
        assertThat(looks).extracting(each -> each.get(0)).doesNotHaveDuplicates();
        assertThat(looks).extracting(each -> each.get(1)).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource({"light", "dark"})
    void textsStandOutFromTheirGround(String colours, Browser browser) throws IOException {
        browser.show("", colours);
        browser.open(PAGE.draw(PageStepsTest.trace(Trees.ARRAY), Labels.NONE), WIDE, HEIGHT);
        Map<?, ?> contrasts = (Map<?, ?>) browser.run("""
                const rgb = name => {
                  const probe = document.body.appendChild(document.createElement('i'));
                  probe.style.color = `var(${name})`;
                  const [r, g, b] = getComputedStyle(probe).color.match(/[\\d.]+/g).map(c => {
                    const s = c / 255;
                    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
                  });
                  probe.remove();
                  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
                };
                const contrast = ([text, ground]) => {
                  const [x, y] = [rgb(text), rgb(ground)].sort((p, q) => q - p);
                  return (x + 0.05) / (y + 0.05);
                };
                const pairs = [['--ink', '--card'], ['--ink', '--paper'], ['--soft', '--card'], ['--soft', '--paper'],
                  ['--ink', '--leaf'], ['--ink', '--running'], ['--ink', '--owner'], ['--card', '--accent'],
                  ['--gone', '--card']];
                return Object.fromEntries(pairs.map(pair => [pair.join(' on '), contrast(pair)]));
                """);
        assertThat(contrasts)
                .hasSize(9)
                .allSatisfy((pair, contrast) ->
                        assertThat(((Number) contrast).doubleValue()).isGreaterThanOrEqualTo(4.5));
    }

    @Test
    void lightAndDarkDiffer(Browser browser) throws IOException {
        String ground = "return getComputedStyle(document.body).backgroundColor";
        browser.open(PAGE.draw(PageStepsTest.trace(Trees.LECTURE), Labels.NONE), WIDE, HEIGHT);
        browser.show("", "light");
        Object light = browser.run(ground);
        browser.show("", "dark");
        assertThat(browser.run(ground)).isNotEqualTo(light);
    }

    @Test
    void onPaperStandTheFinishedPictureTheResultAndTheReasons(Browser browser) throws IOException {
        browser.open(PAGE.draw(PageStepsTest.trace(Trees.LECTURE), Labels.NONE), NARROW, HEIGHT);
        browser.press(Keys.ARROW_RIGHT);
        browser.show("print", "dark");
        String visible = "return [...document.querySelectorAll(arguments[0])].filter(e => e.checkVisibility()).length";
        assertThat(browser.run(visible, ".live, button, input")).isEqualTo(0L);
        assertThat(browser.run(visible, "svg.gametree, .result, .cutoffs li, figcaption"))
                .isEqualTo(4L);
        assertThat(browser.run("return document.querySelectorAll('g.waiting').length"))
                .isEqualTo(0L);
        assertThat(browser.run("return getComputedStyle(document.body).backgroundColor"))
                .isEqualTo("rgb(255, 255, 255)");
        assertThat(faults(browser)).isEmpty();
        browser.show("", "light");
        assertThat(browser.text("output")).isEqualTo("step 2 of 15");
    }

    @Test
    void withoutScriptsThePictureStandsAsInTheEnd(Browser browser) throws IOException {
        browser.scripts(false);
        Searched<Integer> trace = PageStepsTest.trace(Trees.LECTURE);
        browser.open(PAGE.draw(trace, Labels.NONE), WIDE, HEIGHT);
        String visible = "return [...document.querySelectorAll(arguments[0])].filter(e => e.checkVisibility()).length";
        assertThat(browser.run(visible, ".live, button, input")).isEqualTo(0L);
        assertThat(browser.run(visible, "g.max, g.min, g.leaf")).isEqualTo(7L);
        assertThat(browser.run(visible, "g.unsearched, path.mark[data-item]")).isEqualTo(2L);
        assertThat(browser.text("figcaption")).contains("A bound equal to the other cuts too (b ≤ a)");
        assertThat(browser.text(".cutoffs li"))
                .isEqualTo("MIN at 1: α-cutoff: 2 ≤ 3; MAX, one level up, already has 3. 1 leaf not searched: 9.");
        assertThat(faults(browser)).isEmpty();
        browser.open(PAGE.practice().draw(trace, Labels.NONE), WIDE, HEIGHT);
        assertThat(browser.run(visible, "g.max, g.min, g.leaf")).isEqualTo(7L);
        assertThat(browser.run(visible, "g.unsearched, path.mark[data-item], .worth:not(#exercise *)"))
                .isEqualTo(0L);
    }
}
