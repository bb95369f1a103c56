/**
 * Trees as text: one bracket notation, read and printed.
 *
 * <p>{@link org.gametree.notation.TreeNotation} reads a text as a tree and prints a tree as text;
 * a {@link org.gametree.notation.LabelledTree} is a tree with names for its leaves and nodes; and
 * {@link org.gametree.notation.NotationException} says where a text is wrong, what was found and what was expected.
 *
 * <h2>The notation</h2>
 *
 * <pre>{@code
 * text    = tree | full | halves
 * tree    = number | '[' items ']' | '(' items ')'
 * items   = nothing, or trees separated by blanks, by one comma, or by both
 * number  = [sign] digits ['.' digits] [('e' | 'E') [sign] digits] | [sign] 'inf'
 * full    = 'full' branching depth ':' leaves
 * halves  = 'halves' ':' leaves
 * leaves  = numbers separated by blanks, by one comma, or by both
 * }</pre>
 *
 * So the JSON array {@code [[3,5],[2,9]]}, the Lisp list {@code ((3 5) (2 9))} and the mix {@code [(3, 5) [2 9]]} are
 * the same tree. A bracket closes only a bracket of its own kind. Beside a bracket no separator is needed. Blanks are
 * all white space, line breaks included, and comments, from {@code #} to the end of the line. A sign is {@code +},
 * {@code -} or the typographic minus sign −.
 *
 * <p>A number is kept as it is written, digit by digit and zero by zero, as a {@link java.math.BigDecimal}:
 * 9007199254740993, 0.1 and 1.00 stay what they are. {@code -inf} and {@code inf} are the bounds ⊥ and ⊤ adjoined to the
 * numbers.
 *
 * <p>{@code full 2 3: 3 5 6 9 1 2 0 -1} is the tree of branching 2 and depth 3 in which every node has 2 children and
 * every leaf is 3 moves from the root, with the leaves from left to right. {@code halves: 3 5 6 9 1} is an array taken
 * apart as a divide-and-conquer program does: one value is a leaf; more are a node over two halves, of which the left
 * one ends at the middle index (lo + hi) / 2, rounded down, and the right one begins behind it.
 *
 * <h2 id="labels">Labels</h2>
 * Where labels are read, every tree in brackets may have one, and every leaf:
 *
 * <pre>{@code
 * tree    = [label ':'] number | [label [':']] '[' items ']' | [label [':']] '(' items ')'
 * label   = word | '"' characters '"'
 * }</pre>
 *
 * So {@code A[B:3 C[2 4]]} is {@code [3, [2, 4]]} with three labels. A word is a label if it begins with a letter or
 * {@code _} and is none of {@code inf}, {@code full} and {@code halves}; it ends before a blank, a comma, a colon, a
 * quote or a bracket. In quotes a label may be any text, also the empty one, with \&quot; for a quote, \\ for a
 * backslash, and &#92;u and four hexadecimal digits for any character. The shorthands have no labels.
 *
 * <h2 id="limits">Limits</h2>
 * Text may be as long and nested as deep as memory allows: reading and printing use no stack for depth or width, and
 * take time in proportion to the length of the text, except that a digit of a very long number takes longer than one
 * of a short number. Refused is what would cost out of proportion to its length: a number of more than
 * {@value org.gametree.notation.TreeNotation#MAX_DIGITS} significant digits; an exponent outside what a
 * {@code BigDecimal} can hold; and {@code full 1 d: x}, where one leaf makes a chain of d nodes, with d above
 * {@value org.gametree.notation.TreeNotation#MAX_CHAIN}. Within these limits an enormous exponent as in
 * {@code 1e999999999} costs no more than any other number, to read, to compare and to print.
 */
@NullMarked
package org.gametree.notation;

import org.jspecify.annotations.NullMarked;
