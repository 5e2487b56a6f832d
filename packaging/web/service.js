"use strict";
// The service worker: with it the page opens without a network. It keeps the program, all of one
// version; the data is kept by the page (page.js). A new version is fetched when the browser finds
// that files.js has changed, and is used when no page of the old one is open any more.
importScripts("files.js");

const NAME = `meja-${VERSION}`;
const SHELL = ["./", "files.js", "page.js", "meja.js", "meja.wasm", "thinker.js", "meja.webmanifest",
  "icon.png", "data/art/ui/icon@512.webp"];

async function fetchAll() {
  const cache = await caches.open(NAME);
  await cache.addAll(SHELL.map(name => new Request(name, {cache: "no-cache"})));
}

async function forgetOthers() {
  for (const name of await caches.keys()) {
    if (name !== NAME && name !== "meja-data") {
      await caches.delete(name);
    }
  }
  await clients.claim();
}

async function answer(request) {
  const cache = await caches.open(NAME);
  return await cache.match(request, {ignoreSearch: true}) || fetch(request);
}

oninstall = event => event.waitUntil(fetchAll());
onactivate = event => event.waitUntil(forgetOthers());
onfetch = event => {
  if (event.request.method === "GET") {
    event.respondWith(answer(event.request));
  }
};
