package example;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.gametree.core.AlphaBeta;
import org.junit.jupiter.api.Test;

class ExampleTest {

    @Test
    void theExamplePrintsWhatItSays() {
        PrintStream console = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed, true, UTF_8));
        try {
            Example.main(new String[0]);
        } finally {
            System.setOut(console);
        }
        assertEquals("""
                value 3
                3 of 4 leaves evaluated
                """, printed.toString(UTF_8).replace(System.lineSeparator(), "\n"));
    }

    @Test
    void theLibraryIsAModuleOfItsOwnOnTheModulePathAndUnnamedOnTheClassPath() {
        Module module = AlphaBeta.class.getModule();
        assertEquals(System.getProperty("gametree.module"), module.getName());
        assertFalse(module.isNamed() && module.getDescriptor().isAutomatic(), "the module's name is its own");
    }

    @Test
    void theCommandLinesLibrariesAreNotThere() {
        assertThrows(ClassNotFoundException.class, () -> Class.forName("picocli.CommandLine"));
        assertThrows(ClassNotFoundException.class, () -> Class.forName("com.google.gson.Gson"));
    }

    @Test
    void theNullnessAnnotationsAreNotThere() {
        assertThrows(ClassNotFoundException.class, () -> Class.forName("org.jspecify.annotations.NullMarked"));
    }
}
