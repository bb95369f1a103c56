package org.gametree.trace;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import org.gametree.trace.Outline.Branch;
import org.gametree.trace.Outline.Item;
import org.gametree.trace.Outline.OneLeaf;

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
        this.text = new LineText<>(drawing);
        this.out = out;
    }

    void draw(Searched<V> trace) throws IOException {
        if (trace instanceof SearchedNode<V> node) {
            Branch<V> root = Outline.of(node, limits);
            line(text.of(root, path));
            below(root);
            out.append(text.legend(root));
        } else {
            line(text.ofRoot((SearchedLeaf<V>) trace));
        }
    }

    // The stack of levels is explicit, so that a deep drawing needs no deep recursion.
    private void below(Branch<V> root) throws IOException {
        Deque<Iterator<Item<V>>> levels = new ArrayDeque<>();
        levels.push(root.items().iterator());
        while (!levels.isEmpty()) {
            Iterator<Item<V>> level = levels.element();
            if (level.hasNext()) {
                Item<V> item = level.next();
                boolean last = !level.hasNext();
                out.append(indent).append(glyphs.branch(best(item), last));
                if (item instanceof Branch<V> branch) {
                    enter(branch, last);
                    levels.push(branch.items().iterator());
                } else {
                    line(text.of(item));
                }
            } else {
                levels.pop();
                leave();
            }
        }
    }

    private void enter(Branch<V> branch, boolean last) throws IOException {
        path.add(branch.index);
        line(text.of(branch, path));
        indent.append(last ? glyphs.noLine : glyphs.line);
    }

    private void leave() {
        if (!path.isEmpty()) {
            path.remove(path.size() - 1);
            indent.setLength(indent.length() - glyphs.line.length());
        }
    }

    private void line(String words) throws IOException {
        out.append(words).append('\n');
    }

    private static <V> boolean best(Item<V> item) {
        return item instanceof Branch<V> branch ? branch.best : item instanceof OneLeaf<V> leaf && leaf.best();
    }
}
