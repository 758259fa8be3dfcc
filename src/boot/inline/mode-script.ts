/** Where a browser keeps its colour mode: `light`, `dark`, or nothing for the system's. */
export const MODE_KEY = 'passage.mode'

/**
 * Script of the head, run before the first paint, so that a chosen colour mode never flashes: puts the visitor's choice
 * on `<html data-mode>`. A route that forces a mode has set the attribute already and wins (behaviour 5.4). Where
 * there is no choice, or storage is forbidden, the stylesheet follows the system.
 */
export const MODE_SCRIPT = `(function(d){if(!d.mode)try{var m=localStorage.getItem("${MODE_KEY}");if(m==="light"||m==="dark")d.mode=m}catch(e){}})(document.documentElement.dataset)`
