import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { fold } from '#/lib/fold.ts'
import demo from '../../../../../db/demo/venues.json' with { type: 'json' }
import { EMPTY_FILTER } from '../../model/venue-filter.ts'
import { SearchIndex } from '../search-index.server.ts'
import type { IndexedVenue } from './indexed-venue.ts'

type DemoTexts = Readonly<Record<string, { title: string; tagline: string; description: string }>>

const TEXTS = import.meta.glob<DemoTexts>('../../../../../db/demo/translations/*.json', {
  eager: true,
  import: 'default',
})

function textsOf(slug: string, language?: Language): string {
  const files = Object.entries(TEXTS).filter(([file]) => file.endsWith(`${language ?? ''}.json`))
  return files
    .flatMap(([, texts]) => {
      const said = texts[slug]
      return said ? [said.title, said.tagline, said.description] : []
    })
    .join('\n')
}

const venues = demo.map(
  (venue) =>
    ({ ...venue, capacities: venue.capacity, priceFromDayCents: venue.priceFromDayEur * 100 }) as never,
) as readonly IndexedVenue[]
const index = new SearchIndex(venues, [], ({ slug }) => textsOf(slug))

const namesFor = (q: string) => index.search({ ...EMPTY_FILTER, q, page: 2 }, 'en').slugs

/** Whether a venue really has what a row of the table means. */
const HAS = {
  material: (venue: IndexedVenue, meant: string, language: Language) =>
    fold(textsOf(venue.slug, language)).includes(fold(meant)),
  equipment: (venue: IndexedVenue, id: string) => venue.equipment.some((one) => one === id),
  event: (venue: IndexedVenue, id: string) => venue.eventTypes.some((one) => one === id),
  type: (venue: IndexedVenue, id: string) => venue.type === id,
  place: (venue: IndexedVenue, id: string) => venue.neighborhood === id,
  name: (venue: IndexedVenue, word: string) => fold(venue.name).includes(word),
} as const

/** What is typed, what it means, and a venue that has it; mistyped ones are marked. */
const WORDS: readonly (readonly [Language, string, keyof typeof HAS, string, string])[] = [
  ['en', 'brick', 'material', 'brick', 'loft-saint-sabin'],
  ['en', 'wheelchair', 'equipment', 'step-free-access', 'galerie-perle'],
  ['en', 'runway', 'event', 'fashion-show', 'loft-sentier'],
  ['en', 'atelyer', 'name', 'atelier', 'atelier-rivoli'],
  ['fr', 'brique', 'material', 'brique', 'loft-saint-sabin'],
  ['fr', 'portnats', 'equipment', 'racks', 'salon-vendome'],
  ['fr', 'défilé', 'event', 'fashion-show', 'hotel-de-marbeuf'],
  ['fr', 'palais royal', 'place', 'palais-royal', 'galerie-valois'],
  ['de', 'Backstein', 'material', 'Backstein', 'loft-saint-sabin'],
  ['de', 'Kleiderstagnen', 'equipment', 'racks', 'salon-opera'],
  ['de', 'Laufsteg', 'event', 'fashion-show', 'galerie-capucines'],
  ['de', 'Galerien', 'type', 'gallery', 'galerie-montmorency'],
  ['es', 'ladrilo', 'material', 'ladrillo', 'loft-saint-sabin'],
  ['es', 'escaparate', 'equipment', 'street-window', 'boutique-turenne'],
  ['es', 'pasarela', 'event', 'fashion-show', 'atelier-du-faubourg'],
  ['es', 'galeria', 'type', 'gallery', 'galerie-perle'],
  ['it', 'mattoni', 'material', 'mattoni', 'loft-saint-sabin'],
  ['it', 'specchi', 'equipment', 'mirrors', 'boutique-vertbois'],
  ['it', 'sfilatta', 'event', 'fashion-show', 'loft-sentier'],
  ['it', 'marais', 'place', 'le-marais', 'boutique-turenne'],
  ['pt', 'tijolo', 'material', 'tijolo', 'loft-saint-sabin'],
  ['pt', 'elevador de carga', 'equipment', 'freight-lift', 'loft-sentier'],
  ['pt', 'desfille', 'event', 'fashion-show', 'hotel-de-breteuil'],
  ['pt', 'champs elysees', 'place', 'champs-elysees', 'hotel-de-marbeuf'],
  ['ru', 'кирпичный', 'material', 'кирпичн', 'loft-saint-sabin'],
  ['ru', 'рейлы', 'equipment', 'racks', 'caveau-des-victoires'],
  ['ru', 'подиум', 'event', 'fashion-show', 'galerie-montmorency'],
  ['ru', 'галлерея', 'type', 'gallery', 'galerie-saint-dominique'],
  ['cn', '红砖', 'material', '红砖', 'loft-sentier'],
  ['cn', '落地镜', 'equipment', 'mirrors', 'salon-vendome'],
  ['cn', '走秀', 'event', 'fashion-show', 'voutes-saint-honore'],
  ['cn', '玛黑区画廊', 'type', 'gallery', 'galerie-perle'],
  ['ja', '赤れんが', 'material', '赤れんが', 'loft-sentier'],
  ['ja', 'ﾊﾝｶﾞｰﾗｯｸ', 'equipment', 'racks', 'salon-des-feuillants'],
  ['ja', 'ランウェイ', 'event', 'fashion-show', 'loft-blanc-popincourt'],
  ['ja', 'マレ地区のギャラリー', 'place', 'le-marais', 'galerie-montmorency'],
  ['ko', '벽돌', 'material', '벽돌', 'loft-saint-sabin'],
  ['ko', '엘레베이터', 'equipment', 'lift', 'salon-opera'],
  ['ko', '패션쇼', 'event', 'fashion-show', 'galerie-capucines'],
  ['ko', '갤러리', 'type', 'gallery', 'galerie-valois'],
]

describe('forty words of visitors in ten languages', () => {
  test('are four of each language', () => {
    const counts = Map.groupBy(WORDS, ([language]) => language)
    expect(LANGUAGE_CODES.map((language) => counts.get(language)?.length)).toEqual(
      LANGUAGE_CODES.map(() => 4),
    )
  })

  test.each(WORDS)('%s: “%s” (%s) finds what has %s: %s', (language, typed, kind, meant, slug) => {
    const venue = venues.find((one) => one.slug === slug)
    expect(venue && HAS[kind](venue, meant, language)).toBe(true)
    expect(namesFor(typed)).toContain(slug)
  })
})

test.each(['zzzz', 'brqkxs', 'xylophon', 'кирпичнввй', '宇宙船', '75020', 'brick submarine'])(
  '“%s” finds nothing',
  (typed) => expect(namesFor(typed)).toEqual([]),
)

test('names, kinds and places come before what is only told of', () => {
  const found = namesFor('loft')
  const kinds = found.map((slug) => venues.find((venue) => venue.slug === slug)?.type)
  expect(kinds.lastIndexOf('loft')).toBe(kinds.filter((kind) => kind === 'loft').length - 1)
})

test.each(['brick', 'portants', 'marais', '3e', 'paris', '画廊', 'ランウェイ'])('knows “%s”', (word) => {
  expect(index.knowsWord(fold(word))).toBe(true)
})

test.each(['atelyer', 'portnats', 'bric', 'lindqvist', '红墙', '画', 'zz', 'xylophone'])(
  'never knows “%s”',
  (word) => expect(index.knowsWord(fold(word))).toBe(false),
)
