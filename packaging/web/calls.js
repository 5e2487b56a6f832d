// What the program calls of the page (page_web.c and worker_web.c of
// src/base, web_speech.c of src/ui/voice), answered by page.js.
// Emscripten takes functions only as they are written here.
mergeInto(LibraryManager.library, {
  js_page_awaits: function(path) { return page.awaits(UTF8ToString(path)); },
  js_page_arrivals: function() { return page.arrivals; },
  js_page_stirs: function() { return page.stirs(); },
  js_page_is_shown: function() { page.isShown(); },
  js_page_hand_over: function(path) { page.handOver(UTF8ToString(path)); },
  js_page_ask_for_file: function() { page.askForFile(); },
  js_page_take_file: function(bytes, capacity) {
    const path = page.takeFile();
    if (path) {
      stringToUTF8(path, bytes, capacity);
    }
    return !!path;
  },
  js_page_news: function() { return page.takeNews(); },
  js_voice_is_there: function() { return page.hasVoice(); },
  js_voice_say: function(words, language, rate, volume) {
    page.say(UTF8ToString(words), UTF8ToString(language), rate, volume);
  },
  js_voice_is_mute: function() { return page.isMute; },
  js_voice_cut: function() { page.cutVoice(); },
  js_think: function(worker, job, bytes, size) { return page.think(worker, job, bytes, size); },
  js_think_no_more: function(worker) { page.thinkNoMore(worker); },
});
