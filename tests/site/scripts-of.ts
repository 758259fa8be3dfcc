import { parse } from 'node-html-parser'
import { expect } from 'vitest'
import type { PageId } from '../../src/i18n/addresses/paths.ts'

/** Types of script elements that hold data. */
const DATA = ['application/json', 'application/ld+json', 'text/x-speculationrules']

/** What runs in a page: the addresses of its script files, and its inline scripts. */
export function scriptsOf(html: string): { files: string[]; inline: string[] } {
  const scripts = parse(html)
    .querySelectorAll('script')
    .filter((script) => !DATA.includes(script.getAttribute('type') ?? ''))
  return {
    files: scripts.flatMap((script) => script.getAttribute('src') ?? []),
    inline: scripts.filter((script) => !script.hasAttribute('src')).map((script) => script.innerHTML),
  }
}

/** Expect a document: one script file, and nothing of a router. */
export function expectDocument(html: string, page: PageId): void {
  const { files, inline } = scriptsOf(html)
  expect(files).toEqual([expect.stringMatching(/^\/assets\/site-[\w-]+\.js$/)])
  // What the head needs, what follows the first screen; how many favourites wait.
  expect(inline).toHaveLength(page === 'favorites' ? 3 : 2)
  expect(html).not.toContain('$_TSR')
}
