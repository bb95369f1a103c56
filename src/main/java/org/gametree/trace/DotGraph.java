package org.gametree.trace;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gametree.trace.Sign.Kind;

/** One graph while it is being written: every item, and the edge that leads to it. */
final class DotGraph {
    private final List<? extends Drawn<?>> all;
    private final List<Sign> signs;
    private final LineText<?> text;
    private final Appendable out;

    DotGraph(List<? extends Drawn<?>> all, List<Sign> signs, LineText<?> text, Appendable out) {
        this.all = all;
        this.signs = signs;
        this.text = text;
        this.out = out;
    }

    void draw() throws IOException {
        out.append("digraph gametree {\n");
        out.append("  ordering=out; ranksep=0.6; nodesep=0.2; fontname=\"Helvetica\"; fontsize=11;\n");
        out.append("  labelloc=b; labeljust=l; label=")
                .append(quoted(caption(), "\\l"))
                .append(";\n");
        out.append("  node [fontname=\"Helvetica\", fontsize=12, margin=\"0.03,0.03\", style=filled];\n");
        out.append("  edge [fontname=\"Helvetica\", fontsize=10, arrowsize=0.6];\n");
        out.append("  window [shape=point, width=0.05, label=\"\"];\n");
        for (int i = 0; i < all.size(); i++) {
            node(i);
            edge(i);
        }
        out.append("}\n");
    }

    private List<String> caption() {
        List<String> caption = new ArrayList<>();
        if (signs.get(0).best()) {
            caption.add("thick: principal variation");
        }
        if (signs.stream().anyMatch(sign -> sign.kind() == Kind.PRUNED)) {
            caption.add(LineText.CUT + " " + text.equalCuts());
        }
        return caption;
    }

    private void node(int i) throws IOException {
        Sign sign = signs.get(i);
        List<String> lines = Stream.concat(Stream.of(sign.name(), sign.inside()), sign.lines().stream())
                .filter(line -> !line.isEmpty())
                .toList();
        out.append("  n" + i + " [").append(shape(sign.kind()));
        out.append(sign.best() ? ", penwidth=3" : "");
        out.append(", label=").append(quoted(lines, sign.isWords() ? "\\l" : "\\n"));
        out.append(", tooltip=").append(quoted(List.of(sign.title()), "")).append("];\n");
    }

    private static String shape(Kind kind) {
        return switch (kind) {
            case MAX -> "shape=triangle, fillcolor=\"#cfe2ff\"";
            case MIN -> "shape=invtriangle, fillcolor=\"#ffe0c7\"";
            case LEAF -> "shape=box, height=0.3, width=0.3, fillcolor=\"#f7f7f5\"";
            case COUNTED, PRUNED -> "shape=plaintext, style=\"\", fontsize=10, fontcolor=\"#666666\"";
        };
    }

    private void edge(int i) throws IOException {
        Sign sign = signs.get(i);
        String from = all.get(i).parent() < 0 ? "window" : "n" + all.get(i).parent();
        out.append("  ").append(from).append(" -> n" + i + " [label=").append(quoted(List.of(sign.window()), ""));
        out.append(sign.kind() == Kind.PRUNED ? ", style=dashed, color=\"#767676\", arrowhead=tee" : "");
        out.append(sign.best() ? ", penwidth=3" : "").append("];\n");
    }

    // Graphviz reads entities in a text, as HTML does.
    private static String quoted(List<String> lines, String lineEnd) {
        return lines.stream()
                .map(line -> line.replace("\\", "\\\\").replace("\"", "\\\"").replace("&", "&amp;"))
                .collect(Collectors.joining(lineEnd, "\"", lineEnd.equals("\\l") && !lines.isEmpty() ? "\\l\"" : "\""));
    }
}
