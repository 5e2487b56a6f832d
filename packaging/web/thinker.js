"use strict";
// A second instance of the program beside the page, in which no main runs: it is given a job and the
// bytes on which this works, and gives them back when it is done (src/base/worker_web.c).
// Its names are none that meja.js has for functions of its own.
let ready;

function start(program) {
  return new Promise(resolve => {
    self.Module = {
      noInitialRun: true,
      instantiateWasm: (imports, receive) => {
        WebAssembly.instantiate(program, imports).then(instance => receive(instance, program));
        return {};
      },
      onRuntimeInitialized: resolve,
    };
    importScripts("meja.js");
  });
}

function think(job, bytes) {
  const at = _malloc(bytes.length);
  HEAPU8.set(bytes, at);
  _worker_run_plain(job, at);
  const done = HEAPU8.slice(at, at + bytes.length);
  _free(at);
  postMessage(done, [done.buffer]);
}

// What goes wrong is told to the page as an error, not as a promise that nobody looks at.
onmessage = event => {
  if (event.data.module) {
    ready = start(event.data.module);
  } else {
    ready.then(() => think(event.data.job, event.data.bytes)).catch(error => setTimeout(() => {
      throw error;
    }));
  }
};
