import type { PageId } from '#/i18n/paths.ts'

/**
 * The agency's claims, page by page, exactly as the specification reads them (specification, section 9;
 * decision 3). Pages contradict each other on purpose: both readings are the client's. A page that has no
 * value makes no such claim. No figure outside this table may appear in copy; the counter of the venue
 * list shows the real number and is no claim.
 */
export const CLAIMS = {
  /** Venues on offer, "350+". */
  venues: { home: 350, venues: 350, services: 350, about: 350 },
  /** Years of experience, "20+". */
  years: { home: 20, services: 20, about: 20 },
  /** Events organised: "5000+", "500+", "1000+". */
  events: { home: 5000, services: 500, about: 1000 },
  /** The year in which the agency began. Structured data states none (decision 3). */
  since: { home: 2002, about: 1983 },
  /** Hours until an answer. The contact page says 24 or 48 according to its language. */
  answerHours: { home: 24, 'contact-us': 24, contact: 24, 'contact-venue': 24, 'contact-success': 24 },
} as const satisfies Record<string, Partial<Record<PageId, number>>>

/** A claim of the table. */
export type Claim = keyof typeof CLAIMS
