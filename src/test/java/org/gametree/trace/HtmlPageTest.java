package org.gametree.trace;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.gametree.trace.Trees.n;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gametree.core.GameTree;
import org.gametree.core.Player;
import org.gametree.notation.Labels;
import org.junit.jupiter.api.Test;

/** Pages as text: what a person has read, and what every page keeps to. */
class HtmlPageTest {
    private static final HtmlPage<Integer> PAGE = PageStepsTest.PAGE;

    private static String body(String html) {
        return between("<body>\n", "<script type=\"application/json\"", html);
    }

    private static String data(String html) {
        return between("<script type=\"application/json\" id=\"data\">", "</script>", html) + "\n";
    }

    private static String between(String start, String end, String html) {
        int from = html.indexOf(start) + start.length();
        return html.substring(from, html.indexOf(end, from));
    }

    @Test
    void aLecturesPage() throws IOException {
        String html = PAGE.draw(PageStepsTest.trace(Trees.LECTURE), Labels.NONE);
        Approved.verify("lecture-page.html", body(html));
        Approved.verify("lecture-page.json", data(html));
    }

    @Test
    void anExercise() throws IOException {
        String html = PAGE.practice().draw(PageStepsTest.trace(Trees.EQUAL_BOUND), Labels.NONE);
        Approved.verify("exercise-page.html", between("<section id=\"exercise\">", "<main", html));
        Approved.verify("exercise-page.json", data(html));
    }

    @Test
    void noTwoSignsOfALegendLookAlike() throws IOException {
        for (String html : List.of(
                PAGE.draw(PageStepsTest.trace(Trees.LECTURE), Labels.NONE),
                PAGE.practice().draw(PageStepsTest.trace(Trees.EQUAL_BOUND), Labels.NONE))) {
            List<String> legends = Pattern.compile("<ul class=\"legend\">(.*?)</ul>", Pattern.DOTALL)
                    .matcher(html)
                    .results()
                    .map(match -> match.group(1))
                    .toList();
            assertThat(legends)
                    .isNotEmpty()
                    .allSatisfy(legend ->
                            assertThat(signs(legend)).hasSizeGreaterThan(2).doesNotHaveDuplicates());
        }
    }

    private static List<String> signs(String legend) {
        return Pattern.compile("<svg[^>]*>(.*?)</svg>")
                .matcher(legend)
                .results()
                .map(match -> match.group(1))
                .toList();
    }

    @Test
    void aComparison() throws IOException {
        String html = PageLayoutTest.comparison(Trees.LECTURE);
        Approved.verify("comparison-page.html", body(html));
        Approved.verify("comparison-page.json", data(html));
    }

    @Test
    void aFoldedTreeInAWindowWithEmptyNodesAndLabels() throws IOException {
        GameTree<Integer> tree = n(
                3, n(2, 9), n(4, n(n(1, 8), 6)), n(0, 1, 2, 3, 1, 1, 1), n(3, 1, 2, 3, 4), n(n(6, 1), n(5, 2)), n(), 4);
        FoldLimits limits = new FoldLimits(2, 4, 3, 14);
        Searched<Integer> trace = PageStepsTest.TRACER.trace(Player.MAX, 2, 5, tree);
        String html = PAGE.with(limits).draw(trace, HostileLabels.of(tree));
        Approved.verify("folded-page.json", data(html));
    }

    @Test
    void theDefinitionIsAlphaBetasOwnLineByLine() throws IOException {
        String definition = between(
                "<pre class=\"definition\"><code>", "</code>", PAGE.draw(PageStepsTest.trace(n(1)), Labels.NONE));
        Iterator<String> source = Files.readAllLines(Path.of("src/main/java/org/gametree/core/AlphaBeta.java")).stream()
                .map(String::strip)
                .iterator();
        List<String> lines = definition
                .replaceAll("<[^>]*>", "")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .toList();
        assertThat(lines).hasSizeGreaterThan(15);
        for (String line : lines) {
            String next = "";
            while (!next.equals(line)) {
                assertThat(source.hasNext())
                        .as("AlphaBeta has in its place the line %s", line)
                        .isTrue();
                next = source.next();
            }
        }
    }

    @Test
    void thePolicyLetsNothingRunOrLoadButWhatStandsInThePage() throws Exception {
        String html = PAGE.draw(PageStepsTest.trace(n(1)), HostileLabels.of(n(1)));
        assertThat(html)
                .contains("content=\"default-src 'none'; img-src data:; style-src '"
                        + hash(between("<style>", "</style>", html)) + "'; script-src '"
                        + hash(between("<script type=\"module\">", "</script>", html))
                        + "'; base-uri 'none'; form-action 'none'\"");
        Matcher address = Pattern.compile("(?:src|href)=\"([^\"]*)\"|url\\(|@import|https?:")
                .matcher(html);
        assertThat(address.results().map(found -> found.group(1)))
                .containsOnly("data:,", null)
                .hasSize(2); // the namespace of SVG, which is a name, is the one without
    }

    private static String hash(String text) throws Exception {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8));
        return "sha256-" + Base64.getEncoder().encodeToString(digest);
    }

    @Test
    void whatIsDrawnIsAllThatIsWritten() throws InterruptedException {
        Searched<Integer> deep = LargeTrees.deepTrace();
        assertThat(data(PAGE.draw(deep, Labels.NONE))).hasSizeLessThan(10_000);
        Searched<Integer> hundred = PageStepsTest.trace(Trees.KNUTH_MOORE);
        assertThat(data(PAGE.draw(hundred, Labels.NONE))).hasSizeLessThan(30_000);
    }

    @Test
    void refusesNull() {
        assertThatNullPointerException()
                .isThrownBy(() -> new HtmlPage<Integer>(null))
                .withMessageStartingWith("print is null");
        assertThatNullPointerException().isThrownBy(() -> PAGE.with(null)).withMessageStartingWith("limits is null");
        assertThatNullPointerException()
                .isThrownBy(() -> PAGE.draw(null, Labels.NONE))
                .withMessageStartingWith("trace is null");
        assertThatNullPointerException()
                .isThrownBy(() -> PAGE.draw(PageStepsTest.trace(n(1)), null))
                .withMessageStartingWith("labels is null");
        assertThatNullPointerException()
                .isThrownBy(() -> PAGE.draw(PageStepsTest.trace(n(1)), Labels.NONE, null))
                .withMessageStartingWith("out is null");
    }
}
