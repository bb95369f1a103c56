package org.gametree.notation;

import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.gametree.core.Bounded;
import org.gametree.core.BoundedOrder;
import org.gametree.core.GameTree;

/**
 * Reads and prints trees in the {@linkplain org.gametree.notation bracket notation}.
 *
 * <p>What is printed reads back as it was: {@code parse(print(t))} equals {@code t}, to the last zero of every number,
 * for every tree whose numbers have at most {@link #MAX_DIGITS} significant digits. And every text that reads as
 * {@code t} is printed the same, in the canonical text: {@code [[3, 5], [2, 9]]}.
 *
 * <p>Leaf values are numbers with a bottom and a top adjoined, in the {@linkplain #order order} of their size; so 1.0
 * and 1.00 are two values that compare equal.
 */
public final class TreeNotation {
    /** The most significant digits that a number may have; more would take too long to convert. */
    public static final int MAX_DIGITS = 1_000_000;

    /** The greatest depth of the shorthand {@code full} with branching 1, where one leaf makes that many nodes. */
    public static final int MAX_CHAIN = 100_000;

    private TreeNotation() {}

    /**
     * Returns the order of the leaf values: numbers by their size, below them ⊥, written {@code -inf}, and above them ⊤,
     * written {@code inf}.
     *
     * @return the order; it compares by the digits of two numbers, and takes no longer for exponents far apart
     */
    public static BoundedOrder<Bounded<BigDecimal>> order() {
        return BoundedOrder.adjoin(BigDecimal::compareTo);
    }

    /**
     * Reads a text as one tree.
     *
     * <p>Takes time in proportion to the length of the text, and no stack for its depth.
     *
     * @param text a tree in brackets or a shorthand, possibly on many lines and with comments
     * @return the tree
     * @throws NullPointerException if {@code text} is null
     * @throws NotationException if the text is anything but one tree, or exceeds the
     *     <a href="package-summary.html#limits">limits</a>
     */
    public static GameTree<Bounded<BigDecimal>> parse(String text) {
        return new TreeParser(requireText(text), false).text().tree();
    }

    /**
     * Reads a text as one tree with <a href="package-summary.html#labels">labels</a>, such as {@code A[B:3 C[2 4]]}.
     *
     * <p>A text that {@link #parse} reads is read the same, as a tree without labels. Takes time in proportion to the
     * length of the text, and no stack for its depth.
     *
     * @param text a tree in brackets, with labels or without, or a shorthand
     * @return the tree and its labels
     * @throws NullPointerException if {@code text} is null
     * @throws NotationException if the text is anything but one tree, or exceeds the
     *     <a href="package-summary.html#limits">limits</a>
     */
    public static LabelledTree parseLabelled(String text) {
        return new TreeParser(requireText(text), true).text();
    }

    private static String requireText(String text) {
        return Objects.requireNonNull(text, "text is null; expected a tree in brackets");
    }

    /**
     * Reads a text as one value, such as a bound of a window.
     *
     * @param text a number, {@code inf} or {@code -inf}, possibly among blanks and comments
     * @return the value
     * @throws NullPointerException if {@code text} is null
     * @throws NotationException if the text is anything but one value, or exceeds the
     *     <a href="package-summary.html#limits">limits</a>
     */
    public static Bounded<BigDecimal> parseValue(String text) {
        Scanner scanner = new Scanner(Objects.requireNonNull(text, "text is null; expected a number, inf or -inf"));
        Bounded<BigDecimal> value = Numeral.read(scanner, scanner.next(), List.of(Numeral.EXPLAINED));
        scanner.requireEnd();
        return value;
    }

    /**
     * Prints a tree in its canonical text: square brackets, and a comma and a space between the children of a node.
     *
     * @param tree the tree
     * @return its text on one line, such as {@code [[3, 5], [2, 9]]}
     * @throws NullPointerException if {@code tree} is null
     */
    public static String print(GameTree<Bounded<BigDecimal>> tree) {
        return print(tree, TreeNotation::print);
    }

    /**
     * Prints a value in its canonical text: a number as {@link BigDecimal#toString} writes it, which keeps every digit
     * and is never much longer than they are.
     *
     * @param value the value
     * @return {@code -inf}, {@code inf} or the number
     * @throws NullPointerException if {@code value} is null
     */
    public static String print(Bounded<BigDecimal> value) {
        Objects.requireNonNull(value, "value is null; expected a number, bottom or top");
        if (value instanceof Bounded.Value<BigDecimal> number) {
            return number.value().toString();
        }
        return value instanceof Bounded.Top ? "inf" : "-inf";
    }

    /**
     * Prints a tree with values of any type in the same brackets.
     *
     * <p>Takes time in proportion to the length of the text, and no stack for the depth of the tree. A shared subtree is
     * printed wherever it occurs.
     *
     * @param <V> the type of the values
     * @param tree the tree
     * @param values the text of a value, called once for every leaf, from left to right
     * @return the text of the tree on one line, if the values have theirs on one
     * @throws NullPointerException if an argument is null or {@code values} returns null
     */
    public static <V> String print(GameTree<V> tree, Function<? super V, String> values) {
        Objects.requireNonNull(tree, "tree is null; expected a leaf or a node");
        Objects.requireNonNull(values, "values is null; expected a function from a leaf's value to its text");
        return new TreePrinter<V>(values).print(tree, Labels.NONE);
    }

    /**
     * Prints a tree with its labels in the canonical text, which {@link #parseLabelled} reads back as they were. A label
     * stands in quotes only where it must.
     *
     * @param tree the tree and its labels; labels of what the tree does not have are not printed
     * @return its text on one line, such as {@code A[B:3, C[2, 4]]}
     * @throws NullPointerException if {@code tree} is null
     */
    public static String print(LabelledTree tree) {
        Objects.requireNonNull(tree, "tree is null; expected a tree and its labels");
        return new TreePrinter<Bounded<BigDecimal>>(TreeNotation::print).print(tree.tree(), tree.labels());
    }
}
