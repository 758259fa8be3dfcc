/** The two secrets of a shared list: 128 random bits each, of which the database has hashes only. */
import { createHmac } from 'node:crypto'
import { makeSecret } from '#/platform/secrets/secret.ts'
import { secretKey } from '#/platform/secrets/secret-key.ts'

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
  if (key === undefined) return { token: makeSecret('slug'), owner: makeSecret('slug') }
  const signed = (use: string) =>
    createHmac('sha256', secretKey(secret, 'shared-list-link'))
      .update(`${use} ${key}`)
      .digest('hex')
      .slice(0, 32)
  return { token: signed('token'), owner: signed('owner') }
}
