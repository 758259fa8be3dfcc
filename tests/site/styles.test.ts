import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'node-html-parser'
import { describe, expect, inject, test } from 'vitest'
import { isAdminPage } from '../../src/i18n/addresses/admin-pages.ts'
import { reachedFrom } from '../helpers/reached-from.ts'
import { fetchPage } from './read-page.ts'
import { addressOf, TEMPLATES } from './templates.ts'

const SRC = path.resolve(import.meta.dirname, '../../src')

/** Files of the stylesheet, with the classes that each of their selectors needs. */
const FILES = [
  ...readFileSync(path.join(SRC, 'routes/site.css'), 'utf8').matchAll(/@import "(.+)" layer\((\w+)\)/g),
].map(([, file = '', layer = '']) => ({
  name: path.basename(file),
  isByPage: layer === 'components' || layer === 'pages',
  selectors: selectorsIn(readFileSync(path.join(SRC, 'routes', file), 'utf8')),
}))

interface Selector {
  readonly classes: readonly string[]
  /** Whether it is in no other one. */
  readonly isOuter: boolean
  /** Whether it says of other elements what they must be, in parentheses: then its classes alone do not decide. */
  readonly isUnclear: boolean
}

/**
 * Every selector with those that it is in. What is in parentheses may be one of several, or must be missing: it
 * is left out.
 */
function selectorsIn(sheet: string): Selector[] {
  const rules = sheet.replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"/g, '')
  const found: Selector[] = []
  const within: string[][][] = [[[]]]
  const unclear = [false]
  // Those of a rule that only holds others are nowhere in what is made of it.
  const open: Selector[][] = []
  for (const [, prelude = '', brace = ''] of rules.matchAll(/([^{};]*)([{};])/g)) {
    const outer = within.at(-1) ?? []
    if (prelude.includes(':') && brace !== '{') found.push(...(open.at(-1)?.splice(0) ?? []))
    if (brace === '}') {
      within.pop()
      unclear.pop()
      open.pop()
    }
    if (brace !== '{') continue
    const isGroup = prelude.trim().startsWith('@')
    const own = withoutParentheses(prelude)
      .split(',')
      .map((one) => one.match(/(?<=\.)[a-z][\w-]*/g) ?? [])
    const all = isGroup ? outer : outer.flatMap((before) => own.map((after) => [...before, ...after]))
    const isUnclear = unclear.at(-1) === true || (!isGroup && /\([^)]*\.[a-z]/.test(prelude))
    const isOuter = outer.every((one) => one.length === 0)
    open.push(isGroup ? [] : all.map((classes) => ({ classes, isOuter, isUnclear })))
    within.push(all)
    // What is in several selectors is written with `:is`.
    unclear.push(isUnclear || (!isGroup && own.length > 1))
  }
  return found
}

function withoutParentheses(selector: string): string {
  const outer = selector.replaceAll(/\([^()]*\)/g, '')
  return outer === selector ? selector : withoutParentheses(outer)
}

const ISLANDS = new Map(
  Object.keys(import.meta.glob(['/src/modules/*/site/**/*.island.tsx', '/src/routes/site/*.island.tsx'])).map(
    (file) => [path.basename(file, '.island.tsx'), path.join(SRC, '..', file)],
  ),
)

/** Class names that an island can give to what it renders, now or later. */
function classesOfIsland(name: string): string[] {
  const code = [...reachedFrom(ISLANDS.get(name) ?? '')].map((file) => readFileSync(file, 'utf8')).join('\n')
  return [...code.matchAll(/className=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)].flatMap(
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

const asKey = (classes: readonly string[]) => [...new Set(classes)].toSorted().join(' ')

/** The stylesheet in a page, and the selectors that it lacks of all that the page shows or can show. */
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
  const isShown = ({ classes, isUnclear }: Selector) => !isUnclear && classes.every((name) => shown.has(name))
  const has = new Set(selectorsIn(style).map(({ classes }) => asKey(classes)))
  const left = FILES.filter(
    ({ isByPage, selectors }) => !isByPage || selectors.some((one) => one.isOuter && isShown(one)),
  ).flatMap(({ name, selectors }) =>
    selectors
      .filter((one) => isShown(one) && !has.has(asKey(one.classes)))
      .map(({ classes }) => `${name}: ${asKey(classes)}`),
  )
  return { style, islands, left: [...new Set(left)] }
}

describe('a page has all rules for what is in it, and for what its islands can add', () => {
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
  const [list, legal] = await Promise.all([styleOf('/venues'), styleOf('/legal-notice')])
  expect(list.style).toContain('.rail')
  expect(list.style).not.toContain('.hero-')
  expect(list.style).not.toContain('.proposal')
  // In files of which it needs other rules.
  expect(legal.style).toContain('.article-text')
  expect(legal.style).not.toContain('.team')
  expect(legal.style).not.toContain('.quote-card')
})

test.each([
  '?q=zzzz',
  '?type=gallery',
  '?type=gallery&surfaceMin=300&surfaceMax=20&guests=many',
  '?view=map',
  '?q=perle+xyzzy&sort=name',
])(
  'a filter leaves the stylesheet as it is, since the page that is there takes the parts over: %s',
  async (search) => {
    const [all, filtered] = await Promise.all([styleOf('/venues'), styleOf(`/venues${search}`)])
    expect(filtered.style).toBe(all.style)
  },
)
