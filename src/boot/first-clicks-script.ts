/** Where clicks wait that came before any script file: buttons, in the order they were clicked. */
export const FIRST_CLICKS = 'passageFirstClicks'

/**
 * Runs in the head: keeps clicks on `[data-early]` buttons until the boot script has arrived and takes them over
 * (`replay-clicks.ts`). It may be run again when the application takes the head over, and then does nothing. On a slow
 * line buttons can be seen seconds before any file has come.
 */
export const FIRST_CLICKS_SCRIPT = `(function(w,k){if(w[k])return;var l=w[k]=[];w.addEventListener("click",l.f=function(e){var b=e.target.closest&&e.target.closest("[data-early]");if(b&&!e.button&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey){e.preventDefault();e.stopImmediatePropagation();b.dataset.pending="";l.push(b)}},true)})(window,"${FIRST_CLICKS}")`
