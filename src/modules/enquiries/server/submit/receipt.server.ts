/**
 * Receipts: what proves that an address thanks for an enquiry that is stored (ADR 0096). A reference can be typed or
 * guessed, a receipt only comes with the redirect of an accepted form. It says nothing of the visitor, and no page that
 * is kept for all depends on it.
 */
import { DAY_MS } from '#/lib/time-spans.ts'
import { isOpen, isSameSecret } from '#/platform/secrets/secret.ts'
import { secretKey, signature } from '#/platform/secrets/secret-key.ts'
import { RECEIPT_KEYS, readSent, type Sent } from '../../model/reference.ts'

/** How long an address thanks, in milliseconds: a tab may be reloaded until the next day. */
export const RECEIPT_LIFETIME_MS = DAY_MS

const RECEIPT = /^(?<at>[0-9a-z]{1,9})\.(?<sign>[\w-]{22})$/

/** The receipt of an enquiry that has just been stored. */
export function makeReceipt(sent: Sent, secret: string, now = new Date()): string {
  const at = now.getTime().toString(36)
  return `${at}.${signed(sent, at, secret)}`
}

/**
 * A query without the keys of an enquiry unless its receipt proves it: a page then looks as it does without them.
 * @param pairs keys and values as the address has them
 */
export function provenPairs(
  pairs: readonly [string, string][],
  secret: () => string,
  now = new Date(),
): [string, string][] {
  const claimed = pairs.filter(([key]) => RECEIPT_KEYS.has(key))
  if (claimed.length === 0) return [...pairs]
  const search = Object.fromEntries(claimed)
  // A key that is there twice has two readings: the page's and this one.
  const isClear = claimed.length === Object.keys(search).length
  if (isClear && isProven(search, secret(), now)) return [...pairs]
  return pairs.filter(([key]) => !RECEIPT_KEYS.has(key))
}

function isProven(search: Readonly<Record<string, string>>, secret: string, now: Date): boolean {
  const sent = readSent(search)
  const { at, sign } = RECEIPT.exec(search.receipt ?? '')?.groups ?? {}
  if (sent === undefined || at === undefined || sign === undefined) return false
  if (!isSameSecret(sign, signed(sent, at, secret))) return false
  return isOpen(new Date(Number.parseInt(at, 36) + RECEIPT_LIFETIME_MS), RECEIPT_LIFETIME_MS, now)
}

function signed({ reference, isMailed }: Sent, at: string, secret: string): string {
  return signature(secretKey(secret, 'receipt'), `${reference}.${isMailed}.${at}`)
}
