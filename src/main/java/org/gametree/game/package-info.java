/**
 * What for: real games, their positions made on demand, and a move within limits that is provably minimax's.
 *
 * <p>A {@link org.gametree.game.Game} of four methods is enough; {@link org.gametree.game.MutableGame} is the same for
 * those who want speed. {@link org.gametree.game.GameSearch} finds the best move within
 * {@link org.gametree.game.Limits} and says what it found as a {@link org.gametree.game.SearchResult}, on the scale of
 * {@link org.gametree.game.Score}. {@link org.gametree.game.Unfold} says what the answer has to be: it turns a game into
 * the explicit tree whose minimax value it is, and {@link org.gametree.game.SearchLaws} compare the two.
 * A {@link org.gametree.game.TranspositionTable} makes searches faster and never changes what they answer.
 * {@link org.gametree.game.GameLaws} and {@link org.gametree.game.MutableGameLaws} check the rules of a game of one's
 * own, and {@link org.gametree.game.KnowledgeLaws} what it tells besides them.
 */
@NullMarked
package org.gametree.game;

import org.jspecify.annotations.NullMarked;
