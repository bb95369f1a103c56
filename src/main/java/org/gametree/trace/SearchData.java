package org.gametree.trace;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.gametree.core.Player;
import org.gametree.trace.Outline.Branch;
import org.gametree.trace.Outline.Hidden;
import org.gametree.trace.Outline.LeafRow;
import org.gametree.trace.Outline.OneLeaf;
import org.gametree.trace.Outline.Unsearched;
import org.gametree.trace.PagePicture.Reason;

/**
 * A search as the page's script reads it: one object for each item of its picture, from which it makes the steps again.
 * No step is written, let alone its stack, so this takes room in proportion to the picture.
 */
final class SearchData<V> {
    private final PagePicture<V> picture;
    private final LineText<V> text;
    private final Json json;

    SearchData(PagePicture<V> picture, Function<? super V, String> print, FoldLimits limits, Json json) {
        this.picture = picture;
        this.text = Signs.text(print, limits);
        this.json = json;
    }

    void write() throws IOException {
        json.open('[').line();
        for (int i = 0; i < picture.all().size(); i++) {
            json.open('{');
            item(picture.all().get(i), picture.signs().get(i));
            json.close('}').line();
        }
        json.close(']');
    }

    private void item(Drawn<V> drawn, Sign sign) throws IOException {
        json.name("kind").value(sign.shape());
        json.name("parent").value(drawn.parent());
        json.name("child").value(drawn.index());
        if (!sign.name().isEmpty()) {
            json.name("name").value(sign.name());
        }
        if (drawn.item() instanceof Branch<V> branch) {
            node(branch, drawn);
            after(drawn, branch.node, branch.node);
        } else if (drawn.item() instanceof OneLeaf<V> one) {
            searched(one.leaf());
            after(drawn, one.leaf(), one.leaf());
        } else if (drawn.item() instanceof LeafRow<V> row) {
            several(row.leaves(), drawn, sign);
        } else if (drawn.item() instanceof Hidden<V> hidden) {
            several(hidden.children(), drawn, sign);
        } else if (drawn.item() instanceof Unsearched<V>) {
            json.name("searched").value(false);
        }
    }

    private void node(Branch<V> branch, Drawn<V> drawn) throws IOException {
        SearchedNode<V> node = branch.node;
        searched(node);
        json.name("children").value(node.tree().children().size());
        if (branch.folded()) {
            json.name("words").value(text.folded(node));
            counts(Counters.of(node));
        } else if (node.cutoff().isPresent()) {
            cutoff(node, node.cutoff().get(), picture.reason(drawn, text));
        }
    }

    private void searched(Searched<V> trace) throws IOException {
        window("window", trace.alpha(), trace.beta());
        json.name("value").value(text.printed(trace.value()));
        json.name("reads").value(trace.reading().symbol());
    }

    private void window(String name, V a, V b) throws IOException {
        json.name(name).open('[').value(text.printed(a)).value(text.printed(b)).close(']');
    }

    private void cutoff(SearchedNode<V> node, Cutoff cutoff, Reason reason) throws IOException {
        json.name("cut").open('{');
        json.name("at").value(node.searched().size());
        json.name("subtrees").value(node.pruned().size());
        if (cutoff.levelsUp().isPresent()) {
            json.name("up").value(cutoff.levelsUp().getAsInt());
        }
        json.name("why").value(reason.why());
        json.name("leaves").value(reason.leaves());
        json.close('}');
    }

    private void several(List<Searched<V>> children, Drawn<V> drawn, Sign sign) throws IOException {
        json.name("words").value(sign.title());
        json.name("covers").value(children.size());
        counts(children.stream().map(Counters::of).reduce(Counters.ZERO, Counters::plus));
        after(drawn, children.get(0), children.get(children.size() - 1));
    }

    // Where the bounds of the node above stood before a child was searched is the window of that child.
    private void after(Drawn<V> drawn, Searched<V> first, Searched<V> last) throws IOException {
        if (drawn.parent() < 0) {
            return;
        }
        SearchedNode<V> above = ((Branch<V>) picture.all().get(drawn.parent()).item()).node;
        int index = drawn.index() + Drawn.children(drawn.item()) - 1;
        Frame<V> then = new Frame<>(above, last.alpha(), last.beta(), index, Optional.empty()).childReturned();
        boolean moved = above.player() == Player.MAX
                ? !first.alpha().equals(then.a())
                : !first.beta().equals(then.b());
        window("then", then.a(), then.b());
        json.name("moved").value(moved);
    }

    private void counts(Counters counters) throws IOException {
        json.name("counts").open('{');
        json.name("leaves").value(counters.leaves());
        json.name("prunedSubtrees").value(counters.prunedSubtrees());
        tally("max", counters.max());
        tally("min", counters.min());
        json.close('}');
    }

    private void tally(String name, Counters.Tally tally) throws IOException {
        json.name(name).open('{');
        json.name("nodes").value(tally.nodes());
        json.name("updates").value(tally.updates());
        json.name("done").value(tally.done());
        json.name("cutoffs").value(tally.cutoffs());
        json.close('}');
    }
}
