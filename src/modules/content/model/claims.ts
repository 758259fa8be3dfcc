import type { PageId } from '#/i18n/addresses/paths.ts'

/** Page that makes a claim; `everywhere` where no page was named. */
type Place = PageId | 'everywhere'

/**
 * The agency's claims, page by page, exactly as the client stated them (behaviour 9.9 and 3.1). Figures that look alike
 * count different things, so that they can stand side by side. A page without a value makes no such claim, and no figure
 * outside this table may appear in copy. The counter of the venue list shows the real number and is no claim.
 */
export const CLAIMS = {
  /** Venues on file: "350+". The site shows a part of them. */
  venues: { everywhere: 350 },
  /** Years of the house of today: "20+". */
  years: { everywhere: 20 },
  /** Events held in the venues on file, whoever found the room: "5000+". */
  eventsHeld: { home: 5000 },
  /** Events of these for which the agency found the room: "1000+". */
  eventsPlaced: { about: 1000 },
  /** Events of these that it also coordinated: "500+". */
  eventsCoordinated: { services: 500 },
  /** The year in which the agency began. Structured data states none (behaviour 3). */
  founded: { about: 1983 },
  /** The year since which it has been the house of today. */
  houseSince: { home: 2002, about: 2002 },
  /** Hours until an answer. */
  answerHours: { home: 24, 'contact-us': 24, contact: 24, 'contact-venue': 24, 'contact-success': 24 },
  /** Hours until an answer to a message that comes during fashion weeks. */
  fashionWeekHours: { 'contact-us': 48 },
} as const satisfies Record<string, Partial<Record<Place, number>>>

export const HOME_CLAIMS = {
  venues: CLAIMS.venues.everywhere,
  events: CLAIMS.eventsHeld.home,
  years: CLAIMS.years.everywhere,
  answerHours: CLAIMS.answerHours.home,
}
