/** Addresses that thank for an enquiry, as a site with the secret of these tests proves them (ADR 0096). */
import { makeReceipt } from '../../src/modules/enquiries/server/submit/receipt.server.ts'

/** `AUTH_SECRET` of the sites that are only read. */
export const SECRET_TO_READ = 'a secret of at least thirty-two characters'

/** The query behind which a page thanks for the enquiry. */
export function sentQuery(reference = 'Q-26-0042', secret = SECRET_TO_READ): string {
  const receipt = makeReceipt({ reference, isMailed: true }, secret)
  return `?${new URLSearchParams({ reference, receipt })}`
}

/** An address without its receipt, which says when it was given. */
export function withoutReceipt(location: string | null): string | undefined {
  return location?.replace(/&receipt=[^&#]+/, '')
}
