/** Where clicks wait that came before any script file: buttons, in the order they were clicked. */
export const FIRST_CLICKS = 'passageFirstClicks'

/** Where a browser keeps when a page was loaded anew because something of it was lost, in milliseconds since 1970. */
export const RELOADED_KEY = 'passage.reloaded'

/** A page that fails again within this time is not loaded a third time (behaviour 9.9), in milliseconds. */
export const RELOAD_GUARD_MS = 10_000

/**
 * Script of the head: keeps clicks on `[data-early]` buttons until the script of the page has arrived and takes them over
 * (`replay-clicks.ts`). On a slow line buttons can be seen seconds before any file has come.
 */
export const FIRST_CLICKS_SCRIPT = `(function(w,k){var l=w[k]=[];w.addEventListener("click",l.f=function(e){var b=e.target.closest&&e.target.closest("[data-early]");if(b&&!e.button&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey){e.preventDefault();e.stopImmediatePropagation();b.dataset.pending="";l.push(b)}},true)})(window,"${FIRST_CLICKS}")`

/**
 * Script at the end of the first screen, before that of the page: where the latter cannot be had at all, the page is loaded anew as
 * `follow-builds.ts` would do it; while something is typed it stays the document that it is, and links lead where they lead.
 */
export const LOST_SCRIPT = `(function(w,l){w.addEventListener("error",function(e){var t=e.target;if(t.type!="module")return;w.removeEventListener("click",l.f,true);l.forEach(function(b){delete b.dataset.pending;b.click()});try{if(!l.length&&navigator.onLine&&![].some.call(document.querySelectorAll("main input,main textarea"),function(f){return f.type!="hidden"&&f.value!=f.defaultValue||f.checked!=f.defaultChecked})&&Date.now()-sessionStorage.getItem("${RELOADED_KEY}")>${RELOAD_GUARD_MS}){sessionStorage.setItem("${RELOADED_KEY}",Date.now());location.reload()}}catch(x){}},true)})(window,window.${FIRST_CLICKS})`
