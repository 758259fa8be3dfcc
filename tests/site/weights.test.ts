import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { parse } from 'node-html-parser'
import { describe, expect, inject, test } from 'vitest'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { BETTER } from '../../src/platform/http/answer-codings.ts'
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
  // 0.1 for what a toast is about, which is drawn later, and for the sign that every part hears clicks.
  // 0.15 for the search of the header, which leads to the field of words, in a sheet on phones.
  // 0.3 for tiles of a venue that appear together, a toast that has led to its page, and the dock that leaves, whose part is fetched later.
  // 0.1 for what is below the first screen, which is laid out part by part (ADR 0138).
  expect(await weightOf(script?.getAttribute('src') ?? '')).toBeLessThan(7400)
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
  // 0.1 for days that stand in the field with plain spaces; 0.4 for a number of guests that is said beside its range;
  // 0.3 for a title that names the venue and follows the choice, and for the pictures that the copy of a request shows;
  // 0.2 for whoever answers, and for signs that begin no row; 0.1 for a phone number that is kept as it was typed.
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(93_350)
})

test.each([
  // In Russian, whose letters take two bytes; without the stylesheet, which all pages share (ADR 0134).
  // 32.6 kB as it is asked for a second time, 40 at first: the search with its days, the form of a quote, phrases, placeholders of many pictures.
  ['home', {}, 42_500],
  // 23.5 kB, 28.5 at first: filters and twelve cards.
  ['venues', {}, 30_500],
  // 27.2 kB, 33 at first: floor plan with walls that are curves, the sum of each length of hire, captions, scenes, small pictures of the viewer.
  // Seven photographs instead of five.
  ['venue', { slug: 'galerie-perle' }, 36_500],
] as const)(
  'the HTML of %s with the rules of its first screen, as it comes first',
  async (page, params, budget) => {
    expect(await weightOf(localize(page, params, 'ru'))).toBeLessThan(budget)
  },
)

/** What a server sends before it waits for a word of the browser: ten packets. */
const FIRST_ANSWER = 14_336

/** Bytes of an answer, head and body, until a browser has read so many of its own; coded as a page that is asked for again. */
async function bytesUntil(address: string, end: string): Promise<number> {
  const answer = await fetch(inject('siteToRead') + address)
  const head = [...answer.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 19)
  // Of the site's own name, whatever port a test serves it on: digits that happen to repeat change what a coding leaves.
  const html = (await answer.text()).replaceAll(inject('siteToRead'), 'https://passage.example')
  const shown = Buffer.byteLength(html.slice(0, html.indexOf(end, html.indexOf('<main'))))
  const coded = brotliCompressSync(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BETTER,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html),
    },
  })
  const isEnough = (length: number) => readable(coded.subarray(0, length)) >= shown
  let [few, enough] = [0, coded.length]
  while (enough - few > 1) {
    const middle = (few + enough) >> 1
    if (isEnough(middle)) enough = middle
    else few = middle
  }
  return head + enough
}

/** How much a browser can read of the beginning of a coded page. */
function readable(part: Buffer): number {
  try {
    return brotliDecompressSync(part, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).length
  } catch {
    return 0
  }
}

describe('the first screen of a phone is in the first answer', () => {
  test.each([
    // Up to the search button.
    ['home', {}, '</form>'],
    // Up to the first card, behind all filters; Russian and Japanese letters take two and three bytes.
    ['venues', {}, '<article'],
    // Up to the four facts below the pictures.
    ['venue', { slug: 'galerie-perle' }, '</dl>'],
    ['event', { id: 'fashion-show' }, '</picture>'],
    ['neighborhood', { id: 'bastille' }, '</picture>'],
    ['blog-post', { slug: 'light-for-white-walls' }, '</picture>'],
    // Up to the first fields.
    ['contact', {}, '</fieldset>'],
  ] as const)('%s', async (page, params, end) => {
    for (const language of ['fr', 'de', 'ru', 'ja'] as const)
      expect(await bytesUntil(localize(page, params, language), end), language).toBeLessThan(FIRST_ANSWER)
  })
})
