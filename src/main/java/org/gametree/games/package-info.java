/**
 * Examples to read, copy and play.
 *
 * <p>{@link org.gametree.games.TicTacToe} is the smallest complete game. {@link org.gametree.games.ConnectFour} has an
 * evaluation. In {@link org.gametree.games.Othello} a player may have to pass; in {@link
 * org.gametree.games.DotsAndBoxes} and {@link org.gametree.games.Kalah} the same player may move again. Each but the first
 * has its fast form beside it, as {@link org.gametree.games.OthelloBoard} is Othello's. A {@link
 * org.gametree.games.MoveNotation} writes and reads the moves as people do.
 */
@NullMarked
package org.gametree.games;

import org.jspecify.annotations.NullMarked;
