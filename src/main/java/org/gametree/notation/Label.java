package org.gametree.notation;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gametree.notation.Token.Kind;

/** A label as written: a word that begins as no number does, or any text in quotes. */
final class Label {
    /** What to expect where a label may stand. */
    static final String LABEL = "a label";

    /** What to expect instead of a label that names nothing. */
    static final String EXPLAINED = "a label with ':' or a bracket behind it";

    private static final Set<String> RESERVED = Set.of("inf", "full", "halves");
    private static final Pattern BARE = Pattern.compile("[\\p{L}_][^\\s\\p{Z}\\p{C}\\[\\](),:#\"]*+");
    private static final Pattern ESCAPE = Pattern.compile("\\\\(?:([\"\\\\])|u([0-9A-Fa-f]{4}))?");
    private static final String ESCAPES = "'\\\"', '\\\\' or '\\u' and four hexadecimal digits";

    private Label() {}

    /** Tells whether the token, which is not the end, is a label, or at least no attempt at a number. */
    static boolean is(Token token) {
        return token.kind() == Kind.QUOTED || isWord(token.text());
    }

    private static boolean isWord(String word) {
        int first = word.codePointAt(0);
        return (Character.isLetter(first) || first == '_') && !RESERVED.contains(word);
    }

    /** Returns the text that the label stands for. */
    static String read(Scanner scanner, Token token) {
        if (token.kind() == Kind.WORD) {
            return token.text();
        }
        StringBuilder text = new StringBuilder();
        int end = token.text().length() - 1;
        int at = 1;
        Matcher escapes = ESCAPE.matcher(token.text()).region(1, end);
        while (escapes.find()) {
            text.append(token.text(), at, escapes.start()).append(unescaped(scanner, token, escapes));
            at = escapes.end();
        }
        return text.append(token.text(), at, end).toString();
    }

    private static char unescaped(Scanner scanner, Token token, Matcher escape) {
        if (escape.group(1) != null) {
            return escape.group(1).charAt(0);
        }
        if (escape.group(2) != null) {
            return (char) Integer.parseInt(escape.group(2), 16);
        }
        String piece = token.text().substring(escape.start(), escape.start() + 2);
        throw scanner.refusal(new Token(Kind.QUOTED, piece, token.offset() + escape.start()), List.of(ESCAPES));
    }

    /** Returns a text as a label that reads back as it. */
    static String print(String text) {
        if (BARE.matcher(text).matches() && isWord(text)) {
            return text;
        }
        StringBuilder quoted = new StringBuilder("\"");
        text.codePoints().forEach(codePoint -> append(quoted, codePoint));
        return quoted.append('"').toString();
    }

    private static void append(StringBuilder quoted, int codePoint) {
        if (codePoint == '"' || codePoint == '\\') {
            quoted.append('\\').append((char) codePoint);
        } else if (Excerpt.isVisible(codePoint)) {
            quoted.appendCodePoint(codePoint);
        } else {
            for (char unit : Character.toChars(codePoint)) {
                quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) unit));
            }
        }
    }
}
