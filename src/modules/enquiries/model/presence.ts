/** Who has a request open at this moment. */
import type { Colleague } from './enquiry-view.ts'

/** What a staff member does with an open request: writing an answer, or a quote. */
export const PRESENCES = ['reading', 'writing', 'quoting'] as const

export type Presence = (typeof PRESENCES)[number]

/** A colleague who has the request open. */
export interface PresentColleague extends Colleague {
  readonly doing: Presence
}

/** How long a staff member counts as present without a sign, in milliseconds: a sheet asks every ten seconds. */
export const PRESENT_MS = 45_000
