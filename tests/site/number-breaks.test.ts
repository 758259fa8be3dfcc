import { type HTMLElement, type Node, parse } from 'node-html-parser'
import { describe, expect, inject, test } from 'vitest'
import { isAdminPage } from '../../src/i18n/addresses/admin-pages.ts'
import { hasPage } from '../../src/i18n/addresses/localize.ts'
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { fetchPage } from './read-page.ts'
import { addressOf, TEMPLATES } from './templates.ts'

/*
 * Places at which a line might end within a number and what belongs to it, wherever the text was put together: between a figure and
 * its ending (`11-й`), within a range (`19–24`), and between a figure and its word (`24 January`). ADR 0125. Nor does one begin with what
 * stands between two parts of a line (`… · Gallery`, `€4,800 / day`).
 */
const BREAKS = [
  /\d-\p{Script=Cyrillic}/u,
  /\d–\d/u,
  /(?<![\p{L}\p{Nd}€.,:/+\u00a0\u202f\u2060–-])\d{1,3} \p{L}/u,
  / \/ (?=\p{L})/u,
]

/** Between the parts of a line. */
const DOT = / ·(?= |$)/u

/** No line ends in these, and what a visitor may type or copy has plain signs. */
const UNBROKEN = 'script, style, svg, option, textarea, template, address, noscript'

/** Streets, houses and codes of laws, in the words of the law; measures with their units, in cells of a table. */
const OTHERS = ['legal-notice', 'privacy-policy', 'terms', 'performance-monitor']

function breaksIn(node: Node): string[] {
  if (node.nodeType === 3)
    return [...BREAKS, DOT].flatMap((one) => {
      const found = one.exec(node.text)
      return found && !/^\d+–\d+\P{P}?$/u.test(node.text.trim())
        ? [node.text.slice(Math.max(0, found.index - 20), found.index + 20)]
        : []
    })
  return node.childNodes.flatMap((child) => breaksIn(child))
}

const templates = TEMPLATES.filter(({ page }) => !isAdminPage(page) && !OTHERS.includes(page))

test('what is looked for is found', () => {
  const breaking = ['в 11-й округ', '19–24 January', 'within 24 hours', 'Opéra · Gallery', '€90 / day']
  const held = [
    'в 11\u2011й округ',
    '19–\u206024\u00a0January',
    'within 24\u00a0hours',
    'In 2002 we',
    '26–50',
    'Opéra\u00a0· Gallery',
    '€90\u00a0/\u00a0day',
  ]
  for (const text of breaking) expect(breaksIn(parse(`<p>${text}</p>`)), text).toHaveLength(1)
  for (const text of held) expect(breaksIn(parse(`<p>${text}</p>`)), text).toEqual([])
})

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  test('no line may end within a number and its word', async () => {
    const faults: string[] = []
    for (const template of templates.filter(({ page, params = {} }) => hasPage(page, params, language))) {
      const address = addressOf(template, language)
      const { html } = await fetchPage(inject('siteToRead'), address)
      const body: HTMLElement | null = parse(html).querySelector('body')
      for (const part of body?.querySelectorAll(UNBROKEN) ?? []) part.remove()
      faults.push(...breaksIn(body ?? parse('')).map((text) => `${address}: ${text}`))
    }
    expect(faults).toEqual([])
  })
})
