package org.gametree.cli;

/**
 * What to type for a game to go on.
 *
 * @param command what starts the command that plays
 * @param options what was asked of it, behind a space, or nothing
 */
record Restart(String command, String options) {

    String typed(Match<?> match) {
        return command + " " + (match.game().typed() + " " + match.text()).strip() + options;
    }
}
