package org.gametree.cli;

import java.util.Locale;
import java.util.Optional;
import org.gametree.core.AlphaBeta;
import org.gametree.core.BoundedOrder;
import org.gametree.core.TreeSearch;
import org.gametree.variant.CountedMinimax;
import org.gametree.variant.FailSoft;
import org.gametree.variant.MtdF;
import org.gametree.variant.Negamax;
import org.gametree.variant.PrincipalVariationSearch;
import org.gametree.variant.Scout;

/** What {@code --algorithm} takes. */
enum Algorithm {
    ALPHABETA,
    MINIMAX,
    NEGAMAX,
    FAILSOFT,
    PVS,
    SCOUT,
    MTDF,
    SSS,
    DUAL;

    /** Returns the search over an order; the guess is for MTD(f) alone. */
    <V> TreeSearch<V> over(BoundedOrder<V> order, V guess) {
        return switch (this) {
            case ALPHABETA -> new AlphaBeta<>(order)::alphaBeta;
            case MINIMAX -> new CountedMinimax<>(order);
            case NEGAMAX -> new Negamax<>(order);
            case FAILSOFT -> new FailSoft<>(order);
            case PVS -> new PrincipalVariationSearch<>(order);
            case SCOUT -> new Scout<>(order);
            case MTDF -> new MtdF<>(order, guess);
            case SSS -> MtdF.sss(order);
            case DUAL -> MtdF.dual(order);
        };
    }

    /** Returns the search if it goes in passes. */
    <V> Optional<MtdF<V>> inPasses(BoundedOrder<V> order, V guess) {
        return over(order, guess) instanceof MtdF<V> driver ? Optional.of(driver) : Optional.empty();
    }

    boolean knowsWindow() {
        return this != MINIMAX && this != SCOUT;
    }

    boolean draws() {
        return this == ALPHABETA;
    }

    /** Returns the name as it is given and printed. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
