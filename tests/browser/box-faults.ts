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

    const wrap = document.querySelector('main .wrap')
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
      if (!isLeftRight || !isRightRight) faults.push(`between column and edge: ${say(photo, rect)}`)
    }
    return faults
  })
}
