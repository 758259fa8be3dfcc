import type { Page } from '@playwright/test'

/**
 * Style rules that an island keeps from what they are meant for: `.parent > .child`, where the box of an island stands
 * between the two, as every island has one.
 */
export function rulesStoppedByIslands(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stopped = new Set<string>()
    const read = (rules: CSSRuleList, outer: string) => {
      for (const rule of rules) {
        const isStyle = rule instanceof CSSStyleRule
        const selector = isStyle ? resolve(rule.selectorText, outer) : outer
        if (isStyle && selector.includes('>')) examine(selector)
        if ('cssRules' in rule) read(rule.cssRules as CSSRuleList, selector)
      }
    }
    /** A nested selector, written out. */
    const resolve = (selector: string, outer: string) => {
      if (outer === '') return selector
      return selector.includes('&') ? selector.replaceAll('&', `:is(${outer})`) : `:is(${outer}) ${selector}`
    }
    const examine = (selector: string) => {
      // States and parts that no element can be asked for.
      const plain = selector.replace(/::[\w-]+(?:\([^)]*\))?/g, '')
      for (const { index } of plain.matchAll(/>/g)) {
        const around = `${plain.slice(0, index)}> [data-island] > ${plain.slice(index + 1)}`
        const meant = [...document.querySelectorAll(around)].find((one) => !one.matches(plain))
        if (meant) stopped.add(`${selector} would mean ${meant.localName}.${meant.className}`)
      }
    }
    for (const sheet of document.styleSheets) read(sheet.cssRules, '')
    return [...stopped]
  })
}
