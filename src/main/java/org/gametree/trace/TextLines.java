package org.gametree.trace;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.gametree.notation.Labels;

/** One text drawing while it is being written: the outline, line by line, with the lines of the tree before it. */
final class TextLines<V> {
    private final Glyphs glyphs;
    private final FoldLimits limits;
    private final LineText<V> text;
    private final Appendable out;

    // Both grow and shrink with the level that is being written.
    private final StringBuilder indent = new StringBuilder();
    private final List<Integer> path = new ArrayList<>();

    TextLines(TextDrawing<V> drawing, Appendable out) {
        this.glyphs = drawing.glyphs();
        this.limits = drawing.limits();
        this.text = new LineText<>(drawing.print(), glyphs, limits);
        this.out = out;
    }

    void draw(Searched<V> trace, Labels labels) throws IOException {
        List<Drawn<V>> all = Drawn.of(trace, labels, limits);
        for (Drawn<V> drawn : all) {
            line(drawn);
        }
        out.append(text.legend(all.get(0)));
    }

    private void line(Drawn<V> drawn) throws IOException {
        if (drawn.depth() > 0) {
            indent.setLength((drawn.depth() - 1) * glyphs.line.length());
            path.subList(drawn.depth() - 1, path.size()).clear();
            path.add(drawn.index());
            out.append(indent).append(glyphs.branch(drawn.best(), drawn.last()));
            indent.append(drawn.last() ? glyphs.noLine : glyphs.line);
        }
        out.append(text.of(drawn, path)).append('\n');
    }
}
