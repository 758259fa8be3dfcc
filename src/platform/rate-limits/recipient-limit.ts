/** How many mails strangers can have sent to one recipient, counted in the database for all processes together. */
import { RateLimiterRes } from 'rate-limiter-flexible'
import { DAY_SECONDS } from '#/lib/time-spans.ts'
import { secretKey, signature } from '#/platform/secrets/secret-key.ts'
import type { Budget } from './limit-table.ts'
import { DatabaseLimiter } from './limiter-store.ts'
import type { LimitParts } from './limits.ts'

/** Mails that a stranger can cause by typing an address. */
export const RECIPIENT_LIMITS = {
  /** Of a form: a visitor who plans a day of visits asks five times; a victim gets no more than five. */
  acknowledgement: { points: 5, seconds: DAY_SECONDS },
  /** Of answers to a shared list: one a quarter of an hour through a long working day. */
  'shared-answers': { points: 40, seconds: DAY_SECONDS },
} as const satisfies Record<string, Budget>

/** A mail that is limited. */
export type LimitedMail = keyof typeof RECIPIENT_LIMITS

/** Where dots in the local part make no difference. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com'])

/**
 * One form of all addresses that lead to one mailbox, for counting only: capital letters make no difference in practice
 * (RFC 5321, 2.4 leaves it to the host), what follows a plus is a label (RFC 5233), and Google leaves out dots.
 */
export function canonicalRecipient(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const [local, domain] = at === -1 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)]
  const label = local.indexOf('+', 1)
  const plain = label === -1 ? local : local.slice(0, label)
  if (!WITHOUT_DOTS.has(domain)) return `${plain}@${domain}`
  return `${plain.replaceAll('.', '')}@gmail.com`
}

/**
 * A mailbox under a keyed hash, so that nobody reads an address from what is kept about it.
 * @param secret `AUTH_SECRET`
 */
export function recipientKey(email: string, secret: string): string {
  return signature(secretKey(secret, 'recipient-counter'), canonicalRecipient(email))
}

/**
 * Count a mail to an address.
 * @returns whether it may be sent
 * @throws when the database does not answer
 */
export async function takeFromRecipient(
  mail: LimitedMail,
  email: string,
  { database, secret }: LimitParts,
): Promise<boolean> {
  const limiter = new DatabaseLimiter(`${mail}-recipient`, RECIPIENT_LIMITS[mail])
  const key = recipientKey(email, secret)
  try {
    await limiter.consume(key, 1, { db: database.db })
    return true
  } catch (rejected) {
    if (!(rejected instanceof RateLimiterRes)) throw rejected
    return false
  }
}
