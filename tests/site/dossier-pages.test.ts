import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { SHARE_LIMITS } from '#/modules/shortlists/model/share-limits.ts'
import DEMO from '../../db/demo/venues.json' with { type: 'json' }
import { filledPages } from '../helpers/filled-pages.ts'
import { FULL_RUN } from '../helpers/full-run.ts'

const LISTS = [
  ['hotel-de-marbeuf'],
  ['salon-opera', 'loft-saint-sabin', 'boutique-turenne'],
  [
    'atelier-du-faubourg',
    'galerie-saint-dominique',
    'galerie-capucines',
    'boutique-saint-roch',
    'loft-sentier',
  ],
] as const

const note = 'The buyers come on the second day; the lorry with the collection comes the evening before. '

/** The dossier of a list that is not shared: nothing is stored. */
async function dossierOf(language: string, slugs: readonly string[], notes: string): Promise<Buffer> {
  const venues = slugs.map((slug) => ({ slug, note: notes }))
  const brief = { startDate: '2027-03-02', days: 5, guests: 60, layout: 'seatedDinner' }
  const list = JSON.stringify({ language, list: { title: 'Paris', ...brief, venues } })
  const answer = await fetch(`${inject('siteToRead')}/api/shortlists/dossier`, {
    method: 'POST',
    body: new URLSearchParams({ list }),
  })
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

const cases = FULL_RUN
  ? LANGUAGE_CODES.flatMap((language) =>
      LISTS.flatMap((slugs) => ['', note.repeat(4)].map((notes) => [language, slugs, notes] as const)),
    )
  : ([
      ['ru', LISTS[0], ''],
      ['ru', LISTS[1], note.repeat(4)],
      ['ja', LISTS[2], ''],
    ] as const)

test.each(cases)(
  'no page of a dossier in %s of %s is left white, with the notes “%s”',
  async (...about) => {
    const [, slugs] = about
    const filled = filledPages(await dossierOf(...about))
    expect(Math.min(...filled.slice(0, -1))).toBeGreaterThan(0.75)
    // The cover, and for each venue a page: all are laid out alike.
    expect(filled.length).toBe(1 + slugs.length)
  },
  60_000,
)

test('a cover keeps the most venues that a list may have on its page', {
  tags: ['full'],
  timeout: 60_000,
}, async () => {
  const demo = z.array(z.object({ slug: z.string() })).parse(DEMO)
  const slugs = demo.slice(0, SHARE_LIMITS.venues).map(({ slug }) => slug)
  const filled = filledPages(await dossierOf('de', slugs, ''))
  expect(Math.min(...filled.slice(0, -1))).toBeGreaterThan(0.75)
})
