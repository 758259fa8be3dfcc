/** Where clicks wait that came before any script file: buttons, in the order they were clicked. */
export const FIRST_CLICKS = 'passageFirstClicks'

/**
 * Runs in the head: keeps clicks on `[data-early]` buttons until the script of the page has arrived and takes them over
 * (`replay-clicks.ts`). On a slow line buttons can be seen seconds before any file has come.
 */
export const FIRST_CLICKS_SCRIPT = `(function(w,k){var l=w[k]=[];w.addEventListener("click",l.f=function(e){var b=e.target.closest&&e.target.closest("[data-early]");if(b&&!e.button&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey){e.preventDefault();e.stopImmediatePropagation();b.dataset.pending="";l.push(b)}},true)})(window,"${FIRST_CLICKS}")`
