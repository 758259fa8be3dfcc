import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type ClaimedVenue, claimedVenueSchema, claimProblems } from './catalogue-claims.ts'
import { factSheetSchema } from './facts.ts'

const ROOT = path.join(import.meta.dirname, '..', '..')
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))
const SHEET = factSheetSchema.parse(read('content/facts.json'))
const VENUES = z.array(claimedVenueSchema).parse(read('db/demo/venues.json'))

/** What is said once a venue is another. */
function problemsWith(slug: string, changed: Partial<ClaimedVenue>): string[] {
  return claimProblems(
    SHEET,
    VENUES.map((venue) => (venue.slug === slug ? { ...venue, ...changed } : venue)),
  )
}

test('the catalogue bears out what the pages promise', () => {
  expect(claimProblems(SHEET, VENUES)).toEqual([])
})

test('a gallery by the day contradicts the minimum, and the pages that state it are named', () => {
  const problems = problemsWith('galerie-perle', { minimumDays: 1 })
  expect(problems.join('\n')).toMatch(
    /showroom-shorter: .*galleries and lofts are hired from 3 days.*: galerie-perle\. It is stated on events\/showroom/u,
  )
})

test('a claim that the catalogue never held is named: fewer than 3 days in a gallery', () => {
  const fact = { en: 'For fewer than 3 days, take a gallery.', fr: 'Moins de 3 jours : une galerie.' }
  const sheet = { facts: { shorter: fact }, pages: { showrooms: ['shorter'] } }
  const claim = {
    expects: 'a gallery is hired for fewer than 3 days',
    against: (venues: readonly ClaimedVenue[]) =>
      venues.some(({ type, minimumDays }) => type === 'gallery' && minimumDays < 3) ? [] : ['there is none'],
  }
  expect(claimProblems(sheet, VENUES, { shorter: claim })).toEqual([
    'content/facts.json shorter: “For fewer than 3 days, take a gallery.” The catalogue contradicts it (a gallery is hired for fewer than 3 days): there is none. It is stated on showrooms',
  ])
})

test.each([
  ['loft-sentier', { minimumDays: 2 }, 'fitting-by-day'],
  ['boutique-turenne', { minimumDays: 7 }, 'popup-min-weeks'],
  ['boutique-turenne', { neighborhood: 'opera' }, 'popup-places'],
  ['voutes-saint-honore', { equipment: ['natural-light'] }, 'vendome-vault-light'],
  [
    'loft-sentier',
    { capacity: { standing: 260, cocktailDinner: 1, seatedDinner: 1, runway: 60 } },
    'standing-200',
  ],
])('%s as %j contradicts %s', (slug, changed, fact) => {
  expect(problemsWith(slug, changed).join('\n')).toContain(`content/facts.json ${fact}:`)
})

test('a claim about a fact that the sheet does not have is refused', () => {
  expect(
    claimProblems({ facts: {}, pages: {} }, VENUES, { gone: { expects: '', against: () => [] } }),
  ).toEqual(['scripts/copy/catalogue-claims.ts: there is no fact gone'])
})
