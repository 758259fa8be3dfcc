/** Where a browser keeps which fonts it has fetched, so that they are used at once from then on. */
export const FONTS_KEY = 'passage.fonts'

/** What a page needs fonts for: its text in one of two scripts, or the name of the agency alone. */
export type FontSet = 'latin' | 'cyrillic' | 'name'

/**
 * Script of the head, run before the first paint: a browser that has fetched the fonts before uses them at once, which
 * `<html data-fonts>` tells the stylesheet. What the page needs stands in `<html data-font-set>`, the version of the files
 * and the {@link FontSet}; `boot/fonts.ts` fetches it after the first picture, if it is not there (ADR 0062).
 * Without script the stylesheet uses the fonts as they come.
 * @param version changes with the files of the fonts; holds letters, digits, `-` and `_`
 */
export function fontScript(version: string): string {
  return `(function(h){var l=h.lang.slice(0,2),s="${version} "+(l==="ru"?"cyrillic":/ja|ko|zh/.test(l)?"name":"latin");h.dataset.fontSet=s;try{if(localStorage.getItem("${FONTS_KEY}")===s)h.dataset.fonts=""}catch(e){}})(document.documentElement)`
}
