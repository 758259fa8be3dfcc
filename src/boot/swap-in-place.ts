/** What stands in lines, items that flow in rows, and what is below. */
const TEXT = 'h1, h2, h3, p, ul, ol, dl, li, dt, dd, label, a, button'

/** How much closer the letters of a text may stand so that it keeps its lines, in em: a fortieth of its width, or a twentieth. */
const CLOSER = [0.012, 0.024]

/**
 * Use the fonts, and let nothing move that the visitor sees. The stand-ins are as wide as the fonts on average, so a
 * text now and then takes a line more or less: one that would take less keeps its height, one that would take more has
 * its letters a little closer, until the next page; or keeps its stand-in, where that does not help. So does a row in which
 * an item would begin another line. Where something would move all the same, the whole page keeps them.
 * @param use makes the page use them
 * @param withdraw takes that back
 */
export function swapInPlace(use: () => void, withdraw: () => void): void {
  // What is in a row with something seen moves it, though itself it may be below the screen.
  const reach = 2 * innerHeight
  const near = [...document.querySelectorAll<HTMLElement>(TEXT)].flatMap((text) => {
    // A closed menu or the footer far below has no layout of its own yet, and would be given one by being asked for its place.
    if (!text.checkVisibility({ contentVisibilityAuto: true })) return []
    // What is above moves what is seen: not every browser holds the place of a page that has been scrolled.
    const { top, bottom, left } = text.getBoundingClientRect()
    const isNear = top < reach && text.offsetHeight > 0
    // A list that goes on below may become longer there: nobody sees it.
    const isWhole = bottom <= reach || text.querySelector(TEXT) === null
    const { fontFamily: font, letterSpacing } = getComputedStyle(text)
    const spacing = Number.parseFloat(letterSpacing) || 0
    // The end of a strip is beside the screen.
    const isSeen = top < innerHeight && left < innerWidth
    return isNear ? [{ text, top, height: text.offsetHeight, font, spacing, isWhole, isSeen }] : []
  })
  const release = () => {
    for (const { text } of near) {
      text.style.fontFamily = ''
      text.style.letterSpacing = ''
      text.style.minHeight = ''
    }
  }
  use()
  // From the inside out: of a list with one long line that line changes, not the list.
  const inside = near.filter(({ isWhole }) => isWhole).reverse()
  for (const closer of CLOSER)
    for (const { text, height, spacing } of inside)
      if (text.offsetHeight > height) text.style.letterSpacing = `calc(${spacing}px - ${closer}em)`
  for (const { text, height, font } of inside)
    if (text.offsetHeight > height) {
      text.style.fontFamily = font
      text.style.letterSpacing = ''
    }
  for (const { text, height } of near) if (text.offsetHeight < height) text.style.minHeight = `${height}px`
  const moved = () =>
    near.filter(({ text, top, isSeen }) => isSeen && Math.abs(text.getBoundingClientRect().top - top) >= 1)
  for (const { text, font } of moved()) {
    const row = text.parentElement
    if (!row?.matches(TEXT)) continue
    const { offsetHeight: height } = row
    const isKept = () =>
      row.offsetHeight <= height && !moved().some((item) => item.text.parentElement === row)
    if (isKept()) continue
    // An item that would begin another line, or end one, has its place again with letters a little closer or wider.
    const isSpaced = [...CLOSER, ...CLOSER.map((em) => -em)].some((em) => {
      row.style.letterSpacing = `${-em}em`
      return isKept()
    })
    if (isSpaced) continue
    row.style.letterSpacing = ''
    row.style.fontFamily = font
  }
  if (moved().length > 0) {
    withdraw()
    release()
  } else {
    // The height of a phone's window changes whenever its toolbar comes or goes.
    const width = innerWidth
    addEventListener('resize', () => innerWidth !== width && release())
  }
}
