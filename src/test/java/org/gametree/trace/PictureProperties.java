package org.gametree.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;
import org.gametree.notation.Labels;
import org.gametree.trace.Sign.Kind;
import org.gametree.trace.SvgPlaces.Column;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

/** What every picture keeps to, whatever was searched and however its parts are called. */
class PictureProperties {
    private static final FoldLimits LIMITS = new FoldLimits(3, 2, 1, 40);

    @Provide
    Arbitrary<Searched<Integer>> traces() {
        return RandomSearches.ofTrees(3, 8).map(Search::trace);
    }

    /** A rectangle in the picture. */
    private record Box(double left, double right, double top, double bottom) {
        boolean overlaps(Box other) {
            return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
        }
    }

    @Property(tries = 300)
    void noTwoItemsOverlapAndNoneIsCutOff(@ForAll("traces") Searched<Integer> trace) {
        Labels labels = HostileLabels.of(trace.tree());
        List<Drawn<Integer>> all = Drawn.of(trace, labels, LIMITS);
        List<Sign> signs = Signs.of(all, String::valueOf, LIMITS);
        SvgPlaces places = SvgPlaces.of(all, signs);
        List<Box> boxes = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            Column column = places.column(all.get(i));
            Sign sign = signs.get(i);
            double start = column.start(sign);
            double y = places.y().get(i);
            Box box = new Box(start - sign.lead(), start + sign.body(), y - sign.height() / 2, y + sign.height() / 2);
            assertThat(boxes).noneMatch(box::overlaps);
            assertThat(box.left).isGreaterThanOrEqualTo(column.straight() - 1e-6);
            assertThat(box.right).isLessThanOrEqualTo(places.width() + 1e-6);
            assertThat(box.bottom).isLessThanOrEqualTo(places.height() + 1e-6);
            boxes.add(box);
        }
        collect(signs);
    }

    private static void collect(List<Sign> signs) {
        for (Kind kind : Kind.values()) {
            Statistics.label(kind.toString())
                    .collect(signs.stream().anyMatch(sign -> sign.kind() == kind))
                    .coverage(coverage -> coverage.check(true).percentage(percent -> percent > 5));
        }
    }

    @Property(tries = 200)
    void everyPictureIsWellFormedWithATitleForEachOfItsParts(@ForAll("traces") Searched<Integer> trace)
            throws Exception {
        Labels labels = HostileLabels.of(trace.tree());
        String svg = new SvgDrawing<Integer>(String::valueOf).with(LIMITS).draw(trace, labels);
        Element root = parsed(svg).getDocumentElement();
        int items = Drawn.of(trace, labels, LIMITS).size();
        assertThat(root.getElementsByTagName("title").getLength()).isEqualTo(items + 1);
        assertThat(root.getElementsByTagName("desc").getLength()).isEqualTo(1);
        assertThat(root.getElementsByTagName("script").getLength()).isZero();
    }

    static Document parsed(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }

    @Property(tries = 200)
    void everyGraphIsMadeOfItsItemsAndOfQuotedTexts(@ForAll("traces") Searched<Integer> trace) {
        Labels labels = HostileLabels.of(trace.tree());
        String dot = new DotDrawing<Integer>(String::valueOf).with(LIMITS).draw(trace, labels);
        int items = Drawn.of(trace, labels, LIMITS).size();
        String bare = dot.replaceAll("\"(?:[^\"\\\\\\n]|\\\\.)*+\"", "T");
        assertThat(bare.lines().filter(line -> line.matches("  n\\d+ \\[[\\w=,. ]*];")))
                .hasSize(items);
        assertThat(bare.lines().filter(line -> line.matches("  (window|n\\d+) -> n\\d+ \\[[\\w=,. ]*];")))
                .hasSize(items);
        assertThat(bare.lines()).hasSize(2 * items + 7);
        assertThat(bare).doesNotContain("\"", "\\", "<", "&");
    }
}
