/**
 * What is true: the theorems and the further laws of searching game trees, as plain predicates with no test framework.
 *
 * <p>Three layers, each usable without the next: a {@link org.gametree.law.Law} is a predicate with a name and a
 * statement; a <em>binding</em> runs laws as tests, as this project's own tests do; and a <em>user</em> needs one line:
 *
 * <pre>{@code
 * Law.verify(new AlphaBetaLaws<>(order, MySearch::search).sound(), Universe.of(List.of(0, 1, 2, 3), 5).cases());
 * }</pre>
 *
 * <p>Where to look: {@link org.gametree.law.Theorems} are the ten of the Lean development, {@link
 * org.gametree.law.ValueLaws}, {@link org.gametree.law.LeafLaws}, {@link org.gametree.law.MapLaws} and {@link
 * org.gametree.law.ReorderingLaws} what else is true of alpha-beta; {@link org.gametree.law.AlphaBetaLaws} says which
 * of them which kind of search owes. {@link org.gametree.law.RelationLaws} are about two searches: how another one
 * relates to alpha-beta. {@link org.gametree.law.BoundedOrderLaws} and {@link org.gametree.law.TimedLaws} are the
 * ground they stand on. {@link org.gametree.law.Oracle} says from minimax alone what alpha-beta returns and evaluates,
 * and {@link org.gametree.law.Universe} makes every small case.
 *
 * <p>The laws are tested themselves: <a href="doc-files/wrong-variants.html">a table</a> says which of them reject which of
 * 117 wrong alpha-betas.
 *
 * <h2>What no law says</h2>
 * Nothing here speaks of wall time, of memory, or of the depth of stack that a search needs; and a law checked on every
 * case of a universe is checked on these cases, not proved.
 */
@NullMarked
package org.gametree.law;

import org.jspecify.annotations.NullMarked;
