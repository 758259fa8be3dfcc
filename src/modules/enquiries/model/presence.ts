/** Who has a request open at this moment. */
import type { Colleague } from './enquiry-view.ts'

/** What somebody does with an open request. */
export const PRESENCES = ['reading', 'writing'] as const

export type Presence = (typeof PRESENCES)[number]

/** A colleague who has the request open. */
export interface PresentColleague extends Colleague {
  readonly doing: Presence
}

/** How long somebody counts as present without being heard of, in milliseconds: a sheet asks every ten seconds. */
export const PRESENT_MS = 45_000
