import type { Page } from '@playwright/test'

/**
 * What is wrong with the lines of a page at its present width: texts squeezed below five letters a line, and texts that lie
 * on others. What is cut off is found by `misfits.ts`. Texts of drawings are not read.
 */
export function textFaultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      readonly left: number
      readonly top: number
      readonly right: number
      readonly bottom: number
      readonly owner: Element
      readonly text: string
    }
    const LEAST_LETTERS = 5
    const faults = new Set<string>()
    const nameOf = (element: Element, text: string) =>
      `${element.localName}.${element.className}: ${text.trim().slice(0, 40)}`

    /** Boxes that cut what is in them, and the layer that a text stays in when the page scrolls. */
    interface Surroundings {
      readonly cutting: readonly Element[]
      readonly layer: Element | null
      readonly isShown: boolean
    }
    const surroundings = new Map<Element, Surroundings>()
    const around = (element: Element): Surroundings => {
      const known = surroundings.get(element)
      if (known) return known
      const parent = element.parentElement
      const outer = parent ? around(parent) : { cutting: [], layer: null, isShown: true }
      const { overflowX, overflowY, clipPath, position, opacity } = getComputedStyle(element)
      const isCutting = element !== document.body && /hidden|clip|auto|scroll/.test(overflowX + overflowY)
      const found = {
        cutting: isCutting ? [...outer.cutting, element] : outer.cutting,
        layer: /sticky|fixed/.test(position) ? element : outer.layer,
        isShown: outer.isShown && clipPath === 'none' && Number(opacity) > 0,
      }
      surroundings.set(element, found)
      return found
    }

    const lines: Line[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const owner = node.parentElement
      const text = node.nodeValue ?? ''
      if (!text.trim() || !owner?.checkVisibility({ visibilityProperty: true })) continue
      if (owner.closest('svg, script, style, noscript, option')) continue
      const { cutting, isShown } = around(owner)
      if (!isShown) continue
      range.selectNodeContents(node)
      const seen: Line[] = []
      for (const rect of range.getClientRects()) {
        let { left, top, right, bottom } = rect
        for (const box of cutting) {
          const inner = box.getBoundingClientRect()
          left = Math.max(left, inner.left)
          right = Math.min(right, inner.right)
          top = Math.max(top, inner.top)
          bottom = Math.min(bottom, inner.bottom)
        }
        if (right - left > 1 && bottom - top > 1) seen.push({ left, top, right, bottom, owner, text })
      }
      lines.push(...seen)
      // Signs of Chinese, Japanese and Korean are as wide as two letters.
      const letters = [...text.trim()].reduce(
        (sum, sign) => sum + (/[\u3000-\u9fff\uac00-\ud7af]/.test(sign) ? 2 : 1),
        0,
      )
      // A dot before it stays in the row of what it follows.
      const dot = /^\s*·/u.test(text) ? 1 : 0
      const rows = new Set(seen.map(({ bottom }) => Math.round(bottom / 4))).size - dot
      if (rows > 1 && letters / rows < LEAST_LETTERS)
        faults.add(`squeezed into ${rows} lines: ${nameOf(owner, text)}`)
    }

    lines.sort((one, other) => one.top - other.top)
    for (const [index, one] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next]
        if (!other || other.top >= one.bottom) break
        if (one.owner === other.owner || around(one.owner).layer !== around(other.owner).layer) continue
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        // The box of a line is higher than its letters.
        const height = Math.min(one.bottom - one.top, other.bottom - other.top)
        if (across > 2 && down > height * 0.4)
          faults.add(`${nameOf(one.owner, one.text)} lies on ${nameOf(other.owner, other.text)}`)
      }
    }
    return [...faults]
  })
}

/** The texts that are not shown in a face of the house, while the page uses its faces. */
export function strangeFacesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const FACES = /^"?(?:Noto Serif Display|Playfair Display|Golos Text)"?,/
    const strange = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const owner = node.parentElement
      if (!node.nodeValue?.trim() || !owner?.checkVisibility({ visibilityProperty: true })) continue
      if (owner.closest('svg, script, style, noscript')) continue
      const { fontFamily, fontStyle, fontWeight } = getComputedStyle(owner)
      const isThere = document.fonts.check(`${fontStyle} ${fontWeight} 16px ${fontFamily.split(',')[0]}`, 'A')
      if (!FACES.test(fontFamily) || !isThere)
        strange.add(
          `${fontFamily.split(',')[0]} in ${owner.localName}.${owner.className}: ${node.nodeValue.trim().slice(0, 40)}`,
        )
    }
    return [...strange]
  })
}
