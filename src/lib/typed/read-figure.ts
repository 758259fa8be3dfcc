/** A typed figure with its separators, whatever country they are of. */

const FIGURE = /^\d+(?:[ .,']\d+)*$/u
const MARKS = /[ .,']/gu
/** Groups of three behind the same sign each, or none; no zero in front. */
const WHOLE = /^(?:0|[1-9]\d*|[1-9]\d{0,2}([ .,'])\d{3}(?:\1\d{3})*)$/u

/**
 * Read digits, spaces, apostrophes, points and commas. With point and comma the last one is the decimal sign; one alone,
 * followed by exactly three digits, groups.
 * @param text in ASCII, as `plainLine` gives it
 * @param decimals how many may follow the decimal sign
 * @returns whole units of the last decimal: cents for 2; undefined where the separators do not fit together
 */
export function readFigure(text: string, decimals: number): number | undefined {
  // On the way from "1900" to "1900,5", or the end of a sentence.
  const typed = text.replace(/[.,]$/u, '')
  if (!FIGURE.test(typed)) return undefined
  const { whole, fraction } = partsOf(typed)
  if (!WHOLE.test(whole) || fraction.length > decimals) return undefined
  return Number(whole.replace(MARKS, '') + fraction.padEnd(decimals, '0'))
}

function partsOf(typed: string): { readonly whole: string; readonly fraction: string } {
  const marks = typed.match(MARKS) ?? []
  const last = marks.at(-1) ?? ''
  const at = typed.lastIndexOf(last)
  const fraction = typed.slice(at + 1)
  const isAlone = marks.length === 1 && fraction.length === 3
  const isOnce = marks.filter((mark) => mark === last).length === 1
  if (!/[.,]/u.test(last) || isAlone || !isOnce) return { whole: typed, fraction: '' }
  return { whole: typed.slice(0, at), fraction }
}
