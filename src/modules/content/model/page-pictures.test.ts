import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { projectRoot } from '#/platform/project-root.ts'
import journal from '../../../../content/journal.json' with { type: 'json' }
import demo from '../../../../db/demo/venues.json' with { type: 'json' }
import { venueCard } from '../../../../tests/helpers/venues.ts'
import { stagedCards } from './essay-figure.ts'
import { HERO, venueOfPhoto } from './home-selection.ts'
import { EVENT_SETS, PAGE_PICTURES, venueOfPicture } from './page-pictures.ts'
import { SITE_PICTURES, sitePictureKey } from './site-pictures.ts'

const picture = (key: string) => ({
  key,
  width: 1600,
  height: 1067,
  placeholder: 'data:',
  dominantColor: '#888888',
  alt: key,
})

/** What the alternative texts call a dressed or bare figure, in the ten languages. */
const FIGURE =
  /mannequin|\bforms?\b|maniqu|manichin|manequim|figurine|büste|\bbustes?\b|\bbustos?\b|манекен|マネキン|トルソー|마네킹|드레스 폼|바디|模特|人台/iu

const read = (...parts: string[]) => readFileSync(path.join(projectRoot(), ...parts))

/** Storage keys of the pictures that pages open with: the home page, events and neighbourhoods, text pages, articles. */
const OPENINGS: readonly string[] = [
  HERO.photo,
  ...SITE_PICTURES.filter((name) => /^(event|neighborhood)-/.test(name)).map(sitePictureKey),
  ...Object.values(PAGE_PICTURES).map(({ own, venue = '' }) => (own ? sitePictureKey(own) : venue)),
  ...journal.map(({ photo }) => photo),
]

test('no two pages open with the same picture, by whatever name', () => {
  const files = OPENINGS.map((key) =>
    key.startsWith('site-') ? `content/photos/${key.slice('site-'.length)}.jpg` : `db/demo/photos/${key}.jpg`,
  )
  const hashes = files.map((file) => createHash('sha256').update(read(file)).digest('hex'))
  expect(OPENINGS.filter((_, at) => hashes.indexOf(hashes[at] ?? '') !== at)).toEqual([])
})

test.each(LANGUAGE_CODES)('in %s no page opens with a figure', (language) => {
  const own: Record<string, string> = JSON.parse(read('content', language, 'photos.json').toString())
  const ofVenues: Record<string, { photos: readonly string[] }> = JSON.parse(
    read('db/demo/translations', `${language}.json`).toString(),
  )
  const alts = OPENINGS.map((key) => {
    if (key.startsWith('site-')) return own[key.slice('site-'.length)] ?? ''
    const place = demo.find(({ slug }) => slug === venueOfPhoto(key))?.photos.indexOf(`${key}.jpg`) ?? -1
    return ofVenues[venueOfPhoto(key)]?.photos[place] ?? ''
  })
  expect(alts).not.toContain('')
  expect(alts.filter((alt) => FIGURE.test(alt))).toEqual([])
})

test('a picture of the site that shows a room of the catalogue says whose it is, and is a photograph of that venue', () => {
  const named = SITE_PICTURES.flatMap((name) => {
    const slug = venueOfPicture(sitePictureKey(name))
    return slug === undefined ? [] : [{ name, slug }]
  })
  expect(named.length).toBeGreaterThan(0)
  for (const { name, slug } of named) {
    const bytes = read('content/photos', `${name}.jpg`)
    const photos = demo.find((venue) => venue.slug === slug)?.photos ?? []
    expect(
      photos.some((photo) => read('db/demo/photos', photo).equals(bytes)),
      name,
    ).toBe(true)
  }
})

test.each(Object.entries(EVENT_SETS))(
  'the sets of %s are photographs of venues for it, set up',
  (event, keys) => {
    for (const key of keys) {
      const venue = demo.find(({ slug }) => slug === venueOfPhoto(key))
      expect(venue?.eventTypes, key).toContain(event)
      const scenes: Readonly<Record<string, string | undefined>> = venue?.scenes ?? {}
      expect(['set', 'backstage'], key).toContain(scenes[`${key}.jpg`])
    }
  },
)

test('a card in the text shows the wanted photograph first, where its venue still has it', () => {
  const [hall, loft] = [
    venueCard('hall', { photos: [picture('hall-1'), picture('hall-3')] }),
    venueCard('loft', { photos: [picture('loft-1')] }),
  ]
  const known = [{ slug: 'hall', name: 'Hall', photos: [picture('hall-1'), picture('hall-2')] }]
  const shown = stagedCards([hall, loft], ['hall-2', 'loft-2'], known)
  const again = stagedCards([hall], ['hall-1'], known)
  expect(again.map((one) => one.kind === 'venue' && one.venue.photos.map(({ key }) => key))).toEqual([
    ['hall-1', 'hall-3'],
  ])
  expect(shown.map((one) => one.kind === 'venue' && one.venue.photos.map(({ key }) => key))).toEqual([
    ['hall-2', 'hall-1'],
    ['loft-1'],
  ])
})
