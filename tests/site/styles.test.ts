import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'node-html-parser'
import { describe, expect, inject, test } from 'vitest'
import { isAdminPage } from '../../src/i18n/addresses/admin-pages.ts'
import { reachedFrom } from '../helpers/reached-from.ts'
import { fetchPage } from './read-page.ts'
import { addressOf, TEMPLATES } from './templates.ts'

const SRC = path.resolve(import.meta.dirname, '../../src')

/** Files of the stylesheet that only some pages have, with the selectors of their rules. */
const FILES = [
  ...readFileSync(path.join(SRC, 'routes/site.css'), 'utf8').matchAll(
    /@import "(.+)" layer\((?:components|pages)\)/g,
  ),
].map(([, file = '']) => {
  const rules = readFileSync(path.join(SRC, 'routes', file), 'utf8').replaceAll(
    /\/\*[\s\S]*?\*\/|"[^"]*"/g,
    '',
  )
  return { name: path.basename(file), classes: classesIn(rules), selectors: outerSelectors(rules) }
})

function classesIn(rules: string): string[] {
  return rules.match(/(?<=\.)[a-z][\w-]*/g) ?? []
}

/** Selectors that stand in no other one, each without what is in parentheses. */
function outerSelectors(rules: string): string[][] {
  const found: string[] = []
  let depth = 0
  for (const [, prelude = '', brace = ''] of rules.matchAll(/([^{};]*)([{};])/g)) {
    const isAtRule = prelude.trim().startsWith('@')
    if (brace === '{' && depth === 0 && !isAtRule) found.push(prelude)
    if (brace === '{' && (depth > 0 || !isAtRule)) depth += 1
    if (brace === '}' && depth > 0) depth -= 1
  }
  return found.flatMap((list) =>
    list
      .replaceAll(/\(.*\)/g, '')
      .split(',')
      .map(classesIn),
  )
}

const ISLANDS = new Map(
  Object.keys(import.meta.glob(['/src/modules/*/site/**/*.island.tsx', '/src/routes/site/*.island.tsx'])).map(
    (file) => [path.basename(file, '.island.tsx'), path.join(SRC, '..', file)],
  ),
)

/** Class names that an island can give to what it renders, now or later. */
function classesOfIsland(name: string): string[] {
  const code = [...reachedFrom(ISLANDS.get(name) ?? '')].map((file) => readFileSync(file, 'utf8')).join('\n')
  return [...code.matchAll(/className=(?:"([^"]*)"|\{([^}]*(?:\$\{[^}]*\}[^}]*)*)\})/g)].flatMap(
    ([, plain, expression = '']) =>
      plain?.split(' ') ??
      [...expression.matchAll(/['"`]([^'"`]*)['"`]/g)].flatMap(([, text = '']) => text.split(' ')),
  )
}

const PUBLIC = TEMPLATES.filter(({ page }) => !isAdminPage(page))
const addresses = [
  ...PUBLIC.map((template) => addressOf(template, 'en')),
  '/styles-of-a-page-that-is-missing',
]

/** The stylesheet in a page, and what it leaves without rules of all that the page shows or can show. */
async function styleOf(address: string) {
  const { html } = await fetchPage(inject('siteToRead'), address)
  const document = parse(html, { blockTextElements: { style: true, script: true } })
  const style = document
    .querySelectorAll('head style')
    .map(({ innerHTML }) => innerHTML)
    .join('')
  const islands = document
    .querySelectorAll('[data-island]')
    .map((one) => one.getAttribute('data-island') ?? '')
  const shown = new Set([
    ...document.querySelectorAll('[class]').flatMap((one) => [...one.classList.values()]),
    ...islands.flatMap(classesOfIsland),
  ])
  const has = new Set(classesIn(style))
  const needed = FILES.filter(({ selectors }) => selectors.some((all) => all.every((one) => shown.has(one))))
  const left = needed.filter(({ classes }) => !classes.every((one) => has.has(one))).map(({ name }) => name)
  return { style, islands, left }
}

describe('a page has all files of rules for what is in it, and for what its islands can add', () => {
  test.each(addresses)('%s', async (address) => {
    const { style, left } = await styleOf(address)
    expect(style.length).toBeGreaterThan(20_000)
    expect(left).toEqual([])
  })
})

test('every island is on one of these pages', async () => {
  const found = await Promise.all(addresses.map(async (address) => (await styleOf(address)).islands))
  expect(new Set(found.flat())).toEqual(new Set(ISLANDS.keys()))
})

test('a page does not carry the rules of others', async () => {
  const { style } = await styleOf('/venues')
  expect(style).toContain('.rail')
  expect(style).not.toContain('.hero-')
  expect(style).not.toContain('.proposal')
})

test('a filter that finds nothing leaves the stylesheet as it is: the page that is there takes its parts over', async () => {
  const [all, none] = await Promise.all([styleOf('/venues'), styleOf('/venues?q=zzzz')])
  expect(none.style).toBe(all.style)
})
