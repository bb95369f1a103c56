package org.gametree.trace;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/**
 * One session of a browser for all tests that take one. Where none is installed these tests are skipped, each by its
 * name, but not where {@code CI} is {@code true}: there they fail.
 */
public final class Browser implements AutoCloseable {
    private static final List<String> BROWSERS = List.of("chromium", "chromium-browser", "google-chrome");

    private final ChromeDriver driver;
    private final Path file;

    private Browser() throws IOException {
        file = Files.createTempFile("page", ".html");
        ChromeOptions options = new ChromeOptions();
        options.setBinary(found(BROWSERS).orElseThrow().toFile());
        options.addArguments("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--hide-scrollbars");
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        logs.enable(LogType.PERFORMANCE, Level.ALL);
        options.setCapability("goog:loggingPrefs", logs);
        driver = new ChromeDriver(
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(
                                found(List.of("chromedriver")).orElseThrow().toFile())
                        .build(),
                options);
    }

    /** Gives a test the session, as it is when nothing has been opened. */
    public static final class Session implements ExecutionCondition, ParameterResolver {

        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            boolean installed = found(BROWSERS).isPresent()
                    && found(List.of("chromedriver")).isPresent();
            if (context.getTestMethod().isEmpty() || installed) {
                return ConditionEvaluationResult.enabled("a test of no browser, or one is installed");
            }
            if ("true".equals(System.getenv("CI"))) {
                throw new IllegalStateException("no browser and chromedriver; expected both where CI is true");
            }
            return ConditionEvaluationResult.disabled("no browser and chromedriver on this machine");
        }

        @Override
        public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
            return parameter.getParameter().getType() == Browser.class;
        }

        @Override
        public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
            Browser browser = context.getRoot()
                    .getStore(Namespace.create(Browser.class))
                    .getOrComputeIfAbsent(Browser.class, type -> opened(), Browser.class);
            browser.reset();
            return browser;
        }

        private static Browser opened() {
            try {
                return new Browser();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static Optional<Path> found(List<String> names) {
        return names.stream()
                .flatMap(name -> Stream.of(System.getenv("PATH").split(":")).map(folder -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private void reset() {
        scripts(true);
        command("Emulation.setEmulatedMedia", Map.of("media", "", "features", List.of()));
        driver.manage().logs().get(LogType.BROWSER);
        driver.manage().logs().get(LogType.PERFORMANCE);
    }

    private void command(String name, Map<String, Object> parameters) {
        driver.executeCdpCommand(name, parameters);
    }

    /** Opens a page in a window of a size. */
    public Browser open(String html, int width, int height) throws IOException {
        Files.writeString(file, html);
        command(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
        driver.get(file.toUri().toString());
        return this;
    }

    /** Lets scripts run, or not, in what is opened next. */
    public void scripts(boolean run) {
        command("Emulation.setScriptExecutionDisabled", Map.of("value", !run));
    }

    /** Shows the page as it is on a medium, in a colour scheme, when the page has been told of it. */
    public void show(String medium, String colours) {
        Map<String, String> scheme = Map.of("name", "prefers-color-scheme", "value", colours);
        command("Emulation.setEmulatedMedia", Map.of("media", medium, "features", List.of(scheme)));
        // A page is told of its medium with the frame that it draws next.
        driver.executeAsyncScript("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))");
    }

    /** Runs a script in the page and returns what it returns. */
    public Object run(String script, Object... arguments) {
        return driver.executeScript(script, arguments);
    }

    /** Presses keys, one after the other. */
    public void press(CharSequence... keys) {
        new Actions(driver).sendKeys(keys).perform();
    }

    /** Presses the tab key until an element has the focus; tells whether it got there. */
    boolean tabTo(String selector) {
        for (int i = 0; i < 200; i++) {
            press(Keys.TAB);
            if (Boolean.TRUE.equals(run("return document.activeElement.matches(arguments[0])", selector))) {
                return true;
            }
        }
        return false;
    }

    /** Returns a text of the page as it is read. */
    String text(String selector) {
        return (String) run("return document.querySelector(arguments[0]).innerText", selector);
    }

    /** Clicks on an element. */
    public void click(String selector) {
        run("document.querySelector(arguments[0]).click()", selector);
    }

    /** Returns what the browser had to say, such as an error in a script. */
    List<String> complaints() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(Object::toString)
                .toList();
    }

    /** Returns the addresses of all that was asked for since the test began. */
    List<String> requests() {
        return driver.manage().logs().get(LogType.PERFORMANCE).getAll().stream()
                .map(entry -> entry.getMessage())
                .filter(message -> message.contains("\"Network.requestWillBeSent\""))
                .map(message -> message.replaceAll("(?s).*?\"request\":\\{.*?\"url\":\"([^\"]*)\".*", "$1"))
                .toList();
    }

    /** Returns the address of the page that is open. */
    String address() {
        return file.toUri().toString();
    }

    /** Returns the page as a picture in PNG. */
    public byte[] screenshot() {
        return driver.getScreenshotAs(OutputType.BYTES);
    }

    @Override
    public void close() throws IOException {
        driver.quit();
        Files.delete(file);
    }
}
