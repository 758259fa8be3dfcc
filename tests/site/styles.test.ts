import { type HTMLElement, parse } from 'node-html-parser'
import { describe, expect, inject, test } from 'vitest'
import { isAdminPage } from '../../src/i18n/addresses/admin-pages.ts'
import { selectorsIn } from '../../src/routes/selector-needs.ts'
import { fetchPage } from './read-page.ts'
import { addressOf, TEMPLATES } from './templates.ts'

/*
 * The head of a page holds the rules for its first screen, and where that ends stands the stylesheet with all rules (ADR
 * 0134). A rule that applies to what is before it and is not in the head would change what has been drawn.
 */

/** Rules of a stylesheet by their selectors, with the conditions that they stand under; those for paper left out. */
function rulesIn(css: string): readonly { selector: string; under: string }[] {
  const open: string[] = []
  const found: { selector: string; under: string }[] = []
  for (const [, prelude = '', sign] of css.replaceAll(/"[^"]*"/g, '""').matchAll(/([^{};]*)([{};])/g)) {
    if (sign === '}') open.pop()
    if (sign !== '{') continue
    const under = open.filter((one) => one.startsWith('@') && !one.startsWith('@layer')).join(' ')
    if (!prelude.startsWith('@') && !/@keyframes|@media print|@font-face/.test(under))
      found.push(...selectorsIn(prelude).map(({ text }) => ({ selector: text, under })))
    open.push(prelude)
  }
  return found
}

/** What a visitor brings about, and what is drawn when pages change. */
const LATER =
  /:(?:hover|active|focus|target|user-|popover-open|:view-transition|:backdrop|:selection|:-webkit-search-cancel-button)/
const PSEUDO_ELEMENTS =
  /::?(?:before|after|placeholder|backdrop|selection|marker|-webkit[\w-]+|-moz[\w-]+|file-selector-button)/g

/** Attributes that scripts of the head put on `<html>` before anything is drawn: `d.kept=…` sets `data-kept`. */
function setInHead(head: string): readonly string[] {
  const scripts = [...head.matchAll(/<script[^>]*>\(function\(d[,)][\s\S]*?<\/script>/g)].join('\n')
  return [...scripts.matchAll(/\bd\.(\w+)=(?!=)/g)].map(([, name = '']) => `data-${name}`)
}

/** A selector as if whatever it asks of these attributes were so. */
function withoutAttributes(selector: string, names: readonly string[]): string {
  return names.reduce(
    (left, name) =>
      left.replaceAll(new RegExp(`:not\\(\\[${name}[^\\]]*\\]\\)|\\[${name}[^\\]]*\\]`, 'g'), ''),
    selector,
  )
}

/** Whether a selector applies to something; of what the parser does not know nothing is said. */
function appliesTo(root: HTMLElement, selector: string): boolean {
  try {
    return root.querySelector(selector.replaceAll(PSEUDO_ELEMENTS, '').trim() || '*') !== null
  } catch {
    return false
  }
}

const sheets = new Map<string, Promise<string>>()

function sheetAt(address: string): Promise<string> {
  const asked = sheets.get(address) ?? fetch(inject('siteToRead') + address).then((answer) => answer.text())
  sheets.set(address, asked)
  return asked
}

/** What an address shows before its stylesheet, the rules in its head, and the address of that stylesheet. */
async function firstScreenOf(address: string) {
  const { html } = await fetchPage(inject('siteToRead'), address)
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g)]
  expect(links).toHaveLength(1)
  const document = parse(html.slice(0, links[0]?.index), { blockTextElements: { style: true, script: true } })
  const head = document.querySelector('head style')?.innerHTML ?? ''
  for (const closed of document.querySelectorAll(
    'details:not([open]) > :not(summary), dialog:not([open]) > *, template',
  ))
    closed.remove()
  return { document, head, set: setInHead(html.slice(0, html.indexOf('<body'))), file: links[0]?.[1] ?? '' }
}

const addresses = [
  ...TEMPLATES.filter(({ page }) => !isAdminPage(page)).map((template) => addressOf(template, 'fr')),
  '/fr/page-sans-styles',
]

describe('what a page shows before its stylesheet has all of its rules', () => {
  test.each(addresses)('%s', async (address) => {
    const { document, head, set, file } = await firstScreenOf(address)
    const here = new Set(rulesIn(head).map(({ selector, under }) => `${under} ${selector}`))
    const lacking = rulesIn(await sheetAt(file)).filter(
      ({ selector, under }) =>
        !LATER.test(selector) &&
        !here.has(`${under} ${selector}`) &&
        appliesTo(document, withoutAttributes(selector, set)),
    )
    expect(lacking).toEqual([])
    expect(here.size).toBeGreaterThan(60)
  })
})

test('all pages share one stylesheet, and none carries the rules of others', async () => {
  const [list, legal] = await Promise.all([firstScreenOf('/fr/lieux'), firstScreenOf('/fr/mentions-legales')])
  expect(list.file).toBe(legal.file)
  expect(list.head).toContain('.rail')
  expect(list.head).not.toContain('.hero-')
  expect(list.head).not.toContain('.quote-card')
  expect(legal.head).not.toContain('.rail')
})

test('a browser keeps the stylesheet', async () => {
  const { file } = await firstScreenOf('/fr')
  const answer = await fetch(inject('siteToRead') + file)
  expect(answer.headers.get('cache-control')).toContain('immutable')
})
