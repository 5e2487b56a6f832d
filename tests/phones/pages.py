#!/usr/bin/env python3
"""Phones as hands in Debian's Chromium: six pages at once, each in a tab of its own, play a whole Di
Renjie from the phones alone, some of them loaded anew in between; the other games with as many pages
as seats. What is pressed is chosen by chance with a fixed seed, of what can be pressed there.

    pages.py PROJECT [TEST…]

MEJA_BUILD names the build, MEJA_PICTURES a folder for a picture of each phase.
"""
import base64
import json
import os
import pathlib
import random
import sys
import tempfile
import unittest

PROJECT = pathlib.Path(sys.argv[1])
sys.path[0:0] = [str(PROJECT / "tests" / folder) for folder in ("ui", "packaging")]
import driver  # noqa: E402  pylint: disable=wrong-import-position
from room import RoomTest  # noqa: E402  pylint: disable=wrong-import-position
from web_browser import Browser  # noqa: E402  pylint: disable=wrong-import-position

SIZE = (360, 740)  # of a small phone, upright

# Names that mean something to a browser, run the other way, or are wider than a phone.
HOSTILE = ("<script>pwned=1</script>", "\"'><img src=x onerror=pwned=1>", "Sara \u202eשרה \u2067بن",
           "寬" * 60, "W" * 60, "&lt;b&gt; ${1} </title>")
UNSHOWN = "שרה"  # the screen has no such letters

# What the page has that it was not made of; and how much wider it is than the phone.
FOREIGN = """[document.querySelectorAll("script").length - 1,
  document.querySelectorAll("img, iframe, a, b, main form").length, typeof pwned !== "undefined",
  document.documentElement.scrollWidth > innerWidth].map(Number)"""
PICTURES = os.environ.get("MEJA_PICTURES")

# All that can be pressed on the page, but what is there to be read or to cover it.
CHOICES = """[...document.querySelectorAll("main button")].filter(it =>
  /^(act|card|drop)/.test(it.id) && !it.matches("[aria-disabled=true]")).map(it =>
  [it.id, it.getAttribute("aria-pressed") === "true"])"""

# Counts what the page has been told, and keeps the last of it.
HEAR = """
  var told = 0, news = {};
  EventSource = class extends EventSource {
    set onmessage(hear) {
      super.onmessage = event => { hear(event); news = JSON.parse(event.data); told++; };
    }
  };
"""


class Tab:
    """One page of the browser: a phone."""

    def __init__(self, browser, link, language, seed):
        self.browser, self.random, self.presses = browser, random.Random(seed), 0
        self.actions = 0
        browser.session = None  # of its own: phones share neither storage nor connections
        context = browser.ask("Target.createBrowserContext")["browserContextId"]
        target = browser.ask("Target.createTarget", url="about:blank",
                             browserContextId=context)["targetId"]
        self.session = browser.ask("Target.attachToTarget", targetId=target,
                                   flatten=True)["sessionId"]
        self.ask("Emulation.setDeviceMetricsOverride", width=SIZE[0], height=SIZE[1],
                 deviceScaleFactor=1, mobile=True)
        self.ask("Emulation.setLocaleOverride", locale=language)
        self.ask("Page.enable")
        self.ask("Page.addScriptToEvaluateOnNewDocument", source=HEAR +
                 f"Object.defineProperty(navigator, 'language', {{get: () => '{language}'}})")
        self.ask("Page.navigate", url=link)

    def ask(self, method, **members):
        self.browser.session = self.session
        return self.browser.ask(method, **members)

    def value(self, script):
        self.browser.session = self.session
        return self.browser.value(script)

    def until(self, script):
        self.browser.session = self.session
        self.browser.wait_for(script)

    def picture(self, name, whole=True):
        if PICTURES:
            data = self.ask("Page.captureScreenshot", captureBeyondViewport=whole)["data"]
            pathlib.Path(PICTURES, f"{name}.png").write_bytes(base64.b64decode(data))

    def press(self, name):
        """Presses, and waits until the page has been told what came of it."""
        told = self.value("told")
        self.value(f"document.getElementById('{name}').click()")
        self.presses += 1
        self.until(f"told > {told}")

    def tell(self, name):
        """Presses what has no answer of its own."""
        self.value(f"document.getElementById('{name}').click()")

    def is_asked(self):
        return self.value("!!news.turn")

    def is_over(self):
        return self.value("!!news.over")

    def move(self):
        """One press of whatever can be pressed, by chance."""
        choices = self.value(CHOICES)
        acts = [name for name, _ in choices if name.startswith("act.")]
        picks = [name for name, pressed in choices if not name.startswith("act.") and not pressed]
        chosen = self.random.choice(acts or picks or [name for name, _ in choices])
        self.actions += chosen.startswith("act.")
        self.press(chosen)

    def reload(self):
        self.ask("Page.reload")
        self.until("told > 0")


class PagesTest(RoomTest):
    LANGUAGES = ("en", "id", "ru", "zh-CN")

    @classmethod
    def setUpClass(cls):
        cls.profile = tempfile.TemporaryDirectory()
        cls.browser = Browser(cls.profile.name)

    @classmethod
    def tearDownClass(cls):
        cls.browser.stop()
        cls.profile.cleanup()

    def sit(self, game, players=None):
        stage = self.room(game, players)
        tabs = [Tab(self.browser, link, self.LANGUAGES[seat % 4], seat)
                for seat, link in sorted(self.links(stage).items())]
        for tab in tabs:
            tab.until("news.sit")
        return stage, tabs

    def begin(self, stage, tabs):
        stage.click("button.table")
        for tab in tabs:
            tab.until("news.zones")

    def play(self, stage, tabs, game, reloads=False):
        presses, asked = 0, set()
        for number in range(20000):
            tab = next((it for it in tabs if it.is_asked()), None)
            if not tab and all(it.is_over() for it in tabs):
                return presses
            if tab and reloads and number % 29 == 11:
                tab.reload()
            elif tab:
                language = self.LANGUAGES[tabs.index(tab) % 4]
                if language not in asked:
                    asked.add(language)
                    tab.picture(f"{game}-asked-{language}", whole=False)
                tab.move()
                presses += 1
            else:
                stage.settle()
        self.fail("the game has no end")

    def pictures(self, tabs, phase):
        for seat, tab in enumerate(tabs):
            tab.picture(f"{phase}-{self.LANGUAGES[seat % 4]}-{seat}")

    def whole(self, game, players=None, reloads=False):
        stage, tabs = self.sit(game, players)
        self.begin(stage, tabs)
        self.pictures(tabs, f"{game}-begun")
        presses = self.play(stage, tabs, game, reloads)
        actions = sum(tab.actions for tab in tabs)
        print(f"{game}, {len(tabs)} phones: {actions} actions, {presses / actions:.2f} presses for each")
        self.pictures(tabs, f"{game}-ended")

    def test_sitting_down(self):
        stage, tabs = self.sit("direnjie", 4)
        for tab in tabs[:2]:
            tab.value("document.getElementById('name').value = ' Ayu '")
            tab.tell("sits")
            tab.until("news.named")
        tabs[2].value("document.getElementById('name').value = '  '")
        tabs[2].tell("sits")
        tabs[2].until("news.refused")
        self.pictures(tabs, "sitting")
        self.assertEqual([stage.element(f"phones.name.{seat}")["name"] for seat in range(4)],
                         ["Ayu", "Ayu 2", "Player 3", "Player 4"])
        for tab, name in zip(tabs, ("Ayu", "Ayu 2")):
            tab.until(f"document.getElementById('title').textContent === '{name}'")
        self.begin(stage, tabs)
        self.assertTrue(tabs[0].value("document.title").startswith("Ayu "))

    def test_whoever_is_here_is_chosen(self):
        stage, tabs = self.sit("claim")  # whoever sat down once is one of the people
        for name, tab in zip(("Ayu", "Boris"), tabs):
            tab.value(f"document.getElementById('name').value = '{name}'")
            tab.tell("sits")
            tab.until("news.named")
        self.begin(stage, tabs)
        stage.key("Escape")
        stage.click("button.leave")
        links = self.links(self.seats(stage, "claim"))
        tabs = [Tab(self.browser, links[seat], "en", seat) for seat in (0, 1)]
        boris = "[...document.querySelectorAll('#here button')].find(it => it.textContent === 'Boris')"
        for tab in tabs:
            tab.until("news.sit")
            tab.until(f"!!{boris}")
        tabs[0].value(f"{boris}.click()")
        tabs[0].until("news.named && news.name === 'Boris'")
        tabs[1].until(f"!{boris}")
        self.begin(stage, tabs)
        self.assertTrue(tabs[0].value("document.title").startswith("Boris "))

    def expect_plain(self, tabs):
        for tab in tabs:
            self.assertEqual(tab.value(FOREIGN), [0, 0, 0, 0])

    def test_names_are_nothing_but_names(self):
        stage, tabs = self.sit("direnjie", len(HOSTILE))
        for name, tab in zip(HOSTILE, tabs):
            tab.value(f"document.getElementById('name').value = {json.dumps(name)}")
            tab.tell("sits")
            tab.until("news.named")
        self.expect_plain(tabs)
        tabs[0].value(f"document.getElementById('name').value = {json.dumps(UNSHOWN)}")
        tabs[0].tell("sits")
        tabs[0].until("(news.refused || '').includes('letters')")
        self.pictures(tabs, "hostile-sits")
        names = [stage.element(f"phones.name.{seat}")["name"] for seat in range(len(HOSTILE))]
        for name in names:
            self.assertNotRegex(name, "[\u202a-\u202e\u2066-\u2069]")
        self.begin(stage, tabs)
        for number in range(60):
            tab = next((it for it in tabs if it.is_asked()), None)
            if tab:
                tab.move()
            else:
                stage.settle()
            if number % 20 == 0:
                self.expect_plain(tabs)
        self.expect_plain(tabs)
        self.pictures(tabs, "hostile-plays")
        for name, tab in zip(names, tabs):
            self.assertTrue(tab.value("document.title").startswith(name), name)
            self.assertIn(name, tab.value("news.log.join()") + tab.value("document.title"))

    def test_the_notebook_is_written_in(self):
        stage, tabs = self.sit("direnjie", 4)
        self.begin(stage, tabs)
        tab = tabs[0]
        tab.press("note.T4")
        for mark in ("Ruled out", "Certain", "Possible"):
            tab.press("note.T4.secret")
            self.assertIn(f": {mark}", tab.value("document.getElementById('note.T4.secret').textContent"))
        self.assertEqual(tab.value("document.activeElement.id"), "")
        self.assertIn("in pencil", tab.value("document.getElementById('note.T4').textContent"))
        for other in tabs[1:]:
            other.press("note.T4")
            self.assertEqual(other.value("document.getElementById('note.T4.secret').children.length"), 0)
        self.write_words(tab)
        self.pictures(tabs, "notebook")
        tab.press("note.T4")
        self.assertFalse(tab.value("!!document.getElementById('note.T4.secret')"))

    def write_words(self, tab):
        """A field with a label opens beside a place; messages that come meanwhile leave it alone."""
        field = "document.getElementById('note.T4.deck-words.field')"
        tab.press("note.T4.deck-words")
        tab.until(f"document.activeElement === {field}")
        self.assertEqual(tab.value(f"{field}.labels[0].textContent"), "Note: Deck")
        tab.value(f"{field}.value = ' late 晚 ', {field}.dispatchEvent(new Event('input'))")
        tab.press("note.W1")
        self.assertEqual(tab.value(f"{field} ? 'open' : 'closed'"), "closed")
        tab.press("note.T4")
        tab.press("note.T4.deck-words")
        tab.value(f"{field}.value = ' late 晚 ', {field}.form.requestSubmit()")
        tab.until("document.getElementById('note.T4').textContent.includes('late 晚')")
        self.assertFalse(tab.value(f"!!{field}"))

    def test_the_hand_is_covered(self):
        stage, tabs = self.sit("claim")
        self.begin(stage, tabs)
        hidden = "document.getElementById('all').hidden"
        for leaves in ("document.getElementById('hide').click()",
                       "window.dispatchEvent(new Event('pagehide'))",
                       "Object.defineProperty(document, 'hidden', {get: () => true, configurable: true}),"
                       "document.dispatchEvent(new Event('visibilitychange'))"):
            tabs[0].value(leaves)
            self.assertTrue(tabs[0].value(hidden), leaves)
            self.assertEqual(tabs[0].value("document.querySelector('main').checkVisibility()"), False)
            tabs[0].picture("covered")
            tabs[0].value("document.getElementById('open').click()")  # one tap
            self.assertFalse(tabs[0].value(hidden))

    def test_face_down_is_covered_where_it_is_told(self):
        """By plain HTTP Chromium tells no page how a phone lies: here it is to take it for a safe one."""
        stage = self.room("claim")
        link = self.links(stage)[0]
        profile = tempfile.TemporaryDirectory()
        self.addCleanup(profile.cleanup)
        browser = Browser(profile.name, "--unsafely-treat-insecure-origin-as-secure=" + link.split("/#")[0])
        self.addCleanup(browser.stop)
        tab = Tab(browser, link, "en", 0)
        tab.until("news.sit")
        self.begin(stage, [tab])
        hidden = "document.getElementById('all').hidden"
        for beta, gamma, covers in ((40, 3, False), (178, 3, True), (-5, 0, False), (-175, -8, True)):
            tab.value("document.getElementById('open').click(), "
                      "window.addEventListener('deviceorientation', () => lies = true), lies = false")
            tab.ask("DeviceOrientation.setDeviceOrientationOverride", alpha=0, beta=beta, gamma=gamma)
            tab.until("lies")
            self.assertEqual(tab.value(hidden), covers, (beta, gamma))

    def test_six_at_di_renjie(self):
        self.whole("direnjie", 6, reloads=True)

    def test_four_at_regicide(self):
        self.whole("regicide", 4)

    def test_claim(self):
        self.whole("claim")

    def test_clash(self):
        self.whole("clash")


if __name__ == "__main__":
    del sys.argv[1]
    unittest.main()
