/**
 * Examples to read, copy and play: {@link org.gametree.games.TicTacToe} is the smallest complete game,
 * {@link org.gametree.games.ConnectFour} one with an evaluation, and {@link org.gametree.games.ConnectFourBoard} the same
 * game in the fast form.
 */
@NullMarked
package org.gametree.games;

import org.jspecify.annotations.NullMarked;
