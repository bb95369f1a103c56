package org.gametree.game;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How the caller's positions and moves become those of the engine, and moves the caller's again. */
abstract class Form<P, M> {

    /** Which moves come first, in the engine's terms. */
    @FunctionalInterface
    interface Rank {
        int priority(MutableGame game, int move);
    }

    /** Reads int moves of one position after the other. */
    interface Reader<M> {

        /** Returns what a move of the position stands for. */
        M move(int move);

        /** Goes on to the position after a move. */
        void make(int move);
    }

    /** Which games of the fast form have the same keys for the same positions. */
    private record Kind(Class<?> type, Object rules) {
        private Kind {
            Objects.requireNonNull(
                    rules, () -> "rules of a " + type.getName() + " are null; expected what tells them from others");
        }

        @Override
        public String toString() {
            return type == rules ? type.toString() : type + " with " + rules;
        }
    }

    private static final Reader<Integer> NUMBERS = new Reader<>() {
        @Override
        public Integer move(int move) {
            return move;
        }

        @Override
        public void make(int move) {}
    };

    private record AdaptedReader<M>(AdaptedGame<?, M> game) implements Reader<M> {
        private AdaptedReader {
            game.moves(new MoveList());
        }

        @Override
        public M move(int move) {
            return game.move(move);
        }

        @Override
        public void make(int move) {
            game.make(move);
            game.moves(new MoveList());
        }
    }

    /** Returns a game of the engine's own at a position. */
    abstract MutableGame open(P position);

    /** Returns what a table has to belong to: positions of the same owner mean the same game. */
    abstract Object owner(P position);

    /** Tells whether positions are compared by {@code equals}, and not by their keys alone. */
    abstract boolean comparesPositions();

    /** Returns what reads int moves from a position on. */
    abstract Reader<M> reader(P position);

    /** Returns the ordering, or null for the game's own. */
    abstract @Nullable Rank rank();

    static <P, M> Form<P, M> of(Game<P, M> game, @Nullable Ordering<? super P, ? super M> ordering) {
        return new Form<>() {
            @Override
            MutableGame open(P position) {
                return new AdaptedGame<>(game, position);
            }

            @Override
            Object owner(P position) {
                return game;
            }

            @Override
            boolean comparesPositions() {
                return true;
            }

            @Override
            Reader<M> reader(P position) {
                return new AdaptedReader<>(new AdaptedGame<>(game, position));
            }

            @Override
            @Nullable
            Rank rank() {
                return ordering == null
                        ? null
                        : (open, move) -> ordering.priority(
                                adapted(open).position(), adapted(open).move(move));
            }

            @SuppressWarnings("unchecked") // what open returned
            private AdaptedGame<P, M> adapted(MutableGame open) {
                return (AdaptedGame<P, M>) open;
            }
        };
    }

    static <G extends MutableGame> Form<G, Integer> ofMutable(@Nullable MutableOrdering<? super G> ordering) {
        return new Form<>() {
            @Override
            MutableGame open(G position) {
                MutableGame copy = position.copy();
                Objects.requireNonNull(copy, () -> "copy of " + position + " is null; expected a game");
                if (copy == position || copy.getClass() != position.getClass()) {
                    throw new IllegalArgumentException("copy of " + position + " is "
                            + (copy == position
                                    ? "the same object"
                                    : "a " + copy.getClass().getName())
                            + "; expected another " + position.getClass().getName());
                }
                return copy;
            }

            @Override
            Object owner(G position) {
                return new Kind(position.getClass(), position.rules());
            }

            @Override
            boolean comparesPositions() {
                return false;
            }

            // An int move is what it stands for, so no position is needed.
            @Override
            Reader<Integer> reader(G position) {
                return NUMBERS;
            }

            @Override
            @Nullable
            Rank rank() {
                return ordering == null ? null : (open, move) -> ordering.priority(self(open), move);
            }

            @SuppressWarnings("unchecked") // a copy is of the class of the position, as open made sure
            private G self(MutableGame open) {
                return (G) open;
            }
        };
    }
}
