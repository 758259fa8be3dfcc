/**
 * How long a search of the venue list takes, in memory, at three sizes of the catalogue; beside it the plain
 * way to do it, an array that is filtered and sorted for every request. Run: `npm run bench -- search`.
 */

import { EVENT_IDS } from '../src/i18n/addresses/slugs-events.ts'
import { NEIGHBORHOOD_IDS } from '../src/i18n/addresses/slugs-neighborhoods.ts'
import { LANGUAGE_CODES } from '../src/i18n/languages.ts'
import { SHORT_RESULT } from '../src/modules/venues/model/near-match.ts'
import { EQUIPMENT, LAYOUTS, VENUE_TYPES } from '../src/modules/venues/model/venue.ts'
import { EMPTY_FILTER, PAGE_SIZE, SORTS, type VenueFilter } from '../src/modules/venues/model/venue-filter.ts'
import { CATEGORY_GROUPS } from '../src/modules/venues/model/venue-options.ts'
import type { IndexedVenue } from '../src/modules/venues/server/search/indexed-venue.ts'
import { SearchIndex } from '../src/modules/venues/server/search-index.server.ts'
import { indexedVenue } from '../tests/helpers/venues.ts'
import { naiveSearch } from './peers/naive-search.ts'

const SIZES = [350, 10_000, 100_000]
const SEARCHES = 2000
/** The plain way is slow at the largest size; fewer searches say as much. */
const NAIVE_SEARCHES = 60
const NAIVE_SIZE = 350

const WORDS = [
  'Galerie',
  'Atelier',
  'Salon',
  'Hôtel',
  'Voûtes',
  'Œuvre',
  'Saint-Sabin',
  'Perle',
  'Éclat',
  'Lumière',
].concat(['Verrière', 'Sentier', 'Popincourt', 'Turenne', 'Vertbois', 'Montmorency', 'Capucines', 'Breteuil'])
const QUERIES = [
  'perle',
  'gal',
  'sal',
  's',
  'le marais',
  '3e',
  '75011',
  'IIIe',
  'opera',
  'oeuvre',
  'champs elysees',
].concat(['loft bastille', 'voutes 12', 'saint sab', 'マレ', 'zzz', "l'éclat", 'galerie turenne'])

/** Words of equipment, events and texts; of the texts' invented words the most frequent, rarer ones and beginnings. */
const TOLD = [
  'runway',
  'brick',
  'ascenseur',
  'catering kitchen',
  'wifi',
  '走秀',
  'マレ地区のギャラリー',
  'pasarela',
].concat(['ka', 'kan', 'kane', 'sol', 'tara', 'mel', 'red', 'dor'])

/** With a typing error, which is looked for only where nothing is found: a part of the words are none at all. */
const MISTYPED = ['atelyer', 'portnats', 'ladrilo', 'галлерея', 'verrierre bastile', 'xylophon', 'qwertzuiop']

/** Words of a text in each language, and words that each language has. */
const TEXT_WORDS = 45
const VOCABULARY = 3000

/** Repeatable numbers from 0 to 1 (mulberry32): every run measures the same catalogue and the same searches. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}

function makeVenues(size: number): IndexedVenue[] {
  const random = randomNumbers(size)
  const pick = <T>(options: readonly [T, ...T[]] | readonly T[]) =>
    options[Math.floor(random() * options.length)] as T
  return Array.from({ length: size }, (_, number) => {
    const surfaceM2 = 30 + Math.floor(random() * 600)
    return indexedVenue(`venue-${number}`, {
      name: `${pick(WORDS)} ${pick(WORDS)} ${Math.floor(random() * size)}`,
      type: pick(VENUE_TYPES),
      neighborhood: pick(NEIGHBORHOOD_IDS),
      arrondissement: 1 + Math.floor(random() * 20),
      surfaceM2,
      priceFromDayCents: 50_000 + Math.floor(random() * 5000) * 100,
      minimumDays: 1,
      capacities: {
        standing: surfaceM2,
        cocktailDinner: surfaceM2 >> 1,
        seatedDinner: surfaceM2 >> 2,
        runway: 0,
      },
      goodsDoorWidthCm: 80 + Math.floor(random() * 200),
      accessSteps: Math.floor(random() * 4),
      equipment: EQUIPMENT.filter(() => random() < 0.4),
      categoryGroups: CATEGORY_GROUPS.filter(() => random() < 0.4),
      eventTypes: EVENT_IDS.filter(() => random() < 0.3),
    })
  })
}

/** Texts in ten languages: words by Zipf's law, in two of the languages characters without spaces. */
function makeTexts(venues: readonly IndexedVenue[]): (venue: IndexedVenue) => string {
  const places = new Map(venues.map(({ slug }, at) => [slug, at]))
  const words = LANGUAGE_CODES.map((_, at) => makeWords(at))
  return ({ slug }) => {
    const random = randomNumbers((places.get(slug) ?? 0) + 1)
    return words
      .map((vocabulary, at) => {
        const said = Array.from(
          { length: TEXT_WORDS },
          () => vocabulary[Math.floor(VOCABULARY ** random()) - 1] ?? '',
        )
        return said.join(at < 2 ? '' : ' ')
      })
      .join('\n')
  }
}

function makeWords(language: number): string[] {
  const random = randomNumbers(language + 100)
  const letter = (letters: string) => letters[Math.floor(random() * letters.length)] ?? ''
  const han = () => String.fromCharCode(0x4e00 + Math.floor(random() ** 2 * 2500))
  const syllable = () => letter('bcdfgklmnprstv') + letter('aeiou') + (random() < 0.3 ? letter('lnrs') : '')
  const make = language < 2 ? han : syllable
  return Array.from({ length: VOCABULARY }, () =>
    Array.from({ length: 1 + Math.floor(random() * 3) + (language < 2 ? 0 : 1) }, make).join(''),
  )
}

/** Queries of visitors: one to four filters, any order, mostly the first page. */
function makeFilters(count: number, queries: readonly string[]): VenueFilter[] {
  const random = randomNumbers(7)
  const pick = <T>(options: readonly T[]) => options[Math.floor(random() * options.length)] as T
  const sometimes = <T>(chance: number, value: () => T) => (random() < chance ? value() : undefined)
  return Array.from({ length: count }, () => ({
    ...EMPTY_FILTER,
    q: sometimes(0.5, () => pick(queries)),
    type: sometimes(0.3, () => [pick(VENUE_TYPES)]) ?? [],
    neighborhood: sometimes(0.3, () => [pick(NEIGHBORHOOD_IDS)]) ?? [],
    equipment: sometimes(0.3, () => [...new Set([pick(EQUIPMENT), pick(EQUIPMENT)])]) ?? [],
    event: sometimes(0.1, () => pick(EVENT_IDS)),
    layout: sometimes(0.2, () => pick(LAYOUTS)) ?? 'standing',
    guests: sometimes(0.2, () => Math.floor(random() * 300)),
    surfaceMin: sometimes(0.2, () => Math.floor(random() * 300)),
    priceMax: sometimes(0.2, () => 500 + Math.floor(random() * 4000)),
    access: sometimes(0.1, () => ['step-free' as const]) ?? [],
    goodsDoorMin: sometimes(0.1, () => 80 + Math.floor(random() * 150)),
    sort: pick(SORTS),
    page: sometimes(0.1, () => 5) ?? 1,
  }))
}

/** Queries of visitors who know exactly what they need: with that many conditions few venues are left, or none. */
function makeNarrow(filters: readonly VenueFilter[]): VenueFilter[] {
  const random = randomNumbers(11)
  return filters.map((filter) => ({
    ...filter,
    equipment: EQUIPMENT.filter(() => random() < 0.2),
    event: filter.event ?? EVENT_IDS[Math.floor(random() * EVENT_IDS.length)],
    surfaceMin: 400 + Math.floor(random() * 250),
    priceMax: 400 + Math.floor(random() * 800),
    access: ['step-free'],
    goodsDoorMin: 100 + Math.floor(random() * 200),
    page: 1,
  }))
}

function measure(filters: readonly VenueFilter[], search: (filter: VenueFilter, at: number) => unknown) {
  const times = filters.map((filter, at) => {
    const start = performance.now()
    search(filter, at)
    return performance.now() - start
  })
  times.sort((a, b) => a - b)
  const percentile = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { p50: percentile(0.5), p99: percentile(0.99) }
}

const languageOf = (at: number) => LANGUAGE_CODES[at % LANGUAGE_CODES.length] ?? 'en'
const ms = (value: number) => `${value.toFixed(value < 10 ? 3 : 0)} ms`

/** Columns as wide as their widest cell. */
function table(rows: readonly Record<string, string | number>[]): string {
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row).map(String))]
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  return lines.map((line) => line.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  ')).join('\n')
}

const rows = SIZES.map((size) => {
  const venues = makeVenues(size)
  const write = makeTexts(venues)
  let writing = 0
  const textsOf = (venue: IndexedVenue) => {
    const start = performance.now()
    const text = write(venue)
    writing += performance.now() - start
    return text
  }
  const filters = makeFilters(SEARCHES, [...QUERIES, ...TOLD, ...MISTYPED])
  const buildStart = performance.now()
  const index = new SearchIndex(venues, [], textsOf)
  const build = performance.now() - buildStart - writing
  const sortStart = performance.now()
  for (const language of LANGUAGE_CODES) index.prepare(language)
  const sort = (performance.now() - sortStart) / LANGUAGE_CODES.length

  // The plain way goes through every text: with more of them it takes minutes.
  const some = size > NAIVE_SIZE ? [] : makeFilters(NAIVE_SEARCHES, [...QUERIES, ...TOLD])
  const naive = (filter: VenueFilter, at: number) => naiveSearch(venues, filter, languageOf(at), textsOf)
  for (const [at, filter] of some.entries()) {
    const [fast, plain] = [index.search(filter, languageOf(at)), naive(filter, at)]
    if (fast.total !== plain.total || fast.slugs.join() !== plain.slugs.join()) {
      throw new Error(`the two ways differ for ${JSON.stringify(filter)}`)
    }
  }
  const fast = measure(filters, (filter, at) => index.search(filter, languageOf(at)))
  const plain = measure(some, naive)
  const short = makeNarrow(filters).filter((filter) => index.search(filter, 'en').total <= SHORT_RESULT)
  const near = measure(short, (filter, at) => index.search(filter, languageOf(at)))
  const words = measure(
    [...QUERIES, ...TOLD, ...MISTYPED].flatMap((q) =>
      Array.from({ length: 20 }, () => ({ ...EMPTY_FILTER, q })),
    ),
    (filter, at) => index.search(filter, languageOf(at)),
  )
  const mistyped = measure(
    MISTYPED.flatMap((q) => Array.from({ length: 20 }, () => ({ ...EMPTY_FILTER, q }))),
    (filter, at) => index.search(filter, languageOf(at)),
  )
  return {
    venues: size,
    'index p50': ms(fast.p50),
    'index p99': ms(fast.p99),
    short: short.length,
    'short p50': ms(near.p50),
    'short p99': ms(near.p99),
    'words p99': ms(words.p99),
    'mistyped p99': ms(mistyped.p99),
    'array p50': size > NAIVE_SIZE ? '–' : ms(plain.p50),
    'array p99': size > NAIVE_SIZE ? '–' : ms(plain.p99),
    'array ÷ index, p50': size > NAIVE_SIZE ? '–' : `${(plain.p50 / fast.p50).toFixed(0)}×`,
    'build once': ms(build),
    'sort once a language': ms(sort),
  }
})

process.stdout.write(
  `${SEARCHES} searches (array: ${NAIVE_SEARCHES}), pages of ${PAGE_SIZE}, all ten languages\n`,
)
process.stdout.write(`${table(rows)}\n`)
