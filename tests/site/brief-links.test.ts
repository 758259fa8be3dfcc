import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { isAdminPage } from '#/i18n/addresses/admin-pages.ts'
import { localize } from '#/i18n/addresses/localize.ts'
import { PAGE_SETTINGS, readsBrief } from '#/i18n/addresses/pages.ts'
import { PAGE_IDS } from '#/i18n/addresses/paths.ts'
import { CALLING_PAGES } from '#/modules/content/model/calling-pages.ts'
import { type Brief, briefSearch } from '#/modules/venues/model/brief.ts'
import { insertSentQuote } from '../helpers/sent-quote-rows.ts'
import { carriedBriefs } from './dropped-briefs.ts'
import { type RunningSite, startSite } from './running-site.ts'
import { addressOf, TEMPLATES } from './templates.ts'

const BRIEF: Brief = {
  duration: 5,
  event: 'showroom',
  guests: 40,
  layout: 'seatedDinner',
  startDate: '2027-03-02',
}

/** Lists go by the capacities of venues: what plans alone draw is not among their own filters. */
const ON_A_PLAN: Brief = { ...BRIEF, layout: 'rails' }

/** Behind a link each: a site of their own has one of them. */
const PRIVATE = ['shortlist', 'quote'] as const

const PUBLIC = TEMPLATES.filter(({ page }) => !isAdminPage(page))

/** An address of a template with a brief. */
const withBrief = (address: string, brief: Brief) =>
  `${address}${address.includes('?') ? '&' : '?'}${briefSearch(brief)}`

const readPage = async (address: string, origin: string = inject('siteToRead')) =>
  (await fetch(origin + address)).text()

test('no public page is left out', () => {
  const looked = new Set<string>([...PUBLIC.map(({ page }) => page), ...PRIVATE])
  expect(PAGE_IDS.filter((page) => !isAdminPage(page) && !looked.has(page))).toEqual([])
  expect(PAGE_IDS.filter(readsBrief).toSorted()).toEqual(
    ['contact', 'contact-venue', 'favorites', 'venue', 'venues'].toSorted(),
  )
})

test.each(
  PUBLIC.filter(({ page }) => readsBrief(page)).flatMap((template) =>
    (['en', 'ja'] as const).map((language) => [addressOf(template, language), template] as const),
  ),
)(
  '%s hands the whole brief on in every link and form',
  async (address, { page, search = '', status = 200 }) => {
    // What the address says of it itself is the brief there: a repeated key says nothing.
    const own = new URLSearchParams(search)
    const brief = Object.fromEntries(Object.entries(BRIEF).filter(([key]) => !own.has(key)))
    const found = carriedBriefs(await readPage(withBrief(address, brief)), status === 200 ? brief : {})
    expect(found.looked, page).toBeGreaterThan(8)
    expect(found.dropped).toEqual([])
    expect(found.unmarked).toEqual([])
  },
)

test('a layout that only plans draw goes along as well', async () => {
  for (const address of [
    localize('venue', { slug: 'hotel-de-marbeuf' }, 'fr'),
    localize('favorites', {}, 'fr'),
  ]) {
    const { looked, dropped } = carriedBriefs(await readPage(withBrief(address, ON_A_PLAN)), ON_A_PLAN)
    expect(looked).toBeGreaterThan(8)
    expect(dropped).toEqual([])
  }
})

test.each(
  PUBLIC.filter(({ page }) => !readsBrief(page)).map((template) => [addressOf(template, 'fr'), template]),
)('%s reads no brief: script brings it along in every link', async (address, { status = 200 }) => {
  const { looked, unmarked } = carriedBriefs(await readPage(address), {})
  if (status === 200) expect(looked).toBeGreaterThan(0)
  expect(unmarked).toEqual([])
})

test('who reads no brief is the same page with one', async () => {
  for (const { page, params = {} } of PUBLIC) {
    // The home page's search is filled in from its address: a brief begins there.
    if (readsBrief(page) || !PAGE_SETTINGS[page].cacheable || page === 'external-blog' || page === 'home')
      continue
    const address = localize(page, params, 'fr')
    const [plain, asked] = await Promise.all([readPage(address), readPage(withBrief(address, BRIEF))])
    expect(asked === plain, address).toBe(true)
  }
})

test('search engines are led to the page without a brief', async () => {
  for (const { page, params = {}, search, status } of PUBLIC) {
    if (!readsBrief(page) || search || status) continue
    const address = localize(page, params, 'fr')
    const html = await readPage(withBrief(address, BRIEF))
    const links = [...html.matchAll(/<link[^>]*(?:rel="canonical"|hreflang=)[^>]*>/gi)].map(([link]) => link)
    if (PAGE_SETTINGS[page].listed) expect(links.length, address).toBeGreaterThan(0)
    for (const link of links) expect(link).not.toMatch(/duration|startDate|guests|layout|event=/)
  }
})

test('the green call asks for a quote without a venue, with what its page is about', async () => {
  const call = async (address: string) =>
    /class="btn btn-white"[^>]*href="([^"]*)"/.exec(await readPage(address))
  const hrefs = async (address: string) => (await call(address))?.[1]
  expect(await hrefs('/neighborhoods/bastille')).toBe('/contact?neighborhood=bastille')
  expect(await hrefs('/events/fashion-show')).toBe('/contact?event=fashion-show')
  for (const page of CALLING_PAGES) expect(await hrefs(localize(page, {}, 'en')), page).toBe('/contact')
})

let folder: string
let site: RunningSite
let quote: ReturnType<typeof insertSentQuote>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-brief-'))
  site = await startSite({ DATA_DIR: folder, AUTH_SECRET: 'a secret of at least 32 characters' })
  const db = new DatabaseSync(path.join(folder, 'site.db'), { timeout: 10_000 })
  try {
    quote = insertSentQuote(db, { ahead: 60, venues: ['galerie-perle'] })
  } finally {
    db.close()
  }
}, 120_000)
afterAll(async () => {
  await site?.kill()
  await rm(folder, { recursive: true, force: true })
})

test('a shared list hands on the brief of its owner, and that of its reader nowhere into it', async () => {
  const { startDate, duration: days, guests, layout, event } = BRIEF
  const answer = await fetch(`${site.origin}/api/shortlists`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin },
    body: JSON.stringify({
      language: 'fr',
      list: {
        title: 'March',
        ...{ startDate, days, guests, layout, event },
        venues: [{ slug: 'galerie-perle', note: '' }],
      },
      options: { notes: true, prices: true, answers: true },
    }),
  })
  const { token } = (await answer.json()) as { token: string }
  const html = await readPage(localize('shortlist', { slug: token }, 'fr'), site.origin)
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  const inside = carriedBriefs(main, BRIEF)
  expect(inside.looked).toBeGreaterThan(1)
  expect(inside.dropped).toEqual([])
  expect(main).not.toContain('data-brief')
  expect(carriedBriefs(html.replace(main, ''), {}).unmarked).toEqual([])
})

test('the page of a quote has the links of every page', async () => {
  const html = await readPage(localize('quote', { slug: quote.token }, 'fr'), site.origin)
  const { looked, unmarked } = carriedBriefs(html, {})
  expect(looked).toBeGreaterThan(0)
  expect(unmarked).toEqual([])
})
