/**
 * What is meant: game trees, minimax and alpha-beta, definition by definition.
 *
 * <p>The seven definitions of a Lean 4 development of alpha-beta pruning stand here under their Lean names:
 *
 * <table class="striped">
 *   <caption>The seven definitions</caption>
 *   <thead><tr><th scope="col">Lean</th><th scope="col">here</th></tr></thead>
 *   <tbody>
 *     <tr><th scope="row">{@code GameTree}</th><td>{@link org.gametree.core.GameTree}</td></tr>
 *     <tr><th scope="row">{@code leaves}</th><td>{@link org.gametree.core.GameTree#leaves()}</td></tr>
 *     <tr><th scope="row">{@code leavesList}</th>
 *       <td>{@link org.gametree.core.GameTree#leavesList(java.util.List)}</td></tr>
 *     <tr><th scope="row">{@code minimax}</th><td>{@link org.gametree.core.Minimax#minimax}</td></tr>
 *     <tr><th scope="row">{@code minimaxList}</th><td>{@link org.gametree.core.Minimax#minimaxList}</td></tr>
 *     <tr><th scope="row">{@code alphaBeta}</th>
 *       <td>{@link org.gametree.core.AlphaBeta#alphaBeta(Player, Object, Object, GameTree)}</td></tr>
 *     <tr><th scope="row">{@code alphaBetaList}</th><td>{@link org.gametree.core.AlphaBeta#alphaBetaList}</td></tr>
 *   </tbody>
 * </table>
 *
 * <p>They stand on four small types: the {@link org.gametree.core.Player} to move, the
 * {@link org.gametree.core.BoundedOrder} that compares values (with {@link org.gametree.core.Bounded} for orders that
 * have no least or greatest value of their own), and {@link org.gametree.core.Timed}, a value together with what it
 * cost. {@link org.gametree.core.TreeSearch} is the type that alpha-beta shares with every other search of the family.
 *
 * <h2>Equality</h2>
 * Values live in a linear order given by a comparator: where these pages say that two values are equal, they mean that
 * the comparator returns 0 for them.
 *
 * <h2 id="depth">How deep a tree may be</h2>
 * Every definition recurses over the tree, so it needs stack in proportion to the <em>depth</em> of the tree; the number
 * of children of a node does not matter. How much depends on what the virtual machine has compiled so far: a cold
 * search takes several times as much as a hot one, and most of all while some methods are compiled and others are still
 * interpreted. On JDK 17 and 25, chains of so many levels were measured to fit into the 1&nbsp;MiB that a thread's stack
 * usually has:
 *
 * <table class="striped">
 *   <caption>Levels in 1&nbsp;MiB of stack</caption>
 *   <thead>
 *     <tr><th scope="col">method</th><th scope="col">interpreted</th><th scope="col">partly compiled, at least</th>
 *       <th scope="col">optimised</th><th scope="col">bytes a level, at most</th></tr>
 *   </thead>
 *   <tbody>
 *     <tr><th scope="row">{@code alphaBeta}</th>
 *       <td>3&nbsp;100</td><td>2&nbsp;260</td><td>13&nbsp;100</td><td>416</td></tr>
 *     <tr><th scope="row">{@code minimax}</th>
 *       <td>3&nbsp;570</td><td>2&nbsp;680</td><td>19&nbsp;600</td><td>352</td></tr>
 *     <tr><th scope="row">{@code leaves}</th>
 *       <td>3&nbsp;680</td><td>3&nbsp;470</td><td>19&nbsp;600</td><td>272</td></tr>
 *     <tr><th scope="row">{@code map}</th>
 *       <td>6&nbsp;540</td><td>3&nbsp;460</td><td>13&nbsp;100</td><td>272</td></tr>
 *     <tr><th scope="row">{@code hashCode}</th>
 *       <td>1&nbsp;040</td><td>1&nbsp;280</td><td>9&nbsp;830</td><td>904</td></tr>
 *     <tr><th scope="row">{@code equals}</th>
 *       <td>590</td><td>660</td><td>6&nbsp;550</td><td>1&nbsp;576</td></tr>
 *   </tbody>
 * </table>
 *
 * <p>Tests hold 2&nbsp;000 levels, and 500 for {@code equals} and {@code hashCode}; {@code toString} does not depend on
 * the depth at all. Beyond that a method may end in a {@link StackOverflowError}. For deeper trees, run it in a thread
 * with a larger stack, at 500&nbsp;bytes for each level, or 2&nbsp;000 where trees are compared:
 *
 * <pre>{@code
 * Thread deep = new Thread(null, () -> search.alphaBeta(Player.MAX, tree), "search", 1L << 30);
 * deep.start();
 * deep.join();
 * }</pre>
 *
 * <p>Everything in this package is immutable and safe for use by many threads.
 */
@NullMarked
package org.gametree.core;

import org.jspecify.annotations.NullMarked;
