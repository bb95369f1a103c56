package org.gametree;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.gametree.cli.Run;
import org.gametree.trace.Browser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The picture of the page in README.md is one of the page that the command beside it makes. */
@ExtendWith(Browser.Session.class)
class ReadmePictureTest {
    private static final Path MADE = Path.of("target", "drawings", "page.png");
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 960;

    /** Makes the picture again; it is put in its place by hand, since it looks a little different with other fonts. */
    @Test
    void showsThePageAtACutoff(Browser browser) throws IOException {
        String readme = Files.readString(Path.of("README.md"));
        Matcher command = Pattern.compile("--format html .*'([^']*)'\n```").matcher(readme);
        assertThat(command.find()).isTrue();
        browser.show("", "light");
        browser.open(Run.of("--format", "html", command.group(1)).out(), WIDTH, HEIGHT);
        browser.click(".cutoffs li:last-child button");
        browser.run("document.activeElement.blur()");
        Files.createDirectories(MADE.getParent());
        Files.write(MADE, browser.screenshot());
        Matcher shown = Pattern.compile("\\]\\((\\S+\\.png)\\)").matcher(readme);
        assertThat(shown.find()).isTrue();
        assertThat(size(Files.readAllBytes(Path.of(shown.group(1)))))
                .as("the size of the picture shown, of which %s is the new one", MADE)
                .isEqualTo(size(Files.readAllBytes(MADE)));
    }

    private static List<Integer> size(byte[] png) throws IOException {
        var image = ImageIO.read(new ByteArrayInputStream(png));
        return List.of(image.getWidth(), image.getHeight());
    }
}
