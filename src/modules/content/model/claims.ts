import type { PageId } from '#/i18n/addresses/paths.ts'

/** Page that makes a claim; `everywhere` where no page was named. */
type Place = PageId | 'everywhere'

/**
 * The agency's claims, page by page, exactly as the client stated them (behaviour 9.9 and 3.1). Pages
 * contradict each other on purpose: both values are the client's. A page without a value makes no such claim,
 * and no figure outside this table may appear in copy. The counter of the venue list shows the real number
 * and is no claim.
 */
export const CLAIMS = {
  /** Venues on offer: "350+". */
  venues: { everywhere: 350 },
  /** Years of experience: "20+". */
  years: { everywhere: 20 },
  /** Events organised: "5000+", "500+", "1000+". */
  events: { home: 5000, services: 500, about: 1000 },
  /** The year in which the agency began. Structured data states none (behaviour 3). */
  since: { home: 2002, about: 1983 },
  /** Hours until an answer. There were also 48 on the contact page of some languages. */
  answerHours: { home: 24, 'contact-us': 24, contact: 24, 'contact-venue': 24, 'contact-success': 24 },
} as const satisfies Record<string, Partial<Record<Place, number>>>

export const HOME_CLAIMS = {
  venues: CLAIMS.venues.everywhere,
  events: CLAIMS.events.home,
  years: CLAIMS.years.everywhere,
  answerHours: CLAIMS.answerHours.home,
}
