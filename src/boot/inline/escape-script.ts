/**
 * Script of the head, so that it hears from the first menu that can be seen on: Escape closes an open menu of the header
 * (`details[name=head]`) and gives the focus back to its button, however late stylesheet and script of the page come. It stays the only
 * one that does. It asks the event itself, as nothing can be imported
 * there; an input method has its own Escape.
 */
export const ESCAPE_SCRIPT = `addEventListener("keydown",function(e){if(e.key!=="Escape"||e.isComposing||e.keyCode===229)return;document.querySelectorAll("details[name=head][open]").forEach(function(m){if(m.contains(document.activeElement))m.querySelector("summary").focus();m.open=false})})`
