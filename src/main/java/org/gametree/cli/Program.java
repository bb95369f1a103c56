package org.gametree.cli;

import java.io.File;

/** What is typed to start the program. */
final class Program {
    private static final String NAME = "gametree";

    private Program() {}

    /** Returns what started this program, so that it can be started so again. */
    static String typed() {
        return typed(System.getProperty("java.class.path", ""));
    }

    /** Returns what starts a program from a class path: a jar is run, and of anything else no more than the name is known. */
    static String typed(String classPath) {
        boolean jar = classPath.endsWith(".jar") && !classPath.contains(File.pathSeparator);
        return jar ? "java -jar " + quoted(classPath) : NAME;
    }

    private static String quoted(String word) {
        return word.matches("[\\w./\\\\:@%+=-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
