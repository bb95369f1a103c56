package org.gametree.cli;

/**
 * What is still done when the program is ended from outside, as by Ctrl-C. The exit code is then 128 and the number of the
 * signal: 130 after Ctrl-C.
 */
final class LastWords {
    private final Thread hook;

    private LastWords(Thread hook) {
        this.hook = hook;
    }

    /** Has something done if the program is ended before this is removed, in a thread that it waits for so long. */
    static LastWords of(Runnable words, long millis) {
        Thread hook = new Thread(() -> say(words, millis), "gametree-ended");
        Runtime.getRuntime().addShutdownHook(hook);
        return new LastWords(hook);
    }

    // Where nobody reads the output, whoever writes it may hold it for ever, and the program has to end all the same.
    private static void say(Runnable words, long millis) {
        Thread last = new Thread(words, "gametree-last-words");
        last.setDaemon(true);
        last.start();
        try {
            last.join(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Has nothing done any more. */
    void remove() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The program is being ended from outside, and the hook is at work.
        }
    }
}
