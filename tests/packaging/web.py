#!/usr/bin/env python3
"""Make the page for browsers and play in it, in Chromium without a screen.

    web.py PROJECT [TEST…]

MEJA_BUILD names a build for this system, whose engine follows the game that is played.
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import unittest
import zipfile

PROJECT = pathlib.Path(sys.argv[1])
sys.path.insert(0, str(PROJECT / "tests/ui"))
import driver  # noqa: E402  pylint: disable=wrong-import-position
import regicide  # noqa: E402  pylint: disable=wrong-import-position
from web_browser import Browser, Page, Server, TouchPage  # noqa: E402  pylint: disable=wrong-import-position

LIMIT, LIMIT_OF_FIRST = 35, 10  # MB
LANGUAGES = ("en", "id", "ru", "zh_CN")
LEAST_FRAMES = 20  # while a computer thinks

# Bytes that came over the network before the first picture, the page itself among them.
BYTES_BEFORE = """(() => {
  const shown = performance.getEntriesByName("shown")[0].startTime;
  return performance.getEntries().filter(entry => entry.encodedBodySize && entry.responseEnd <= shown)
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0);
})()"""

# Puts a gate before the jobs of the other instance, and counts pictures while it is closed.
GATE = """
  const give = Worker.prototype.postMessage;
  var held = [], frames = 0;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message.job) {
      held.push(() => give.call(this, message, ...rest));
    } else {
      give.call(this, message, ...rest);
    }
  };
  (function count() { frames++; requestAnimationFrame(count); })();
"""

# The longest time between two pictures, in ms.
WATCH = """
  var longest = 0, last = performance.now();
  (function look(now) {
    longest = Math.max(longest, now - last);
    last = now;
    requestAnimationFrame(look);
  })(last);
"""
# Stands in for the voice of the browser, which has none here.
VOICE = """
  var said = [];
  speechSynthesis.speak = speech => said.push([speech.text, speech.lang, speech.rate]);
  speechSynthesis.cancel = () => said.push("cut");
"""
ALL_HARD = ("regicide:2:1:bots=hard+hard", "claim:2:3:bots=hard+hard", "clash:2:3:bots=hard+hard",
            "direnjie:4:1:bots=hard+hard+hard+hard")
WATCHED = 10  # seconds for each of them


class Web(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        subprocess.run([PROJECT / "packaging/package", "web"], check=True)
        cls.zip, = (PROJECT / "build/package").glob("meja-*-web.zip")
        cls.scratch = pathlib.Path(tempfile.mkdtemp(prefix="meja-web-"))
        cls.addClassCleanup(shutil.rmtree, cls.scratch, ignore_errors=True)
        with zipfile.ZipFile(cls.zip) as archive:
            archive.extractall(cls.scratch)
        cls.folder, = cls.scratch.iterdir()

    def setUp(self):
        self.server = Server(self.folder)
        self.addCleanup(self.server.stop)
        self.address = self.server.address

    def browser(self, profile=None):
        folder = self.scratch / (profile or self.id())
        browser = Browser(folder)
        self.addCleanup(browser.stop)
        return browser

    def play_line(self, page, name):
        line, engine = regicide.Line(name), driver.Engine()
        self.addCleanup(engine.stop)
        regicide.play_line(self, line, page, engine, regicide.play_by_mouse)

    def told(self, page, words):
        page.until(lambda: page.has("banner"), f"a banner: {words}")
        self.assertIn(words, page.element("banner")["name"])

    def test_the_page_is_small_and_whole(self):
        print(f"the page: {self.zip.stat().st_size / 1e6:.1f} MB")
        self.assertLessEqual(self.zip.stat().st_size, LIMIT * 1e6)
        names = {path.name for path in self.folder.rglob("*")}
        self.assertLessEqual({"index.html", "meja.wasm", "LICENSE", "libunistring.txt"}, names)

    def test_little_is_loaded_before_the_first_picture(self):
        for language in LANGUAGES:
            browser = self.browser(f"first-{language}")
            page = Page(browser, self.address, "--language", language)
            loaded = browser.value(BYTES_BEFORE) / 1e6
            print(f"{language}: {loaded:.1f} MB before the first picture")
            self.assertGreater(browser.value("page.arrivals"), 10, "what the menu shows was asked for")
            self.assertLessEqual(loaded, LIMIT_OF_FIRST)
            self.assertTrue(page.has("menu.games"), page.scene())
            browser.stop()

    def test_it_can_be_installed(self):
        browser = self.browser()
        page = Page(browser, self.address)
        page.load_all()
        browser.ask("Page.enable")
        manifest = browser.ask("Page.getAppManifest")
        self.assertEqual(manifest["errors"], [])
        self.assertIn('"Meja"', manifest["data"])
        self.assertEqual(browser.ask("Page.getInstallabilityErrors")["installabilityErrors"], [])

    def test_it_starts_and_plays_without_a_network(self):
        browser = self.browser("offline")
        Page(browser, self.address).load_all()
        browser.stop()
        self.server.stop()
        browser = self.browser("offline")
        page = Page(browser, self.address, "--new", "regicide:1:7")
        page.load_all()
        self.assertEqual(browser.value("page.arrivals >= 0 && page.news.length"), 0)
        card = regicide.hand_cards(page.elements())[0]
        regicide.play_by_mouse(page, f"play {card}")
        self.assertNotIn(card, regicide.hand_cards(page.elements()))

    def test_a_stored_line_is_won_with_the_pointer(self):
        page = Page(self.browser(), self.address, "--new", regicide.Line("solo-gold").new())
        self.play_line(page, "solo-gold")
        self.assertEqual(page.element("text.medal")["name"], "Gold medal")

    def test_a_stored_line_is_won_with_a_finger(self):
        browser = self.browser()
        browser.ask("Emulation.setTouchEmulationEnabled", enabled=True)
        page = TouchPage(browser, self.address, "--new", regicide.Line("solo-bronze").new())
        self.play_line(page, "solo-bronze")
        self.assertEqual(page.element("text.medal")["name"], "Bronze medal")

    def test_a_match_goes_on_after_a_restart(self):
        browser = self.browser("kept")
        page = Page(browser, self.address, "--new", "regicide:1:7")
        before = regicide.hand_cards(page.elements())
        regicide.play_by_mouse(page, f"play {before[0]}")
        after = regicide.hand_cards(page.elements())
        self.assertNotEqual(before, after)
        browser.value("new Promise(resolve => FS.syncfs(false, resolve))")
        browser.stop()
        page = Page(self.browser("kept"), self.address, "--continue")
        self.assertEqual(regicide.hand_cards(page.elements()), after)

    def test_games_leave_and_come_in_as_files(self):
        browser, downloads = self.browser(), self.scratch / "downloads"
        browser.ask("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(downloads))
        page = Page(browser, self.address, "--new", "claim:2:3:bots=greedy+greedy")
        page.until(lambda: page.scene() == "result", "the end of the game")
        page.click("button.share")
        page.click("button.file")
        game = downloads / "meja-claim-3.meja"
        page.until(game.exists, game)
        self.told(page, "meja-claim-3.meja")
        self.assertTrue(game.read_text().startswith("Meja game"))
        page = Page(browser, self.address)
        page.click("menu.games")
        browser.ask("Page.enable")
        browser.ask("DOM.enable")
        browser.ask("Page.setInterceptFileChooserDialog", enabled=True)
        page.click("button.import", wait=False)
        chooser = browser.event("Page.fileChooserOpened")
        browser.ask("DOM.setFileInputFiles", files=[str(game)], backendNodeId=chooser["backendNodeId"])
        page.until(lambda: page.has("replay.place"), "the game")

    def test_the_page_goes_on_while_a_computer_thinks(self):
        browser = self.browser()
        browser.ask("Page.enable")
        browser.ask("Page.addScriptToEvaluateOnNewDocument", source=GATE)
        page = Page(browser, self.address, "--new", "claim:2:3:bots=hard")
        page.until(lambda: browser.value("held.length") > 0 or self.play_any(page), "a thought")
        frames = browser.value("frames")
        page.until(lambda: browser.value("frames") > frames + LEAST_FRAMES, "pictures")
        self.assertTrue(page.ask("wait", ms=0)["busy"])
        browser.value("held.shift()()")
        page.until(lambda: not page.ask("wait", ms=0)["busy"] or browser.value("held.length") > 0,
                   "the answer")

    def play_any(self, page):
        """Plays the first card of the hand, when it is the person's turn."""
        cards = [name for name, element in page.elements().items()
                 if name.startswith("hand.card.") and element.get("enabled", True)]
        if cards and not page.ask("wait", ms=0)["busy"]:
            page.click(cards[0], wait=False)
            if page.has("button.confirm"):
                page.click("button.confirm", wait=False)
        return False

    def test_it_speaks_after_the_first_key(self):
        browser = self.browser()
        browser.ask("Page.enable")
        browser.ask("Page.addScriptToEvaluateOnNewDocument", source=VOICE)
        Page(browser, self.address, "--language", "ru")
        browser.value("page.say('before', 'ru', 0, 100)")
        self.assertEqual(browser.value("said.length"), 0)
        for kind in ("keyDown", "keyUp"):
            browser.ask("Input.dispatchKeyEvent", type=kind, key="F9", code="F9",
                        windowsVirtualKeyCode=120)
        browser.wait_for("said.filter(line => line[1] === 'ru').length > 1")
        self.assertTrue(browser.value("said.some(line => line[0] === 'before')"))
        rates = browser.value("said.filter(line => line !== 'cut').map(line => line[2])")
        self.assertEqual(set(rates), {1})
        browser.value("page.cutVoice(), page.say('after', 'id', 0, 100)")
        self.assertFalse(browser.value("said.some(line => line[0] === 'after')"))
        browser.wait_for("said.some(line => line[0] === 'after')")

    def test_a_browser_without_voices_is_told(self):
        browser = self.browser()
        browser.ask("Page.enable")
        browser.ask("Page.addScriptToEvaluateOnNewDocument",
                    source="speechSynthesis.getVoices = () => []")
        page = Page(browser, self.address)
        for kind in ("keyDown", "keyUp"):
            browser.ask("Input.dispatchKeyEvent", type=kind, key="F9", code="F9",
                        windowsVirtualKeyCode=120)
        self.told(page, "this browser has none")
        browser.value("""speechSynthesis.getVoices = () => [{}],
            speechSynthesis.dispatchEvent(new Event("voiceschanged"))""")
        self.assertFalse(browser.value("page.isMute"))

    def test_words_stay_with_the_system(self):
        browser = self.browser()
        Page(browser, self.address)
        browser.value("""speechSynthesis.getVoices = () => [
            {name: "server", lang: "id-ID", localService: false, default: true},
            {name: "other", lang: "ru-RU", localService: true, default: true},
            {name: "near", lang: "id_ID", localService: true, default: false}], 0""")
        self.assertEqual(browser.value("voiceOf('id').name"), "near")
        self.assertIsNone(browser.value("voiceOf('zh-CN')"))

    def test_how_late_pictures_are(self):
        browser = self.browser()
        for match in ALL_HARD:
            page = Page(browser, self.address, "--new", match)
            page.load_all()
            browser.value(WATCH)
            time.sleep(WATCHED)
            print(f"{match}: a picture came at most {browser.value('longest'):.0f} ms after another")
            self.assertEqual(browser.value("document.getElementById('failure').textContent"), "")

    def test_what_is_not_kept_is_told(self):
        browser = self.browser("forgets")
        page = Page(browser, self.address)
        self.assertFalse(page.has("banner"))
        browser.value("new Promise(resolve => FS.syncfs(false, resolve))")
        browser.wait_for("localStorage.length > 0")
        browser.ask("Page.navigate", url="about:blank")
        browser.ask("Storage.clearDataForOrigin", origin=self.address, storageTypes="indexeddb")
        self.told(Page(browser, self.address), "has forgotten")
        browser.ask("Page.enable")
        browser.ask("Page.addScriptToEvaluateOnNewDocument",
                    source="IDBFactory.prototype.open = () => { throw new Error('refused'); }")
        self.told(Page(browser, self.address), "keeps nothing")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[2:], verbosity=2)
