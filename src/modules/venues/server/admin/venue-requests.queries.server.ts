/** What the enquiries, a module above this one, know of venues: they offer it at the start of a process. */
import type { Db } from '#/platform/database/schema.ts'

/** The questions that venues have. */
export interface VenueRequests {
  /** Count the enquiries that name each venue; those that none names are absent. Without ids, of all venues. */
  readonly count: (db: Db, ids?: readonly string[]) => Promise<ReadonlyMap<string, number>>
  /** The reference of the proposal that a venue was made from. */
  readonly proposal: (db: Db, venueId: string) => Promise<string | null>
}

let offered: VenueRequests | undefined

/** Offer the answers. */
export function offerVenueRequests(requests: VenueRequests): void {
  offered = requests
}

/** The answers; without any a venue that is asked for would be taken for one that is not. */
export function venueRequests(): VenueRequests {
  if (offered === undefined) throw new Error('Nobody has said what is asked of venues')
  return offered
}
