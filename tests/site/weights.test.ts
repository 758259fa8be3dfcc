import { parse } from 'node-html-parser'
import { expect, inject, test } from 'vitest'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { read } from './raw-read.ts'

/*
 * Budgets in bytes over the wire, with brotli; `npm run bench -- weights` lists what each page fetches. A budget is
 * some way above what is needed now: who exceeds one has brought something heavy along, and says why here.
 */

async function weightOf(address: string): Promise<number> {
  return (await read(inject('siteToRead') + address)).length
}

async function pageOf(address: string) {
  const html = await (await fetch(inject('siteToRead') + address)).text()
  return parse(html)
}

test('the script that a document begins with', async () => {
  const [script] = (await pageOf('/venues')).querySelectorAll('script[src]')
  // 5.8 kB; 0.1 for a stay in several pieces and a request that is counted once in all tabs, 0.2 for parts whose file is lost and for keys
  // that are read in one place; a page that has come without its motion takes the card's picture all the same.
  // 0.1 for the addresses of two parts that come later: the count of a search and its calendar.
  // 0.3 for the brief that the tab keeps before the page can be left (ADR 0123).
  expect(await weightOf(script?.getAttribute('src') ?? '')).toBeLessThan(6600)
})

test.each([
  ['contact', ''],
  ['contact-us', ''],
  ['contact-venue', '?venue=galerie-perle'],
  ['contact-venue', '?kind=visit&venue=galerie-perle'],
  ['submit-venue', ''],
  ['favorites', ''],
] as const)('all that the islands of %s need', async (page, search) => {
  const root = await pageOf(localize(page, {}, 'de') + search)
  const lists = root.querySelectorAll('[data-files]').map((island) => island.getAttribute('data-files') ?? '')
  const files = new Set(lists.flatMap((list) => list.split(' ')))
  expect(files.size).toBeGreaterThan(2)
  const weights = await Promise.all([...files].map(weightOf))
  // The heaviest, contact-venue: 86.5 kB; 1.2 kB for the words in which amounts, durations and days are read, 0.3 for asking back a
  // day that could be two, 0.6 for second tries and what has been read, 1.5 for what is typed among nodes of others (ADR 0089) and numbers
  // that are asked about, beside which the field stays as it was; 0.2 for the addresses of quotes and bookings, of which a token is no slug;
  // 0.1 for days that stand in the field with plain spaces.
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(92_000)
})

test.each([
  // In Russian, whose letters take two bytes. Each with the rules for what it shows alone (ADR 0111).
  // 49.3 kB: the script that grows pictures and finds a page's place before its first frame (ADR 0074), the search with its days, the form
  // of a quote, phrases, placeholders of many pictures; 1.1 for days as one range and links that say what brief they carry (ADR 0123, 0124).
  ['home', {}, 53_000],
  // 36 kB: that script, the map that the toggle shows, dates, and what follows a short list; 1.4 for that brief and the days' calendar.
  ['venues', {}, 39_500],
  // 42.3 kB: that script, the floor plan with walls that are curves, the sum of each length of hire; 1.1 for captions, scenes and the small pictures of
  // the viewer (ADR 0127).
  ['venue', { slug: 'galerie-perle' }, 45_500],
] as const)('the HTML of %s with its styles, as it comes first', async (page, params, budget) => {
  expect(await weightOf(localize(page, params, 'ru'))).toBeLessThan(budget)
})
