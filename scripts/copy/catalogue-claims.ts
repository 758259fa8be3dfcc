import { z } from 'zod'
import type { FactSheet } from './facts.ts'

const layoutSchema = z.object({
  standing: z.int(),
  cocktailDinner: z.int(),
  seatedDinner: z.int(),
  runway: z.int(),
})

/** What copy says of venues, from `db/demo/venues.json`. */
export const claimedVenueSchema = z.object({
  slug: z.string(),
  type: z.enum(['showroom', 'gallery', 'popup', 'loft']),
  neighborhood: z.string(),
  surfaceM2: z.number(),
  ceilingHeightM: z.number(),
  capacity: layoutSchema,
  minimumDays: z.int(),
  lift: z.string(),
  accessSteps: z.int(),
  caterer: z.string().nullish(),
  equipment: z.array(z.string()),
  eventTypes: z.array(z.string()),
})

/** {@link claimedVenueSchema} */
export type ClaimedVenue = z.infer<typeof claimedVenueSchema>

type Test = (venue: ClaimedVenue) => boolean

/** What must be so in the catalogue as long as the copy states a fact. */
interface Claim {
  /** Ends "The catalogue contradicts it: …", of the venues that are named behind it. */
  readonly expects: string
  /** What contradicts the claim, in words; empty where it holds. */
  readonly against: (venues: readonly ClaimedVenue[]) => readonly string[]
}

/** The vaulted cellars are lofts by type; only their name says what they are. */
const isVault: Test = ({ slug }) => /^(?:caveau|voutes)-/u.test(slug)
const ofType =
  (...types: readonly ClaimedVenue['type'][]): Test =>
  ({ type }) =>
    types.includes(type)
const inQuarter =
  (quarter: string): Test =>
  ({ neighborhood }) =>
    neighborhood === quarter
const has =
  (equipment: string): Test =>
  (venue) =>
    venue.equipment.includes(equipment)
const isHiredFrom =
  (days: number): Test =>
  ({ minimumDays }) =>
    minimumDays === days
const both =
  (...tests: readonly Test[]): Test =>
  (venue) =>
    tests.every((test) => test(venue))
const not =
  (test: Test): Test =>
  (venue) =>
    !test(venue)

const slugs = (venues: readonly ClaimedVenue[]) => venues.map(({ slug }) => slug)

/** There is one, and each is so. */
const every = (of: Test, holds: Test, expects: string): Claim => ({
  expects,
  against: (venues) => (venues.some(of) ? slugs(venues.filter(both(of, not(holds)))) : ['there is none']),
})

const some = (holds: Test, expects: string): Claim => ({
  expects,
  against: (venues) => (venues.some(holds) ? [] : ['there is none']),
})

const most = (of: Test, holds: Test, expects: string): Claim => ({
  expects,
  against: (venues) => {
    const meant = venues.filter(of)
    const so = meant.filter(holds)
    return so.length * 2 > meant.length ? [] : [`${so.length} of ${meant.length}`]
  },
})

const largest = (layout: keyof ClaimedVenue['capacity'], value: number, expects: string): Claim => ({
  expects,
  against: (venues) => {
    const guests = Math.max(0, ...venues.map(({ capacity }) => capacity[layout]))
    return guests === value ? [] : [`the largest takes ${guests}`]
  },
})

const quarters = (of: Test, wanted: readonly string[], expects: string): Claim => ({
  expects,
  against: (venues) => {
    const there = new Set(venues.filter(of).map(({ neighborhood }) => neighborhood))
    return [
      ...wanted.filter((quarter) => !there.has(quarter)).map((quarter) => `none in ${quarter}`),
      ...slugs(venues.filter(both(of, ({ neighborhood }) => !wanted.includes(neighborhood)))),
    ]
  },
})

const both3AndCellars: Claim = {
  expects: 'galleries and lofts are hired from 3 days, and the vaulted cellars alone by the day',
  against: (venues) => [
    ...every(isVault, isHiredFrom(1), '').against(venues),
    ...every(both(ofType('gallery', 'loft'), not(isVault)), isHiredFrom(3), '').against(venues),
  ],
}

/** By the id of the fact in `content/facts.json`: a fact that the catalogue can contradict. */
export const CATALOGUE_CLAIMS: Readonly<Record<string, Claim>> = {
  'showroom-min-days': every(ofType('showroom'), isHiredFrom(3), 'every showroom is hired from 3 days'),
  'showroom-shorter': both3AndCellars,
  'popup-min-weeks': every(ofType('popup'), isHiredFrom(14), 'every pop-up space is hired from 14 days'),
  'popup-shorter': every(ofType('gallery'), isHiredFrom(3), 'every gallery is hired from 3 days'),
  'popup-two-weeks-plan': every(
    ofType('popup'),
    ({ minimumDays }) => minimumDays <= 14,
    'a pop-up space can be hired for 14 days',
  ),
  'early-venues': {
    expects: 'there is a Marais gallery with a window, a loft that seats a show and a showroom with a lift',
    against: (venues) => [
      ...some(both(ofType('gallery'), inQuarter('le-marais'), has('street-window')), '').against(venues),
      ...some(
        both(ofType('loft'), ({ capacity }) => capacity.runway >= 100),
        '',
      ).against(venues),
      ...some(both(ofType('showroom'), has('lift')), '').against(venues),
    ],
  },
  'vault-one-evening': every(isVault, isHiredFrom(1), 'the vaulted cellars are hired by the day'),
  'fitting-by-day': every(
    has('natural-light'),
    ({ minimumDays }) => minimumDays >= 3,
    'no venue with daylight is hired for fewer than 3 days',
  ),
  'vendome-vault-light': every(isVault, not(has('natural-light')), 'the vaulted cellars have no daylight'),
  'bourse-cellars': some(both(isVault, inQuarter('bourse-victoire')), 'there is a vaulted cellar in Bourse'),
  'vendome-rooms': some(
    both(isVault, inQuarter('vendome-palais-royal')),
    'there is a vaulted cellar near place Vendôme',
  ),
  'standing-200': largest('standing', 200, 'the largest venue takes 200 guests standing'),
  'cocktail-dinner-150': largest('cocktailDinner', 150, 'the largest cocktail dinner is for 150'),
  'seated-dinner-100': largest('seatedDinner', 100, 'the largest seated dinner is for 100'),
  'show-50-500': every(
    ({ capacity }) => capacity.runway > 0,
    ({ capacity }) => capacity.runway >= 50 && capacity.runway <= 500,
    'every runway has 50 to 500 seats',
  ),
  'showroom-lift': most(ofType('showroom'), ({ lift }) => lift !== 'none', 'most showrooms have a lift'),
  'gallery-window': most(
    ofType('gallery'),
    ({ accessSteps }) => accessSteps === 0,
    'most galleries are entered from the street without a step',
  ),
  'gallery-uses': every(
    ofType('gallery'),
    ({ eventTypes }) =>
      ['showroom', 'collection-presentation', 'cocktail-party'].every((event) => eventTypes.includes(event)),
    'every gallery takes showrooms, presentations and cocktail parties',
  ),
  'gallery-small-show': some(
    both(ofType('gallery'), ({ capacity }) => capacity.runway > 0),
    'a gallery has seats along a runway',
  ),
  'popup-places': quarters(
    ofType('popup'),
    ['le-marais', 'palais-royal', 'champs-elysees'],
    'pop-up spaces are in the Marais, at the Palais Royal and near the Champs-Élysées, and nowhere else',
  ),
  'popup-step': some(
    both(ofType('popup'), ({ accessSteps }) => accessSteps === 0),
    'a pop-up space has no step at the door',
  ),
  'nine-neighbourhoods': {
    expects: 'the venues lie in nine neighbourhoods',
    against: (venues) => {
      const count = new Set(venues.map(({ neighborhood }) => neighborhood)).size
      return count === 9 ? [] : [`they lie in ${count}`]
    },
  },
  'bastille-goods-lift': some(
    both(inQuarter('bastille'), ({ lift }) => lift === 'goods'),
    'a loft near Bastille has a goods lift',
  ),
  'bourse-goods-lift': some(
    both(inQuarter('bourse-victoire'), ({ lift }) => lift === 'goods'),
    'a loft in Bourse has a goods lift',
  ),
  'own-caterer': most(
    ({ caterer }) => typeof caterer === 'string',
    ({ caterer }) => caterer === 'own',
    'most venues with a kitchen let the client choose the caterer',
  ),
  'security-in-quote': some(has('security'), 'a venue has security'),
}

/** Facts that a page, a form or a mail states and the catalogue contradicts, each in a sentence. */
export function claimProblems(
  sheet: FactSheet,
  venues: readonly ClaimedVenue[],
  claims: Readonly<Record<string, Claim>> = CATALOGUE_CLAIMS,
): string[] {
  return Object.entries(claims).flatMap(([id, { expects, against }]) => {
    const fact = sheet.facts[id]
    if (fact === undefined) return [`scripts/copy/catalogue-claims.ts: there is no fact ${id}`]
    const found = against(venues)
    if (found.length === 0) return []
    const pages = Object.entries(sheet.pages)
      .filter(([, entries]) =>
        entries.some((entry) => (typeof entry === 'string' ? entry : entry.fact) === id),
      )
      .map(([page]) => page)
    return [
      `content/facts.json ${id}: “${fact.en}” The catalogue contradicts it (${expects}): ${found.join(', ')}. It is stated on ${pages.join(', ')}`,
    ]
  })
}
