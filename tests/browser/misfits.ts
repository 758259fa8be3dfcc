import { expect, type Page } from '@playwright/test'

/** Windows of a reader with large letters: 320 px are 1280 at 400 % (WCAG 1.4.10), 200 % is text alone (1.4.4). */
const ENLARGED = [
  { width: 320, text: '100%' },
  { width: 390, text: '200%' },
] as const

/**
 * What does not fit the window: the page where it scrolls sideways, and each text of which a part is outside of the window
 * or cut off by a box around it. A box that scrolls by itself shows all of its own.
 */
export async function misfitsOf(page: Page): Promise<string[]> {
  // What is below the first screen has a guessed height until the page is at rest (ADR 0138).
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main > *, [data-later] > *')].every(
      (part) => getComputedStyle(part).contentVisibility !== 'auto',
    ),
  )
  return page.evaluate(async () => {
    // Just after a change of its size the window has its new size and its old layout.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const misfits = new Set<string>()
    const over = document.documentElement.scrollWidth - innerWidth
    if (over > 0) misfits.add(`page by ${over} px`)

    /** The part of a text that its boxes and the window let through, as far as it is too small. */
    const isCut = (text: Element, rect: DOMRect) => {
      for (let box: Element | null = text; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(box)
        if (clipPath !== 'none' || /auto|scroll/.test(overflowX + overflowY)) return false
        const inner = box.getBoundingClientRect()
        // Texts for screen readers alone.
        if (inner.width <= 2 || inner.height <= 2) return false
        const hidden = /hidden|clip/
        if (hidden.test(overflowX) && (rect.right > inner.right + 2 || rect.left < inner.left - 2))
          return true
        const [above, below] = [inner.top - rect.top, rect.bottom - inner.bottom]
        if (hidden.test(overflowY) && Math.max(above, below) > rect.height / 4) return true
        if (position === 'fixed') break
      }
      return rect.right > innerWidth + 1 || rect.left < -1
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const parent = text.parentElement
      if (!text.nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue
      if (parent.closest('svg, script, style, noscript, [aria-hidden=true]')) continue
      range.selectNodeContents(text)
      const rects = [...range.getClientRects()].filter(({ width }) => width > 1)
      if (rects.some((rect) => isCut(parent, rect)))
        misfits.add(`${parent.localName}.${parent.className}: ${text.nodeValue.trim().slice(0, 50)}`)
    }
    return [...misfits]
  })
}

/** Expect a page that fits the windows of a reader with large letters, without another load. */
export async function expectFitsEnlarged(page: Page): Promise<void> {
  const window = page.viewportSize()
  for (const { width, text } of ENLARGED) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text)
    expect.soft(await misfitsOf(page), `${width} px wide, text at ${text}`).toEqual([])
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  if (window) await page.setViewportSize(window)
}

/** What empty fields say, where it is wider than the field. Of a search the cross that empties it takes its part. */
export function cutPlaceholdersOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const CROSS = 22
    const drawing = document.createElement('canvas').getContext('2d')
    return [...document.querySelectorAll<HTMLInputElement>('main input[placeholder]')].flatMap((field) => {
      const style = getComputedStyle(field)
      if (!drawing || !field.checkVisibility()) return []
      drawing.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
      const room =
        field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      const needed = drawing.measureText(field.placeholder).width + (field.type === 'search' ? CROSS : 0)
      return needed > room ? [`${field.name}: ${field.placeholder}, ${needed - room} px`] : []
    })
  })
}
