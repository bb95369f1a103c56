package org.gametree.notation;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gametree.core.Bounded;
import org.gametree.core.GameTree;
import org.gametree.notation.Token.Kind;

/** A bracket that was opened and not yet closed, with the trees read since. */
final class OpenBracket {
    private final Token opener;
    private final Optional<String> label;
    private final List<GameTree<Bounded<BigDecimal>>> children = new ArrayList<>();
    private final Map<Integer, Labels> labels = new HashMap<>();
    private boolean afterComma;

    OpenBracket(Token opener, Optional<String> label) {
        this.opener = opener;
        this.label = label;
    }

    void add(LabelledTree child) {
        if (!child.labels().isNone()) {
            labels.put(children.size(), child.labels());
        }
        children.add(child.tree());
        afterComma = false;
    }

    void addComma() {
        afterComma = true;
    }

    LabelledTree close() {
        return new LabelledTree(GameTree.node(children), new Labels(label, labels));
    }

    boolean takes(Token token) {
        return switch (token.kind()) {
            case OPEN, WORD, QUOTED -> true;
            case COMMA -> takesComma();
            case CLOSE -> !afterComma && isClosedBy(token);
            case COLON, END -> false;
        };
    }

    NotationException refusal(Scanner scanner, Token token, List<String> tree) {
        List<String> alternatives = new ArrayList<>(tree);
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
