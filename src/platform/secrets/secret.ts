/**
 * Secrets that are handed out in links and cookies: made here, stored as hashes only, so that a reader of the database
 * cannot use them, and over in time (ADR 0109).
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { CLOCKS_DIFFER_MS } from '#/platform/clock/clocks-differ.ts'

/**
 * Make a secret: 256 random bits in 43 characters that are safe in addresses, headers and cookies, or, for an address
 * whose parts are slugs, 128 in 32 hexadecimal digits.
 */
export function makeSecret(form: 'token' | 'slug' = 'token'): string {
  return form === 'token' ? randomBytes(32).toString('base64url') : randomBytes(16).toString('hex')
}

/**
 * Hash a secret to store it or to find it by an index, which reveals nothing of how near a guess was: what is compared is
 * the hash, which nobody can aim.
 */
export function hashSecret(secret: string, encoding: 'base64url' | 'hex' = 'base64url'): string {
  return createHash('sha256').update(secret).digest(encoding)
}

/** Compare two texts of any length without telling by the time that it takes how much was right. */
export function isSameSecret(given: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(given)), Buffer.from(hashSecret(right)))
}

/** The ends between which a secret is good: not over, and not of a clock that was wrong (ADR 0055). ISO 8601, UTC. */
export interface OpenEnds {
  readonly from: string
  readonly until: string
}

/** Return what the end of a secret must lie between for it to be good now. */
export function openEnds(lifetimeMs: number, now: Date): OpenEnds {
  const until = new Date(now.getTime() + lifetimeMs + CLOCKS_DIFFER_MS)
  return { from: now.toISOString(), until: until.toISOString() }
}

/** Whether a secret that ends then is good now. */
export function isOpen(end: Date, lifetimeMs: number, now: Date): boolean {
  const { from, until } = openEnds(lifetimeMs, now)
  const at = end.toISOString()
  return at >= from && at <= until
}
