"use strict";
// The page's part of the program. files.js, which the build makes, tells what there is:
// PROGRAM_BYTES of meja.wasm, and FILES, the data: its name -> [bytes, hash]. A few files are
// loaded before the program starts, those that it asks for before all others, and the rest when the
// first picture is there. The browser's cache keeps each under its hash, so that nothing is loaded
// twice and all is there without a network.
const DATA = "/share/meja/";
const KEPT = "/kept"; // the person's profile, which the browser keeps in its IndexedDB
const GIVEN = "/given"; // files that the person chose or dropped
const KEEP_MS = 1000;
const VOICES_MS = 3000; // in which a browser has found its voices, if there are any
const CUT_MS = 50; // until a browser has cut off its voice
const LOCK_MS = 1500;
const AGAIN_MS = 3000; // after a file could not be loaded
const AT_ONCE = 6; // so many files on their way
const FILE_BYTES = 1 << 20; // of a file that a person gives; the program refuses what is longer
const MARK = "meja-kept"; // the browser may forget the database without what stands here
const FIRST = /^(locale\/|art\/index\.txt$|fonts\/(title|body|body-bold)\.ttf$)/;
const LATER = /^(music|sounds)\/|^fonts\/(names|title-zh)/; // than the first picture
const RANKS = [/^art\/(menu|ui)\//, /^art\/tables\//, /^sounds\//, /^music\//, /^art\//, /^fonts\/.*-zh/];
const NEWS = {keepsNothing: 1, hasForgotten: 2, isSecond: 3, isOffline: 4}; // PageNews

// Whatever stops the program is told; otherwise there would be nothing but a dark page.
const WORDS = {
  en: "Meja can't go on. Load the page again.",
  id: "Meja tidak bisa lanjut. Muat ulang halaman ini.",
  ru: "Meja не может продолжить работу. Загрузите страницу заново.",
  zh: "Meja无法继续运行。请重新加载页面。",
};

function fail(message) {
  const code = navigator.languages.map(name => name.slice(0, 2)).find(name => WORDS[name]);
  document.getElementById("progress")?.remove();
  document.getElementById("failure").textContent = `⚠ ${WORDS[code || "en"]}\n\n${message}`;
}

addEventListener("error", event => fail(event.message));
addEventListener("unhandledrejection", event => fail(event.reason));

const query = new URLSearchParams(location.search);
const asked = [];   // bytes for the program's standard input, see `ask`
const answers = []; // lines of its standard output

// For tests: hands a line to the automation of ?argument=--automation, which answers in `answers`.
function ask(line) {
  asked.push(...new TextEncoder().encode(line + "\n"));
}

// A voice of the system itself, so that no words leave it: many browsers have others as well, which
// speak on a server. null: none of this language is known; the browser finds one by the language.
function voiceOf(language) {
  const wanted = language.toLowerCase();
  const voices = speechSynthesis.getVoices().filter(voice => {
    const spoken = voice.lang.replace("_", "-").toLowerCase();
    return voice.localService && (spoken === wanted || spoken.startsWith(wanted + "-"));
  });
  return voices.find(voice => voice.default) || voices[0] || null;
}

const page = {
  arrivals: 0,
  hasStirred: false,
  missing: new Map(Object.entries(FILES)), // what is not here yet
  wanted: new Set(), // of these, what the program has asked for
  onTheWay: new Set(),
  hasShown: false, // the first picture
  isAllWanted: false,
  loaded: 0, // bytes, over the network or from the browser's cache
  given: [],
  news: [],
  thinkers: new Map(), // of the program's workers
  unsaid: [], // SpeechSynthesisUtterance
  isMute: false, // there was something to be said, and there is no voice for it
  isListening: false, // for voices
  cutting: 0, // the timer of a cut that is not over, or 0

  stirs() {
    const hasStirred = this.hasStirred;
    this.hasStirred = false;
    return hasStirred;
  },

  stir() {
    this.hasStirred = true;
  },

  tell(news) {
    this.news.push(news);
    this.stir();
  },

  takeNews() {
    return this.news.shift() || 0;
  },

  awaits(path) {
    const name = PATH_FS.resolve(path).slice(DATA.length);
    if (!this.missing.has(name)) {
      return false;
    }
    if (!this.wanted.has(name)) {
      this.wanted.add(name);
      this.fetchMore();
    }
    return true;
  },

  next() {
    const free = name => this.missing.has(name) && !this.onTheWay.has(name) &&
        (this.hasShown || !LATER.test(name));
    return [...this.wanted].find(free) ||
        (this.isAllWanted ? [...this.missing.keys()].find(free) : undefined);
  },

  fetchMore() {
    for (let name; this.onTheWay.size < AT_ONCE && (name = this.next());) {
      this.onTheWay.add(name);
      this.bring(name);
    }
  },

  async bring(name) {
    try {
      await load(name);
      if (this.wanted.delete(name)) {
        this.arrivals++;
        this.stir();
      }
    } catch (error) {
      console.warn(error);
      if (this.wanted.has(name) && !this.isOffline) {
        this.isOffline = true;
        this.tell(NEWS.isOffline);
      }
      await new Promise(resolve => setTimeout(resolve, AGAIN_MS));
    }
    this.onTheWay.delete(name);
    this.fetchMore();
  },

  isShown() {
    document.getElementById("progress")?.remove();
    performance.mark("shown");
    this.hasShown = true;
    navigator.serviceWorker?.register("service.js").catch(error => console.warn(error));
    this.isAllWanted = !navigator.connection?.saveData;
    this.fetchMore();
  },

  handOver(path) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([FS.readFile(path)]));
    link.download = path.slice(path.lastIndexOf("/") + 1);
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  },

  askForFile() {
    document.getElementById("file").click();
  },

  async give(file) {
    const path = `${GIVEN}/${file.name.replaceAll("/", "_")}`;
    FS.writeFile(path, new Uint8Array(await file.slice(0, FILE_BYTES).arrayBuffer()));
    this.given.push(path);
    this.stir();
  },

  takeFile() {
    return this.given.shift();
  },

  hasVoice() {
    return !!self.speechSynthesis;
  },

  // A browser lets no page speak before its first key or press: what comes earlier waits for that,
  // and what comes right after a cut for the end of it, since some browsers cut that as well.
  say(words, language, rate, volume) {
    const speech = new SpeechSynthesisUtterance(words);
    speech.lang = language.replace("_", "-");
    speech.voice = voiceOf(speech.lang);
    speech.rate = 2 ** (rate / 100);
    speech.volume = volume / 100;
    this.unsaid.push(speech);
    this.speak();
    this.listenForVoices();
  },

  // Browsers find voices after they were first asked for them, and some never do.
  listenForVoices() {
    if (this.isListening) {
      return;
    }
    this.isListening = true;
    const look = () => {
      this.isMute = speechSynthesis.getVoices().length === 0;
      this.stir();
    };
    setTimeout(look, VOICES_MS);
    speechSynthesis.addEventListener("voiceschanged", look);
  },

  speak() {
    if (!this.cutting && navigator.userActivation?.hasBeenActive !== false) {
      this.unsaid.splice(0).forEach(speech => speechSynthesis.speak(speech));
    }
  },

  cutVoice() {
    this.unsaid.length = 0;
    speechSynthesis.cancel();
    clearTimeout(this.cutting);
    this.cutting = setTimeout(() => {
      this.cutting = 0;
      this.speak();
    }, CUT_MS);
  },

  // A second instance of the program works on a copy of the bytes, which then comes back.
  think(worker, job, at, size) {
    if (!this.thinkers.has(worker)) {
      const thinker = new Worker("thinker.js");
      thinker.postMessage({module: program});
      this.thinkers.set(worker, thinker);
    }
    const thinker = this.thinkers.get(worker);
    const bytes = HEAPU8.slice(at, at + size);
    thinker.onmessage = event => {
      HEAPU8.set(event.data, at);
      _worker_take_back(worker);
    };
    thinker.onerror = event => {
      event.preventDefault();
      this.thinkNoMore(worker);
      _worker_run_here(worker);
    };
    thinker.postMessage({job, bytes}, [bytes.buffer]);
    return true;
  },

  thinkNoMore(worker) {
    this.thinkers.get(worker)?.terminate();
    this.thinkers.delete(worker);
  },
};

// ---- Files of the data ----

const cached = self.caches ? caches.open("meja-data").catch(() => null) : Promise.resolve(null);

// Says of each piece how long it is.
async function bytesOf(response, count) {
  const pieces = [], reader = response.body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    count(piece.value.length);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

function showProgress(more) {
  const bar = document.getElementById("progress");
  page.loaded += more;
  if (bar) {
    bar.value = page.loaded / page.expected;
  }
}

async function fetched(address) {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response;
}

async function load(name) {
  const address = `data/${name}?${FILES[name][1]}`, cache = await cached;
  let response = await cache?.match(address);
  if (!response) {
    response = await fetched(address);
    cache?.put(address, response.clone()).catch(error => console.warn(error));
  }
  const bytes = new Uint8Array(await response.arrayBuffer()), path = DATA + name;
  showProgress(bytes.length);
  FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
  FS.writeFile(path, bytes, {canOwn: true});
  page.missing.delete(name);
}

// What no name asks for any more was of another version.
async function forgetOldFiles() {
  const cache = await cached;
  for (const request of await cache?.keys() || []) {
    const address = new URL(request.url);
    const name = address.pathname.split("/data/").pop();
    if (FILES[name]?.[1] !== address.search.slice(1)) {
      await cache.delete(request);
    }
  }
}

function rank(name) {
  const found = RANKS.findIndex(pattern => pattern.test(name));
  return found < 0 ? RANKS.length : found;
}

const first = Object.keys(FILES).filter(name => FIRST.test(name));
page.missing = new Map([...page.missing].sort((a, b) => rank(a[0]) - rank(b[0])));
page.expected = first.reduce((sum, name) => sum + FILES[name][0], PROGRAM_BYTES);

let program; // compiled
const programBytes = fetched("meja.wasm").then(response => bytesOf(response, showProgress));

// ---- What is kept ----

let isKeeping = false, keeps = false;

function keepNothing(error) {
  console.warn(error);
  keeps = false;
  page.tell(NEWS.keepsNothing);
}

function keep() {
  if (isKeeping || !keeps) {
    return;
  }
  isKeeping = true;
  FS.syncfs(false, error => {
    isKeeping = false;
    if (error) {
      keepNothing(error);
    } else {
      remember();
    }
  });
}

// Pages in private windows may refuse even this.
function remember() {
  try {
    localStorage.setItem(MARK, "1");
  } catch (error) {
    console.warn(error);
  }
}

function isRemembered() {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch (error) {
    return false;
  }
}

// One page keeps the profile: a second one beside it would write over what the first has written. A
// page that is just being left gives way.
function lockProfile() {
  return new Promise(resolve => {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), LOCK_MS);
    const held = () => {
      clearTimeout(timer);
      resolve(true);
      return new Promise(() => {}); // for as long as the page is open
    };
    navigator.locks.request("meja-profile", {signal: patience.signal}, held)
        .catch(error => resolve(error.name !== "AbortError"));
  });
}

function readKept() {
  FS.mount(IDBFS, {}, KEPT);
  return new Promise((resolve, reject) =>
      FS.syncfs(true, error => error ? reject(error) : resolve()));
}

async function openProfile() {
  FS.mkdir(KEPT);
  const isFirst = !navigator.locks || await lockProfile();
  try {
    await readKept();
    keeps = isFirst;
    if (!isFirst) {
      page.tell(NEWS.isSecond);
    } else if (isRemembered() && FS.readdir(KEPT).length === 2) { // . and ..
      page.tell(NEWS.hasForgotten);
    }
  } catch (error) {
    keepNothing(error);
  }
}

for (const press of ["keydown", "pointerup"]) {
  addEventListener(press, () => page.speak());
}

addEventListener("pointerup", () => navigator.storage?.persist?.(), {once: true});

// ---- Files of the person ----

document.getElementById("file").addEventListener("change", event => {
  for (const file of event.target.files) {
    page.give(file);
  }
  event.target.value = "";
});
addEventListener("dragover", event => event.preventDefault());
addEventListener("drop", event => {
  event.preventDefault();
  for (const file of event.dataTransfer.files) {
    page.give(file);
  }
});
// Of an installed page: files that the system opens with it.
self.launchQueue?.setConsumer(async launch => {
  for (const handle of launch.files) {
    page.give(await handle.getFile());
  }
});

// Where nobody looks there are no frames, so that the program cannot fall silent by itself.
function leave(event) {
  if (page.hasVoice() && (event.type === "pagehide" || document.hidden)) {
    page.cutVoice();
  }
  keep();
}

self.speechSynthesis?.getVoices(); // begins to look for them, which takes a while

var Module = {
  canvas: document.getElementById("canvas"),
  arguments: query.getAll("argument"),
  stdin: () => asked.shift(),
  print: line => answers.push(line),
  printErr: line => console.warn(line),
  instantiateWasm: (imports, receive) => {
    programBytes.then(bytes => WebAssembly.compile(bytes)).then(async module => {
      program = module;
      receive(await WebAssembly.instantiate(module, imports), module);
    }).catch(fail);
    return {};
  },
  preRun: [() => {
    ENV.XDG_DATA_HOME = KEPT;
    FS.mkdir(GIVEN);
    addRunDependency("data");
    Promise.all(first.map(load)).then(() => removeRunDependency("data"), fail);
    addRunDependency("profile");
    openProfile().then(() => removeRunDependency("profile"));
  }],
  onRuntimeInitialized: () => {
    setInterval(keep, KEEP_MS);
    addEventListener("visibilitychange", leave);
    addEventListener("pagehide", leave);
    forgetOldFiles();
  },
};
