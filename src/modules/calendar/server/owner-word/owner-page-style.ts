/** The style of an owner's page, in the page itself: it asks for nothing else, and is there at once on a phone. */
export const OWNER_PAGE_STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#fff,#0c1116);--ink:light-dark(#0f172a,#e9eef4);--ink-2:light-dark(#475569,#a7b3c4);
--rule:light-dark(#dfe5ec,#27313d);--field:light-dark(#748296,#6f7f95);--green:light-dark(#0d4a36,#8fd3b3);--on-green:light-dark(#fff,#06231a);
--wash:light-dark(#edf4f0,#11221b);--error:light-dark(#b3261e,#ffa79c)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1.0625rem/1.55 "Helvetica Neue",Arial,system-ui,sans-serif;overflow-wrap:anywhere}
header,main,footer{max-width:38rem;margin:0 auto;padding:0 1.25rem}
header{display:flex;justify-content:space-between;align-items:center;min-height:4rem}
.brand,h1,.said{font-family:"Playfair Display",Didot,Georgia,serif}
.brand{font-size:1.375rem}
header a{padding:.75rem 0}
a{color:inherit;text-underline-offset:.2em}
main{padding-top:clamp(1.25rem,6vw,4rem)}
.eyebrow{margin:0;color:var(--ink-2);font-size:.875rem}
h1{margin:.5rem 0 1rem;font-weight:400;font-size:clamp(1.875rem,1.4rem + 2.2vw,2.75rem);line-height:1.15;text-wrap:balance}
.lead{margin:0 0 1.5rem;color:var(--ink-2)}
dl{margin:0 0 1.75rem;border-block:1px solid var(--rule);padding:.75rem 0}
dl div{display:grid;grid-template-columns:7.5rem 1fr;gap:1rem;padding:.3rem 0}
dt{color:var(--ink-2)}dd{margin:0}
.said{margin:0 0 1.25rem;padding:1.25rem;background:var(--wash);font-size:1.25rem;line-height:1.4}
form{display:grid;gap:.6rem}
label{font-weight:500}small{font-weight:400;color:var(--ink-2)}
input,textarea{width:100%;min-height:3rem;padding:.65rem .75rem;font:inherit;color:inherit;background:transparent;border:1px solid var(--field);border-radius:2px}
[aria-invalid]{border-color:var(--error)}
.error{margin:0;color:var(--error)}.hint{margin:0;color:var(--ink-2);font-size:.9375rem}
button{min-height:3.25rem;padding:.75rem 1.25rem;font:inherit;font-weight:500;color:var(--on-green);background:var(--green);border:1px solid var(--green);border-radius:2px;cursor:pointer}
button.plain{color:var(--green);background:transparent}
.yes{margin-bottom:1rem}
.two{gap:.75rem}
details{border-top:1px solid var(--rule)}
details:last-of-type{border-bottom:1px solid var(--rule)}
summary{padding:1rem 0;cursor:pointer;font-weight:500}
details form{padding-bottom:1.25rem}
details details{margin-left:0}
:focus-visible{outline:2px solid var(--green);outline-offset:3px}
footer{padding-block:3rem 2rem;color:var(--ink-2);font-size:.9375rem}
`
