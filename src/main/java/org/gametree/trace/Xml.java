package org.gametree.trace;

import java.io.IOException;
import java.util.Locale;

/** Writes elements, with whatever text in them. */
final class Xml {
    private final Appendable out;

    Xml(Appendable out) {
        this.out = out;
    }

    /** Starts an element; attributes come in pairs of name and value. */
    Xml open(String name, Object... attributes) throws IOException {
        return tag(name, ">", attributes);
    }

    Xml close(String name) throws IOException {
        out.append("</").append(name).append(">");
        return this;
    }

    /** Writes an element without content on a line. */
    Xml empty(String name, Object... attributes) throws IOException {
        return tag(name, "/>", attributes).line();
    }

    private Xml tag(String name, String end, Object... attributes) throws IOException {
        out.append('<').append(name);
        for (int i = 0; i < attributes.length; i += 2) {
            out.append(' ')
                    .append((String) attributes[i])
                    .append("=\"")
                    .append(escaped(printed(attributes[i + 1])))
                    .append('"');
        }
        out.append(end);
        return this;
    }

    Xml text(String text) throws IOException {
        out.append(escaped(text));
        return this;
    }

    /** Writes an element that holds text only, on a line. */
    Xml element(String name, String text, Object... attributes) throws IOException {
        return open(name, attributes).text(text).close(name).line();
    }

    Xml line() throws IOException {
        out.append('\n');
        return this;
    }

    private static String printed(Object value) {
        return value instanceof Double number ? number(number) : value.toString();
    }

    /** Returns a number to a tenth, which is more than can be seen. */
    static String number(double number) {
        String text = String.format(Locale.ROOT, "%.1f", number);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }

    /** Returns the text with what means something in XML written out, and without what XML cannot hold. */
    static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(codePoint -> {
            switch (codePoint) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                default -> escaped.appendCodePoint(isLegal(codePoint) ? codePoint : 0xFFFD);
            }
        });
        return escaped.toString();
    }

    private static boolean isLegal(int codePoint) {
        return codePoint == '\n'
                || codePoint == '\t'
                || (codePoint >= ' ' && codePoint <= 0xD7FF)
                || (codePoint >= 0xE000 && codePoint <= 0xFFFD)
                || codePoint >= 0x10000;
    }
}
