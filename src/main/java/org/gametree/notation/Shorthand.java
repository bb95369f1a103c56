package org.gametree.notation;

import static org.gametree.notation.Numeral.NUMBER;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.gametree.core.Bounded;
import org.gametree.core.GameTree;
import org.gametree.notation.Token.Kind;

/** Reads what stands behind the name of a shorthand: its dimensions, if it has any, and the leaves. */
final class Shorthand {
    private static final List<String> LEAF = List.of(NUMBER);
    private static final List<String> AFTER_LEAF = List.of("','", NUMBER, Token.END_OF_TEXT);

    private static final Pattern INT_DIGITS = Pattern.compile("[0-9]{1,10}");

    private final Scanner scanner;
    private final List<GameTree<Bounded<BigDecimal>>> leaves = new ArrayList<>();

    Shorthand(Scanner scanner) {
        this.scanner = scanner;
    }

    GameTree<Bounded<BigDecimal>> full() {
        int branching = wholeNumber("branching", 1, Integer.MAX_VALUE);
        int depth = wholeNumber("depth", 0, branching == 1 ? TreeNotation.MAX_CHAIN : Integer.MAX_VALUE);
        requireColon();
        long count = leafCount(branching, depth);
        Token behind = addLeaves(scanner.next(), count);
        if (behind.kind() == Kind.END && leaves.size() == count) {
            return Shape.full(branching, depth, leaves);
        }
        addLeaves(behind, Long.MAX_VALUE);
        throw scanner.refusal(
                behind,
                (behind.kind() == Kind.END ? behind.described() + " after " : "") + counted(leaves.size()),
                count > Integer.MAX_VALUE ? branching + "^" + depth + " leaves" : counted(count));
    }

    GameTree<Bounded<BigDecimal>> halves() {
        requireColon();
        Token behind = addLeaves(scanner.next(), Long.MAX_VALUE);
        if (leaves.isEmpty()) {
            throw scanner.refusal(behind, LEAF);
        }
        return Shape.halves(leaves);
    }

    private int wholeNumber(String name, int least, int greatest) {
        Token token = scanner.next();
        if (INT_DIGITS.matcher(token.text()).matches()) {
            long number = Long.parseLong(token.text());
            if (least <= number && number <= greatest) {
                return (int) number;
            }
        }
        throw scanner.refusal(
                token, token.described(), "a " + name + ", a whole number from " + least + " to " + greatest);
    }

    private void requireColon() {
        Token token = scanner.next();
        if (token.kind() != Kind.COLON) {
            throw scanner.refusal(token, List.of("':'"));
        }
    }

    // Stops growing once it is more than a list can hold, and so never overflows.
    private static long leafCount(int branching, int depth) {
        long count = 1;
        for (int level = 0; level < depth && count <= Integer.MAX_VALUE; level++) {
            count *= branching;
        }
        return count;
    }

    private static String counted(long leaves) {
        return leaves + (leaves == 1 ? " leaf" : " leaves");
    }

    /** Reads leaves, beginning with a token, until there are so many in all; returns the token behind them. */
    private Token addLeaves(Token first, long count) {
        Token token = first;
        while (token.kind() != Kind.END && leaves.size() < count) {
            leaves.add(GameTree.leaf(Numeral.read(scanner, token, LEAF)));
            token = afterLeaf();
        }
        return token;
    }

    private Token afterLeaf() {
        Token token = scanner.next();
        if (token.kind() == Kind.COMMA) {
            Token leaf = scanner.next();
            if (leaf.kind() == Kind.END) {
                throw scanner.refusal(leaf, LEAF);
            }
            return leaf;
        }
        if (token.kind() != Kind.WORD && token.kind() != Kind.END) {
            throw scanner.refusal(token, AFTER_LEAF);
        }
        return token;
    }
}
