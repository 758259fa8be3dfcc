/** What a change of many enquiries asks first: as much as the change of a single one, and whether all of them are meant. */
import { ASKED_FROM } from '#/lib/asked-from.ts'
import type { EnquiryStatus } from './enquiry-statuses.ts'
import { isDecided, type WantedOutcome } from './outcome.ts'

/** Why a change of several enquiries is not made. */
export type BulkRefusal = 'won-singly' | 'reason-missing' | 'not-confirmed'

/** Part of a change that the rule looks at. */
export interface BulkPart {
  readonly status?: EnquiryStatus | undefined
  readonly outcome?: WantedOutcome | undefined
}

/**
 * Why changes cannot be made together: several are won only with venue and amount of each, lost only with a reason, and from
 * `ASKED_FROM` on the number has to be confirmed. A single one may be decided now and explained later.
 * @param confirmed number that was confirmed
 */
export function bulkRefusal(
  changes: readonly BulkPart[],
  confirmed: number | undefined,
): BulkRefusal | undefined {
  if (changes.length > 1) {
    const bare = changes.find(
      ({ status, outcome }) => status !== undefined && isDecided(status) && outcome === undefined,
    )
    if (bare !== undefined) return bare.status === 'won' ? 'won-singly' : 'reason-missing'
  }
  return changes.length >= ASKED_FROM && confirmed !== changes.length ? 'not-confirmed' : undefined
}
