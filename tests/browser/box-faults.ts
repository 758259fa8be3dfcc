import type { Page } from '@playwright/test'

/**
 * What leans to a side of the window: in a box as wide as the window whatever is not in its middle, and pictures that end
 * neither within the column of the page nor at the edge of the window.
 */
export function leaningBoxesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const faults: string[] = []
    const say = (element: Element, { left, right }: DOMRect) =>
      `${element.localName}.${element.className} from ${Math.round(left)} to ${Math.round(right)} of ${width}`

    const isWindowWide = (box: Element) => {
      const { display, paddingLeft, paddingRight } = getComputedStyle(box)
      const { left, right } = box.getBoundingClientRect()
      const isBare = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight) === 0
      return isBare && /^(?:block|flow-root|list-item)$/.test(display) && left <= 0.5 && right >= width - 0.5
    }
    for (const box of document.querySelectorAll('body, body *')) {
      if (box.closest('svg, dialog') || !box.checkVisibility() || !isWindowWide(box)) continue
      for (const child of box.children) {
        const { display, position, float } = getComputedStyle(child)
        if (/^(?:inline|none|contents)/.test(display) || /absolute|fixed/.test(position) || float !== 'none')
          continue
        const rect = child.getBoundingClientRect()
        if (rect.width === 0 || rect.height === 0) continue
        if (Math.abs(rect.left - (width - rect.right)) > 1) faults.push(`off-centre: ${say(child, rect)}`)
      }
    }

    // One that has no box of its own has no column.
    const wrap = [...document.querySelectorAll('main .wrap')].find(
      (one) => one.getBoundingClientRect().width > 0,
    )
    if (!wrap) return faults
    const { paddingLeft, paddingRight } = getComputedStyle(wrap)
    const outer = wrap.getBoundingClientRect()
    const column = {
      left: outer.left + Number.parseFloat(paddingLeft),
      right: outer.right - Number.parseFloat(paddingRight),
    }
    const isInScroller = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || isInScroller(element.parentElement))
    // A picture behind words begins where these want it to.
    for (const photo of document.querySelectorAll('main .photo:not(.hero *)')) {
      if (!photo.checkVisibility() || photo.closest('dialog') || isInScroller(photo)) continue
      const rect = photo.getBoundingClientRect()
      if (rect.width === 0) continue
      const isLeftRight = rect.left <= 0.5 || rect.left >= column.left - 1
      const isRightRight = rect.right >= width - 0.5 || rect.right <= column.right + 1
      // As wide as its file bears, in the middle of a wider window.
      const isWhole = Math.abs(rect.width - 1920) <= 1 && Math.abs(rect.left - (width - rect.right)) <= 1
      if (isWhole) continue
      if (!isLeftRight || !isRightRight) faults.push(`between column and edge: ${say(photo, rect)}`)
    }
    return faults
  })
}

/**
 * What reaches out of what holds it, or takes more room than is its: a bar at the edge of the window whose parts stand below one
 * another, words of a drawing or of a control outside of their box, a row of chips that goes on beyond the window, what is left of a
 * picture behind its label, and columns that end before their page does.
 */
export function strayBoxesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1,
      )
    const say = (fault: string, element: Element) =>
      faults.push(
        `${fault}: ${element.localName}.${element.className} ${element.textContent?.trim().slice(0, 40)}`,
      )

    for (const dock of shown('.dock')) {
      const rects = [...dock.children]
        .map((part) => part.getBoundingClientRect())
        .filter(({ width }) => width > 1)
      const isInOneRow = rects.every(({ top }) => rects.every(({ bottom }) => bottom > top))
      if (!isInOneRow || dock.getBoundingClientRect().height > 88) say('in two rows', dock)
    }
    for (const text of shown('svg.plan text')) {
      const [inner, outer] = [text, text.closest('svg') ?? text].map((one) => one.getBoundingClientRect())
      if (!inner || !outer) continue
      const over = Math.max(outer.left - inner.left, inner.right - outer.right, outer.top - inner.top)
      if (over > 1 || inner.bottom > outer.bottom + 1) say('beyond the drawing', text)
    }
    const range = document.createRange()
    for (const label of shown('.plan-layouts span, .btn, .chip, .compare-pills button')) {
      range.selectNodeContents(label)
      const [inner, outer] = [range.getBoundingClientRect(), label.getBoundingClientRect()]
      if (inner.left < outer.left - 1 || inner.right > outer.right + 1) say('words beyond their box', label)
    }
    for (const chip of shown('.chip, .compare-pills button')) {
      // Many filters are one line that scrolls.
      if ((chip.closest('.chips')?.children.length ?? 0) > 5) continue
      const { left, right } = chip.getBoundingClientRect()
      if (left < -1 || right > document.documentElement.clientWidth + 1) say('beyond the window', chip)
    }
    for (const label of shown('.hero .cartel')) {
      const [photo] = shown('.hero-pic > .photo').map((one) => one.getBoundingClientRect())
      const { right, bottom } = label.getBoundingClientRect()
      if (photo && right > photo.right - 80 && photo.bottom > bottom + 1)
        say('a sliver of the picture below', label)
    }
    for (const table of shown('.compare:not([data-columns="1"], [data-columns="2"]) > .compare-table')) {
      const outer = table.parentElement?.parentElement?.getBoundingClientRect()
      const { right } = table.getBoundingClientRect()
      if (outer && right < outer.right - 24) say(`ends ${Math.round(outer.right - right)} px early`, table)
    }
    return faults
  })
}
