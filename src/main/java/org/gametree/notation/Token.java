package org.gametree.notation;

/** A piece of the text that means something by itself, with the offset of its first character. */
record Token(Kind kind, String text, int offset) {
    static final String END_OF_TEXT = "the end of the text";

    enum Kind {
        OPEN,
        CLOSE,
        COMMA,
        COLON,
        /** Whatever stands between blanks and the marks above: a number, a name, or an error. */
        WORD,
        /** A label in quotes, which are part of the text; only where labels are read. */
        QUOTED,
        /** Stands behind the last character; its text is empty. */
        END
    }

    String described() {
        return kind == Kind.END ? END_OF_TEXT : Excerpt.of(text);
    }
}
