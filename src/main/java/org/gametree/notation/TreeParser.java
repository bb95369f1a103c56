package org.gametree.notation;

import static org.gametree.notation.Label.LABEL;
import static org.gametree.notation.Numeral.NUMBER;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.gametree.core.GameTree;
import org.gametree.notation.Token.Kind;
import org.jspecify.annotations.Nullable;

/**
 * Reads a text as one tree, with labels if they are allowed. The open brackets are kept in a stack of its own, so that
 * nesting needs no other.
 */
final class TreeParser {
    private static final List<String> TREE = List.of(NUMBER, "'['", "'('");
    private static final List<String> SHORTHANDS = List.of("'full'", "'halves'");

    private final Scanner scanner;
    private final boolean labelled;
    private final Deque<OpenBracket> open = new ArrayDeque<>();

    /** What to expect where a tree may begin. */
    private final List<String> tree;

    /** What to expect where the whole text may begin. */
    private final List<String> text;

    // A label that is read and waits for what it names, and whether its colon is read too.
    private Optional<Token> label = Optional.empty();
    private boolean afterColon;

    TreeParser(String text, boolean labelled) {
        this.scanner = new Scanner(text, labelled);
        this.labelled = labelled;
        this.tree = labelled ? List.of(NUMBER, LABEL, "'['", "'('") : TREE;
        this.text = Stream.concat(this.tree.stream(), SHORTHANDS.stream()).toList();
    }

    LabelledTree text() {
        Token first = scanner.next();
        LabelledTree read = switch (first.text()) {
            case "full" -> new LabelledTree(new Shorthand(scanner).full(), Labels.NONE);
            case "halves" -> new LabelledTree(new Shorthand(scanner).halves(), Labels.NONE);
            default -> tree(first);
        };
        scanner.requireEnd();
        return read;
    }

    private LabelledTree tree(Token first) {
        Token token = first;
        while (true) {
            LabelledTree complete = label.isPresent() ? takeBehindLabel(token) : take(token);
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
    private @Nullable LabelledTree take(Token token) {
        requireLegal(token);
        if (labelled && Label.is(token)) {
            label = Optional.of(token);
            return null;
        }
        return switch (token.kind()) {
            case OPEN -> {
                open.push(new OpenBracket(token, takeLabel()));
                yield null;
            }
            case COMMA -> {
                open.element().addComma();
                yield null;
            }
            case CLOSE -> open.pop().close();
            default -> leaf(token, open.isEmpty() ? text : tree);
        };
    }

    private @Nullable LabelledTree takeBehindLabel(Token token) {
        switch (token.kind()) {
            case OPEN -> {
                open.push(new OpenBracket(token, takeLabel()));
                return null;
            }
            case COLON -> {
                if (!afterColon) {
                    afterColon = true;
                    return null;
                }
            }
            case WORD -> {
                if (afterColon) {
                    return leaf(token, TREE);
                }
            }
            default -> {}
        }
        throw afterColon ? scanner.refusal(token, TREE) : noLabel();
    }

    // What looks like a label and names nothing is more likely a number misspelt.
    private NotationException noLabel() {
        Map<String, String> explained = Map.of(NUMBER, Numeral.EXPLAINED, LABEL, Label.EXPLAINED);
        return scanner.refusal(
                label.orElseThrow(),
                (open.isEmpty() ? text : tree)
                        .stream()
                                .map(what -> explained.getOrDefault(what, what))
                                .toList());
    }

    private LabelledTree leaf(Token token, List<String> alternatives) {
        Labels labels =
                takeLabel().map(text -> new Labels(Optional.of(text), Map.of())).orElse(Labels.NONE);
        return new LabelledTree(GameTree.leaf(Numeral.read(scanner, token, alternatives)), labels);
    }

    private Optional<String> takeLabel() {
        Optional<String> taken = label.map(token -> Label.read(scanner, token));
        label = Optional.empty();
        afterColon = false;
        return taken;
    }

    private void requireLegal(Token token) {
        OpenBracket innermost = open.peek();
        if (innermost != null) {
            if (!innermost.takes(token)) {
                throw innermost.refusal(scanner, token, tree);
            }
        } else if (token.kind() != Kind.OPEN && token.kind() != Kind.WORD && token.kind() != Kind.QUOTED) {
            throw scanner.refusal(token, text);
        }
    }
}
