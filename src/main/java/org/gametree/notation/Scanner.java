package org.gametree.notation;

import java.util.List;
import org.gametree.notation.Token.Kind;

/** Takes a text apart into tokens, one at a time; after the last come only ends. */
final class Scanner {
    private final String text;
    private final boolean quotes;
    private int next;

    /** Scans a text in which quotes mean nothing. */
    Scanner(String text) {
        this(text, false);
    }

    Scanner(String text, boolean quotes) {
        this.text = text;
        this.quotes = quotes;
    }

    Token next() {
        skipBlanks();
        int start = next;
        if (start == text.length()) {
            return new Token(Kind.END, "", start);
        }
        Kind kind = kindAt(start);
        next++;
        if (kind == Kind.QUOTED) {
            skipToQuote();
        }
        while (kind == Kind.WORD && next < text.length() && !isBlankAt(next) && kindAt(next) == Kind.WORD) {
            next++;
        }
        return new Token(kind, text.substring(start, next), start);
    }

    void requireEnd() {
        Token token = next();
        if (token.kind() != Kind.END) {
            throw refusal(token, List.of(Token.END_OF_TEXT));
        }
    }

    Position position(Token token) {
        return Position.of(text, token.offset());
    }

    NotationException refusal(Token token, String found, String expected) {
        return new NotationException(position(token), found, expected, null);
    }

    NotationException refusal(Token token, List<String> alternatives) {
        return refusal(token, token.described(), oneOf(alternatives));
    }

    static String oneOf(List<String> alternatives) {
        int last = alternatives.size() - 1;
        return last == 0
                ? alternatives.get(0)
                : String.join(", ", alternatives.subList(0, last)) + " or " + alternatives.get(last);
    }

    private void skipBlanks() {
        boolean inComment = false;
        while (next < text.length() && (inComment || isBlankAt(next))) {
            char c = text.charAt(next);
            inComment = c == '#' || (inComment && c != '\n' && c != '\r');
            next++;
        }
    }

    private void skipToQuote() {
        while (next < text.length() && text.charAt(next) != '"') {
            next += text.charAt(next) == '\\' ? 2 : 1;
        }
        if (next >= text.length()) {
            throw refusal(new Token(Kind.END, "", text.length()), List.of("'\"'"));
        }
        next++;
    }

    private boolean isBlankAt(int offset) {
        char c = text.charAt(offset);
        return c == '#' || Character.isWhitespace(c) || Character.isSpaceChar(c);
    }

    private Kind kindAt(int offset) {
        return switch (text.charAt(offset)) {
            case '[', '(' -> Kind.OPEN;
            case ']', ')' -> Kind.CLOSE;
            case ',' -> Kind.COMMA;
            case ':' -> Kind.COLON;
            case '"' -> quotes ? Kind.QUOTED : Kind.WORD;
            default -> Kind.WORD;
        };
    }
}
