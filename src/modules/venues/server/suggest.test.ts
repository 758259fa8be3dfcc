import { describe, expect, test } from 'vitest'
import type { Language } from '#/i18n/languages.ts'
import demo from '../../../../db/demo/venues.json' with { type: 'json' }
import { EMPTY_FILTER } from '../model/venue-filter.ts'
import { suggestionsQuery } from '../model/venue-queries.schema.ts'
import type { IndexedVenue } from './search/indexed-venue.ts'
import { marksIn } from './search/marked-name.ts'
import { sharedOut } from './search/suggested-things.ts'
import { SearchIndex } from './search-index.server.ts'
import { suggest } from './suggest.server.ts'

const index = new SearchIndex(
  demo.map(
    (venue) => ({ ...venue, capacities: venue.capacity, priceFromDayCents: 0 }) as unknown as IndexedVenue,
  ),
)

async function ids(typed: string, language: Language = 'en'): Promise<string[]> {
  const { groups } = await suggest(index, language, typed)
  return groups.flatMap(({ suggestions }) => suggestions.map(({ kind, id }) => `${kind} ${id}`))
}

describe('suggestions', () => {
  test.each([
    ['en', 'mar', 'neighborhood le-marais'],
    ['ja', 'マレ', 'neighborhood le-marais'],
    ['cn', '画', 'type gallery'],
    ['fr', 'ascens', 'equipment lift'],
    ['en', 'elevator', 'equipment lift'],
    ['ru', 'шоурум', 'type showroom'],
    ['de', 'beaubuorg', 'venue caveau-beaubourg'],
    ['en', 'loft sentier', 'venue loft-sentier'],
    ['en', 'maray', 'neighborhood le-marais'],
    ['en', 'fash', 'event fashion-show'],
    ['en', 'runway', 'event fashion-show'],
    ['en', 'dinner', 'event cocktail-party'],
    ['fr', 'défi', 'event fashion-show'],
    ['de', 'Modenschau', 'event fashion-show'],
    ['ja', 'ショー', 'event fashion-show'],
    ['ru', 'показ', 'event fashion-show'],
  ] as const)('in %s: “%s” is %s', async (language, typed, expected) => {
    expect(await ids(typed, language)).toContain(expected)
  })

  test('are six at most, in the order of their groups, a few of each', async () => {
    const found = await ids('s')
    expect(found.length).toBeLessThanOrEqual(6)
    expect(found.map((one) => one.split(' ')[0])).toContain('venue')
    const { groups } = await suggest(index, 'en', 'lo')
    expect(groups.map(({ name }) => name)).toEqual(['Types', 'Venues'])
  })

  test('lead to the list with the filter, or to the venue', async () => {
    const { groups } = await suggest(index, 'fr', 'gal')
    const all = groups.flatMap(({ suggestions }) => suggestions)
    expect(all.find(({ kind }) => kind === 'type')).toMatchObject({
      href: '/fr/lieux?type=gallery',
      marks: [[0, 3]],
      note: '5 lieux',
    })
    expect(all.find(({ id }) => id === 'galerie-perle')?.href).toBe('/fr/lieu/galerie-perle')
  })

  test('where nothing is called so, the texts are offered', async () => {
    expect(await suggest(index, 'en', 'atelyerx')).toMatchObject({
      groups: [],
      none: 'No venue by that name. Search descriptions for “atelyerx”?',
    })
    expect(await suggest(index, 'en', '  ')).toMatchObject({ groups: [], none: '' })
  })

  test('a wrong last letter is overlooked in the names of places and things alone, from five letters on', async () => {
    expect(await ids('mara')).toContain('neighborhood le-marais')
    expect(await ids('marx')).toEqual([])
    expect(await ids('atelyerx')).toEqual([])
    expect(index.search({ ...EMPTY_FILTER, q: 'maray' }, 'en').total).toBe(
      index.search({ ...EMPTY_FILTER, q: 'marais' }, 'en').total,
    )
  })

  test('where texts say it, the answer says in how many', async () => {
    const telling = new SearchIndex(
      demo.map(
        (venue) =>
          ({ ...venue, capacities: venue.capacity, priceFromDayCents: 0 }) as unknown as IndexedVenue,
      ),
      [],
      ({ slug }) => (slug.startsWith('loft') ? 'Walls of painted brick' : ''),
    )
    const lofts = demo.filter(({ slug }) => slug.startsWith('loft')).length
    expect(await suggest(telling, 'en', 'brick')).toMatchObject({
      groups: [],
      none: `${lofts} venues with “brick”`,
    })
  })

  test('of what no venue has, nothing is suggested', async () => {
    const empty = new SearchIndex([])
    expect((await suggest(empty, 'en', 'loft')).groups).toEqual([])
  })
})

test.each([
  [
    'Galerie de la Perle',
    ['per', 'gal'],
    [
      [0, 3],
      [14, 17],
    ],
  ],
  ['Élysée', ['elys'], [[0, 4]]],
  ['Cœur', ['coe'], [[0, 2]]],
  ['荷物用エレベーター', ['エレヘータ'], [[3, 8]]],
  ['画廊', ['廊'], [[1, 2]]],
  ['Loft', ['oft'], []],
])('of “%s” the typed letters %j are at %j', (name, words, marks) => {
  expect(marksIn(name, words)).toEqual(marks)
})

test('groups share the room', () => {
  expect(sharedOut([[1], [2, 3, 4], [], [5, 6, 7, 8, 9]])).toEqual([[1], [2, 3, 4], [], [5, 6]])
})

test('a query has a language and a text, cut to what the search takes', () => {
  expect(suggestionsQuery.safeParse({ language: 'xx', q: 'a' }).success).toBe(false)
  expect(suggestionsQuery.safeParse({ language: 'en' }).success).toBe(false)
  expect(suggestionsQuery.parse({ language: 'en', q: 'x'.repeat(500) }).q).toHaveLength(100)
  expect(suggestionsQuery.parse({ language: 'en', q: ' a\u0000\n b ' }).q).toBe('a b')
})
