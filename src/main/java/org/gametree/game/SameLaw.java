package org.gametree.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.gametree.law.Claim;
import org.gametree.law.Law;

/** The law that positions which count as the same are the same game from here on. */
final class SameLaw<P, M> {
    private final Game<P, M> game;
    private final Function<? super P, ?> identity;
    private final Map<Object, Look<M>> seen = new HashMap<>();

    /** What can be seen of a position, and what its moves lead to. */
    private record Look<M>(Sight<M> sight, List<Object> next) {}

    private SameLaw(Game<P, M> game, Function<? super P, ?> identity) {
        this.game = game;
        this.identity = identity;
    }

    /** Returns the law, of a position and all that are reached from it. */
    static <P, M> Law<P> of(String name, Game<P, M> game, Function<? super P, ?> identity, int plies) {
        if (plies < 0) {
            throw new IllegalArgumentException("plies = " + plies + "; expected at least 0");
        }
        return Law.always(
                name,
                "what counts as the same position looks the same and leads to the same, within " + plies + " plies",
                position -> new SameLaw<>(game, identity).claim(position, plies));
    }

    // Also what follows a position seen before is looked at: it may turn out only there that it is another one.
    private Claim claim(P position, int plies) {
        Sight<M> sight = Sight.of(game, position);
        List<P> next = new ArrayList<>();
        List<Object> nextIdentities = new ArrayList<>();
        for (M move : sight.moves()) {
            P after = game.play(position, move);
            next.add(after);
            nextIdentities.add(identity.apply(after));
        }
        Look<M> look = new Look<>(sight, nextIdentities);
        Look<M> before = seen.putIfAbsent(identity.apply(position), look);
        Claim claim = before == null ? new Claim(true, look, "is", "new") : Claim.equal(look, before);
        for (int i = 0; claim.holds() && plies > 0 && i < next.size(); i++) {
            claim = claim(next.get(i), plies - 1);
        }
        return claim.about(claim.about().orElse(position));
    }
}
