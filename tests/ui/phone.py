"""A phone of the room, without a browser: it sits down with a link, listens to what it is sent and
presses what stands there, as the page does. It knows no game and no rule."""
import http.client
import json
import random
import socket
import threading
import urllib.parse


class Phone:
    """One seat's phone. `messages` counts what it was sent; `told` is the newest."""

    def __init__(self, link, language="en", seed=1):
        self.address = urllib.parse.urlsplit(link)
        self.language = language
        self.random = random.Random(seed)
        self.count = 0
        self.told = None
        self.messages = 0
        self.news = threading.Condition()
        self.stream = None
        self.presses = 0
        status, self.token = self.post("/sit", f"{self.address.fragment} {language}")
        if status != 200:
            raise AssertionError(f"{link} is refused: {status}")
        self.listen()

    def connection(self):
        return http.client.HTTPConnection(self.address.hostname, self.address.port, timeout=60)

    def post(self, path, body, **headers):
        connection = self.connection()
        connection.request("POST", path, body,
                           {"Origin": f"http://{self.address.netloc}", **headers})
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        return answer.status, text

    def listen(self):
        """Hears from now on; what heard before ends by itself."""
        self.stream = self.connection()
        self.stream.request("GET", f"/see?token={self.token}")
        self.wire = self.stream.sock
        answer = self.stream.getresponse()
        if answer.status != 200:
            raise AssertionError(f"not listened to: {answer.status}")
        threading.Thread(target=self.hear, args=(answer, self.stream), daemon=True).start()
        self.hello()

    def hear(self, answer, stream):
        try:
            for line in answer:
                if line == b"event: beat\n":
                    self.post("/here", f"{self.token} {self.language}")
                elif line.startswith(b"data: ") and stream is self.stream:
                    with self.news:
                        self.told = json.loads(line[6:])
                        self.messages += 1
                        self.news.notify_all()
        except (OSError, ValueError, AttributeError, http.client.HTTPException):
            pass  # it was closed

    def sleep(self):
        """Out of reach until it listens again."""
        self.wire.shutdown(socket.SHUT_RDWR)

    def press(self, name):
        self.count += 1
        return self.post("/press", f"{self.token} {self.count} {self.language} {name}")[0]

    def hello(self):
        return self.press("hello")

    def answer(self, name):
        """Presses, and waits for what is said of it: every press is answered."""
        with self.news:
            before = self.messages
        status = self.press(name)
        if status != 204:
            raise AssertionError(f"{name} is refused: {status}")
        self.presses += 1
        with self.news:
            if not self.news.wait_for(lambda: self.messages > before, 60):
                raise AssertionError(f"no answer to {name}")
        return self.told

    def wait(self, holds):
        with self.news:
            return self.news.wait_for(lambda: self.told is not None and holds(self.told), 60)

    def is_asked(self):
        return self.told is not None and self.told.get("turn", False)

    def cards(self):
        return [card for zone in self.told["zones"] for card in zone["cards"] if "id" in card]

    def move(self):
        """One press of whatever can be pressed, by chance with a fixed seed."""
        acts = [act["id"] for act in self.told["acts"] if "id" in act]
        picks = [card["id"] for card in self.cards() if "off" not in card and "picked" not in card]
        if not acts and not picks:
            picks = ["drop"]
        self.answer(self.random.choice(acts if acts else picks))
