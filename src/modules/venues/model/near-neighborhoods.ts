/** Which quarters lie next to each other, as one walks: across a street, a garden or a bridge. */
import type { NeighborhoodId } from '#/i18n/addresses/slugs-neighborhoods.ts'

/** The neighbours of each quarter. */
export const NEIGHBORS: Readonly<Record<NeighborhoodId, readonly NeighborhoodId[]>> = {
  'le-marais': ['bastille', 'bourse-victoire'],
  bastille: ['le-marais'],
  opera: ['bourse-victoire', 'vendome-palais-royal', 'palais-royal'],
  invalides: ['concorde-tuileries', 'champs-elysees'],
  'champs-elysees': ['concorde-tuileries', 'invalides'],
  'concorde-tuileries': ['vendome-palais-royal', 'champs-elysees', 'invalides'],
  'vendome-palais-royal': ['palais-royal', 'concorde-tuileries', 'opera'],
  'bourse-victoire': ['palais-royal', 'opera', 'le-marais'],
  'palais-royal': ['vendome-palais-royal', 'bourse-victoire', 'opera'],
}

/**
 * The quarters around some, by how many borders away they are.
 * @returns those next to them, then the next ones, until all are named; the given ones are in none
 */
export function ringsAround(quarters: readonly NeighborhoodId[]): NeighborhoodId[][] {
  const known = new Set(quarters)
  const rings: NeighborhoodId[][] = []
  let outer = [...quarters]
  while (outer.length > 0) {
    outer = [...new Set(outer.flatMap((quarter) => NEIGHBORS[quarter]))].filter((id) => !known.has(id))
    for (const id of outer) known.add(id)
    if (outer.length > 0) rings.push(outer)
  }
  return rings
}
