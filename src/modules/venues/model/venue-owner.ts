/** Who lets a venue, as the agency reaches them. Never public. */
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'

/** The contact; empty where nothing is known. */
export const venueOwner = z.object({ name: typedLine(120), email: typedLine(254), phone: typedLine(40) })

/** The contact of an owner. */
export type VenueOwner = z.infer<typeof venueOwner>

/** Another contact, with the one that it is to replace: a change of what was changed meanwhile is a conflict. */
export const changedOwner = z.object({ id: z.uuid(), from: venueOwner, to: venueOwner })

/** Where a venue comes from, and its owner. */
export interface VenueOrigin {
  readonly owner: VenueOwner
  /** Reference of the proposal that it was made from. */
  readonly proposal: string | null
}

/** Nothing is known. */
export const NO_OWNER: VenueOwner = { name: '', email: '', phone: '' }
