/** The two secrets of a shared list: 128 random bits each, of which the database has hashes only. */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { secretKey } from '#/platform/rate-limits/secret-key.ts'

/** A new secret: 32 hexadecimal digits. */
export function makeSecret(): string {
  return randomBytes(16).toString('hex')
}

/** Both secrets of a list. */
export interface ListSecrets {
  readonly token: string
  readonly owner: string
}

/**
 * The secrets of a list that is shared with a key: the same for the same key, so that a request whose answer was lost can be
 * repeated and finds its list (ADR 0095).
 * @param key of the browser, 128 random bits; without one the secrets are new
 * @param secret `AUTH_SECRET`
 */
export function secretsOf(key: string | undefined, secret: string): ListSecrets {
  if (key === undefined) return { token: makeSecret(), owner: makeSecret() }
  const signed = (use: string) =>
    createHmac('sha256', secretKey(secret, 'shared-list-link'))
      .update(`${use} ${key}`)
      .digest('hex')
      .slice(0, 32)
  return { token: signed('token'), owner: signed('owner') }
}

/**
 * The hash that a secret is found by. Looking it up by an index tells nothing of how near a guess was: what is compared
 * is the hash, which nobody can aim.
 */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
