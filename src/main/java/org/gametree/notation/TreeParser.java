package org.gametree.notation;

import static org.gametree.notation.Numeral.NUMBER;

import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.gametree.core.Bounded;
import org.gametree.core.GameTree;
import org.gametree.notation.Token.Kind;
import org.jspecify.annotations.Nullable;

/** Reads a text as one tree. The open brackets are kept in a stack of its own, so that nesting needs no other. */
final class TreeParser {
    /** What to expect where a tree may begin. */
    static final List<String> TREE = List.of(NUMBER, "'['", "'('");

    private static final List<String> TEXT = List.of(NUMBER, "'['", "'('", "'full'", "'halves'");

    private final Scanner scanner;
    private final Deque<OpenBracket> open = new ArrayDeque<>();

    TreeParser(String text) {
        scanner = new Scanner(text);
    }

    GameTree<Bounded<BigDecimal>> text() {
        Token first = scanner.next();
        GameTree<Bounded<BigDecimal>> tree = switch (first.text()) {
            case "full" -> new Shorthand(scanner).full();
            case "halves" -> new Shorthand(scanner).halves();
            default -> tree(first);
        };
        scanner.requireEnd();
        return tree;
    }

    private GameTree<Bounded<BigDecimal>> tree(Token first) {
        Token token = first;
        while (true) {
            GameTree<Bounded<BigDecimal>> complete = take(token);
            if (complete != null) {
                if (open.isEmpty()) {
                    return complete;
                }
                open.element().add(complete);
            }
            token = scanner.next();
        }
    }

    /** Returns the tree that the token completes, or null if it completes none. */
    private @Nullable GameTree<Bounded<BigDecimal>> take(Token token) {
        requireLegal(token);
        return switch (token.kind()) {
            case OPEN -> {
                open.push(new OpenBracket(token));
                yield null;
            }
            case COMMA -> {
                open.element().addComma();
                yield null;
            }
            case CLOSE -> open.pop().close();
            default -> GameTree.leaf(Numeral.read(scanner, token, open.isEmpty() ? TEXT : TREE));
        };
    }

    private void requireLegal(Token token) {
        OpenBracket innermost = open.peek();
        if (innermost != null) {
            if (!innermost.takes(token)) {
                throw innermost.refusal(scanner, token);
            }
        } else if (token.kind() != Kind.OPEN && token.kind() != Kind.WORD) {
            throw scanner.refusal(token, TEXT);
        }
    }
}
