/** Value added tax on the lines of a quote (`quotes.md`, section 4; confirmed by the agency's accountant before going live). */

import type { VenueOwner } from '#/modules/venues/model/venue-owner.ts'

/** Rates that are in force in France, in basis points (CGI 278, 278-0 bis, 279). */
export const VAT_RATES = [2000, 1000, 550, 0] as const

/** Why no tax is due: printed on the quote. */
export const VAT_REASONS = ['261-d', '293-b', '259-1', 'outside'] as const

/** A reason for no tax. */
export type VatReason = (typeof VAT_REASONS)[number]

/** How the hire of a venue is taxed, which is for its owner to say; empty where nothing is known. */
export type VatStatus = VenueOwner['vatStatus']

/** Rate and, where it is none, the reason. */
export interface Vat {
  readonly vatBp: number
  readonly vatReason: VatReason | null
}

const TAXED: Vat = { vatBp: 2000, vatReason: null }

/** The tax on the hire of a venue: a room is taxed where it stands, whoever hires it (CGI 259 A 2°). */
export function vatOnHire(status: VatStatus): Vat {
  return status === 'exempt-261D' ? { vatBp: 0, vatReason: '261-d' } : TAXED
}

/**
 * The tax on a service, as it is proposed.
 * @param isTiedToRoom such as cleaning: taxed where the room stands
 * @param client whose business abroad owes the tax itself (CGI 259, 1°)
 */
export function vatOnService(
  isTiedToRoom: boolean,
  client: { readonly country: string; readonly isBusiness: boolean },
): Vat {
  const isAbroad = client.country !== '' && client.country !== 'FR'
  return !isTiedToRoom && isAbroad && client.isBusiness ? { vatBp: 0, vatReason: '259-1' } : TAXED
}
