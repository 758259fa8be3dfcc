import type { NeighborhoodId } from '#/i18n/addresses/paths.ts'

/** Where a neighbourhood lies for the most part; what a draft or a request begins with, to be corrected where it is not so. */
export const USUAL_ARRONDISSEMENT: Readonly<Record<NeighborhoodId, number>> = {
  'le-marais': 3,
  bastille: 11,
  opera: 9,
  invalides: 7,
  'champs-elysees': 8,
  'concorde-tuileries': 1,
  'vendome-palais-royal': 1,
  'bourse-victoire': 2,
  'palais-royal': 1,
}
