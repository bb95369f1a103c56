package org.gametree.notation;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.gametree.core.Bounded;
import org.gametree.core.GameTree;
import org.gametree.notation.Token.Kind;

/** A bracket that was opened and not yet closed, with the trees read since. */
final class OpenBracket {
    private final Token opener;
    private final List<GameTree<Bounded<BigDecimal>>> children = new ArrayList<>();
    private boolean afterComma;

    OpenBracket(Token opener) {
        this.opener = opener;
    }

    void add(GameTree<Bounded<BigDecimal>> child) {
        children.add(child);
        afterComma = false;
    }

    void addComma() {
        afterComma = true;
    }

    GameTree<Bounded<BigDecimal>> close() {
        return GameTree.node(children);
    }

    boolean takes(Token token) {
        return switch (token.kind()) {
            case OPEN, WORD -> true;
            case COMMA -> takesComma();
            case CLOSE -> !afterComma && isClosedBy(token);
            case COLON, END -> false;
        };
    }

    NotationException refusal(Scanner scanner, Token token) {
        List<String> alternatives = new ArrayList<>(TreeParser.TREE);
        if (takesComma()) {
            alternatives.add(0, "','");
        }
        if (!afterComma) {
            alternatives.add("'" + closer() + "'");
        }
        boolean isUnclosed = token.kind() == Kind.END || (token.kind() == Kind.CLOSE && !isClosedBy(token));
        return new NotationException(
                scanner.position(token),
                token.described(),
                Scanner.oneOf(alternatives),
                isUnclosed ? scanner.position(opener) : null);
    }

    private boolean takesComma() {
        return !afterComma && !children.isEmpty();
    }

    private boolean isClosedBy(Token token) {
        return token.text().equals(closer());
    }

    private String closer() {
        return opener.text().equals("[") ? "]" : ")";
    }
}
