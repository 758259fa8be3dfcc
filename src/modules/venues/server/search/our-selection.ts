/** The order in which the agency shows its venues: no two of one kind side by side. */
import { VENUE_TYPES } from '../../model/venue.ts'
import type { IndexedVenue } from './indexed-venue.ts'

/** Chosen by eye, by type, colour and light of the first photographs, for one, two and three columns. */
const CHOSEN: readonly string[] = [
  ...['hotel-de-marbeuf', 'loft-faubourg-du-roule', 'galerie-saint-dominique', 'caveau-beaubourg'],
  ...['hotel-de-breteuil', 'atelier-charonne', 'galerie-montmorency', 'caveau-des-victoires'],
  ...['boutique-saint-roch', 'loft-saint-sabin', 'galerie-valois', 'salon-opera'],
  ...['boutique-turenne', 'loft-sentier', 'galerie-capucines', 'voutes-saint-honore'],
  ...['loft-blanc-popincourt', 'salon-des-feuillants', 'atelier-rivoli', 'boutique-francois-premier'],
  ...['galerie-perle', 'salon-vendome', 'atelier-du-faubourg', 'boutique-vertbois'],
]

/**
 * The chosen venues, then the others, of which two of one type stand together only where no other type is left.
 * @param byName all positions by name, the order within a type
 */
export function ourSelection(venues: readonly IndexedVenue[], byName: Uint32Array): Uint32Array {
  const places = new Map(CHOSEN.map((slug, place) => [slug, place]))
  const placeOf = (position: number) => places.get(venues[position]?.slug ?? '')
  const chosen = [...byName]
    .filter((position) => placeOf(position) !== undefined)
    .sort((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0))
  const others = [...byName].filter((position) => placeOf(position) === undefined)
  const typeOf = (position: number) => venues[position]?.type
  return Uint32Array.from([...chosen, ...alternating(others, typeOf, typeOf(chosen.at(-1) ?? -1))])
}

/** Takes from the type of which most is left, unless it came last. */
function* alternating(
  positions: readonly number[],
  typeOf: (position: number) => string | undefined,
  before: string | undefined,
): Generator<number> {
  const left = VENUE_TYPES.map((type) => ({
    type,
    next: 0,
    of: positions.filter((at) => typeOf(at) === type),
  }))
  const rest = ({ next, of }: (typeof left)[number]) => of.length - next
  let last = before
  for (let taken = 0; taken < positions.length; taken++) {
    const open = left.filter((one) => rest(one) > 0)
    const others = open.filter(({ type }) => type !== last)
    const most = (others.length > 0 ? others : open).reduce((a, b) => (rest(b) > rest(a) ? b : a))
    yield most.of[most.next++] ?? 0
    last = most.type
  }
}
