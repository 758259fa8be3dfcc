/** Who lets a venue, as the agency reaches them. Never public. */
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import { ADMIN_LANGUAGES } from '#/i18n/admin-language.ts'
import { isIsoDay } from '#/lib/iso-day.ts'

/** Whose name stands in contracts. */
export const LETS_AS = ['own-name', 'owner-name'] as const

/** How the hire is taxed. */
export const VAT_STATUSES = ['taxed', 'exempt-261D', 'owner-opted'] as const

/** Who is paid the deposit. */
export const DEPOSIT_PAYEES = ['agency', 'owner', 'escrow'] as const

/** A choice that may be unknown. */
const known = <Choice extends string>(choices: readonly Choice[]) => z.enum(['' as const, ...choices])

/** The contact and the terms of the mandate; empty where nothing is known. */
export const venueOwner = z.object({
  ...{ name: typedLine(120), email: typedLine(254), phone: typedLine(40) },
  language: known(ADMIN_LANGUAGES),
  ...{ letsAs: known(LETS_AS), vatStatus: known(VAT_STATUSES), depositPayee: known(DEPOSIT_PAYEES) },
  mandateNumber: typedLine(60),
  mandateDay: z.union([z.literal(''), z.string().refine(isIsoDay)]),
  /** Percent with at most two decimals: `12.5`. */
  commission: z.string().regex(/^(?:|\d{1,2}(?:\.\d{1,2})?|100)$/),
})

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
export const NO_OWNER: VenueOwner = {
  ...{ name: '', email: '', phone: '', language: '', letsAs: '', vatStatus: '', depositPayee: '' },
  ...{ mandateNumber: '', mandateDay: '', commission: '' },
}

/** Whether nothing differs. */
export function isSameOwner(one: VenueOwner, other: VenueOwner): boolean {
  return OWNER_FIELDS.every((field) => one[field] === other[field])
}

/** Every field of an owner. */
export const OWNER_FIELDS = Object.keys(NO_OWNER) as readonly (keyof VenueOwner)[]
