import { aroundParts, batchesOf, fontParts } from './font-parts.ts'
import { whenIdle } from './idle.ts'

/** What stands in lines, items that flow in rows, and what is below. */
const TEXT = 'h1, h2, h3, p, ul, ol, dl, li, dt, dd, label, a, button'

/** How much closer the letters of a text may stand so that it keeps its lines, in em: a fortieth of its width, or a twentieth. */
const CLOSER = [0.012, 0.024]

/**
 * Use the fonts, and let nothing move that the visitor sees. What is seen changes in one moment; the rest of the page follows
 * part by part, each in a task of its own, since the style and layout of a whole page take a phone 100 to 200 ms. Where something
 * seen would move, the part keeps its stand-ins until the next page; where that is the first, the whole page does.
 */
export async function swapInPlace(): Promise<void> {
  const parts = fontParts()
  const seen = parts.filter(isSeen)
  if (!takeOver(seen)) return
  let isWhole = true
  for (const batch of batchesOf(parts.filter((part) => !seen.includes(part)))) {
    await new Promise<void>(whenIdle)
    if (!takeOver(batch)) isWhole = false
  }
  if (!isWhole) return
  // What comes later has them as well. From the inside out, so that the variables of what is there stay what they are; they would
  // not if they changed on the document itself.
  for (const outer of aroundParts(parts)) {
    await new Promise<void>(whenIdle)
    use(outer)
  }
  document.documentElement.dataset.fonts = 'parts'
}

/**
 * Whether an element has a layout: what is in a closed menu or in the footer far below has none yet, and would be given one by
 * whoever asks for its place.
 */
const isLaidOut = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true })

function isSeen(element: Element): boolean {
  if (!isLaidOut(element)) return false
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < innerHeight
}

const use = (element: Element) => element.setAttribute('data-fonts', '')

/**
 * Let parts of the page use the fonts. The stand-ins are as wide as the fonts on average, so a text now and then takes a line
 * more or less: one that would take less keeps its height, one that would take more has its letters a little closer, until the
 * next page; or keeps its stand-in, where that does not help.
 * @returns false where something that is seen would have moved all the same: nothing has changed
 */
function takeOver(parts: readonly Element[]): boolean {
  // What is in a row with something seen moves it, though itself it may be below the screen.
  const reach = 2 * innerHeight
  const laidOut = parts.filter(isLaidOut)
  // Nobody sees what is below the screen.
  const isFar = laidOut.every((part) => part.getBoundingClientRect().top > innerHeight)
  const near = isFar ? [] : laidOut.flatMap((part) => nearTexts(part, reach))
  const fixed = isFar ? [] : seenPlaces()
  const release = () => {
    for (const { text } of near) {
      text.style.fontFamily = ''
      text.style.letterSpacing = ''
      text.style.minHeight = ''
    }
  }
  for (const part of parts) use(part)
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
  // Asked for in any case: the layout of a part belongs to its own task.
  laidOut.at(-1)?.getBoundingClientRect()
  if (fixed.some(({ element, top }) => Math.abs(element.getBoundingClientRect().top - top) >= 1)) {
    for (const part of parts) part.removeAttribute('data-fonts')
    release()
    return false
  }
  // The height of a phone's window changes whenever its toolbar comes or goes.
  const width = innerWidth
  if (near.length > 0) addEventListener('resize', () => innerWidth !== width && release())
  return true
}

/** Texts of a part that are seen or near, as they are. */
function nearTexts(part: Element, reach: number) {
  const texts = [...(part.matches(TEXT) ? [part] : []), ...part.querySelectorAll(TEXT)]
  return texts.flatMap((text) => {
    if (!(text instanceof HTMLElement) || !isLaidOut(text)) return []
    const { top, bottom } = text.getBoundingClientRect()
    const isNear = bottom > 0 && top < reach && text.offsetHeight > 0
    // A list that goes on below may become longer there: nobody sees it.
    const isWhole = bottom <= reach || text.querySelector(TEXT) === null
    const { fontFamily: font, letterSpacing } = getComputedStyle(text)
    const spacing = Number.parseFloat(letterSpacing) || 0
    return isNear ? [{ text, height: text.offsetHeight, font, spacing, isWhole }] : []
  })
}

/** Where the texts are that are seen. */
function seenPlaces() {
  return [...document.querySelectorAll(TEXT)]
    .filter(isSeen)
    .map((element) => ({ element, top: element.getBoundingClientRect().top }))
}
