/** What a venue is and where, in one line of paper. */
import type { SiteTranslator } from '#/i18n/site-translator.ts'
import { fold } from '#/lib/fold.ts'
import type { VenueDetail } from './venue.ts'

/**
 * `Gallery · Opéra · 9th arrondissement · Metro: Madeleine`. A station that has the name of its neighbourhood is not named again.
 */
export function placeLine(
  {
    type,
    neighborhood,
    arrondissement,
    metro,
  }: Pick<VenueDetail, 'type' | 'neighborhood' | 'arrondissement' | 'metro'>,
  t: SiteTranslator,
): string[] {
  const quarter = t(`neighborhood.${neighborhood}`)
  const hasStation = metro !== '' && !isSaidIn(metro, quarter)
  return [
    t(`type.${type}`),
    quarter,
    t('arrondissement', { n: arrondissement }),
    ...(hasStation ? [t('venue.metro', { station: metro })] : []),
  ]
}

/** Whether a name is another one, or a part of it: the station Bourse, in the neighbourhood Bourse – Victoire. */
function isSaidIn(name: string, other: string): boolean {
  return lettersOf(other).includes(lettersOf(name))
}

/** Letters and figures alone, however they are written. */
function lettersOf(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '')
}
