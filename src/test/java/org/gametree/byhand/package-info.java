/**
 * Searches written by hand for one game, Connect Four on 7 columns and 6 rows: what the engine's speed is measured
 * against. They share no code with it, and visit the same nodes.
 */
package org.gametree.byhand;
