/**
 * Tokens that say when a form was begun. Pages are the same for all visitors and kept in caches, so they cannot
 * hold a token: script fetches one when the form is first touched, and a page that asks for a second try has one.
 */
import { randomBytes } from 'node:crypto'
import { DAY_MS } from '#/lib/time-spans.ts'
import { isOpen, isSameSecret } from '#/platform/secrets/secret.ts'
import { secretKey, signature } from '#/platform/secrets/secret-key.ts'

/** `form`: for a form just begun. `wait`: for a form that was sent back to be sent again after a while. */
export type TokenPurpose = 'form' | 'wait'

/** People need longer than this to fill in a form, in milliseconds. */
export const LEAST_FILLING_MS = 3000

/** A sender without script shows by waiting so long, in milliseconds, that it is not after many. */
export const WAIT_MS = 8000

/** How long a token may be used, in milliseconds. */
export const TOKEN_LIFETIME_MS = DAY_MS

/** Result of reading a token; `old` is one of ours that has expired. */
export type ReadToken =
  | { readonly kind: 'none' | 'forged' | 'old' }
  | {
      readonly kind: 'valid'
      readonly id: string
      readonly purpose: TokenPurpose
      /** Milliseconds since it was made. */
      readonly age: number
      /** Milliseconds since 1970. */
      readonly expiresAt: number
    }

const TOKEN = /^(?<id>[\w-]{16})\.(?<at>[0-9a-z]{1,9})\.(?<purpose>form|wait)\.(?<sign>[\w-]{22})$/

/** A fresh token of some 55 characters. */
export function makeFormToken(purpose: TokenPurpose, secret: string, now = new Date()): string {
  const content = `${randomBytes(12).toString('base64url')}.${now.getTime().toString(36)}.${purpose}`
  return `${content}.${signature(secretKey(secret, 'form-token'), content)}`
}

/** Read what a form has sent along; empty text is no token. */
export function readFormToken(text: string, secret: string, now = new Date()): ReadToken {
  if (text === '') return { kind: 'none' }
  const { id, at, purpose, sign } = TOKEN.exec(text)?.groups ?? {}
  if (!id || !at || !sign) return { kind: 'forged' }
  const right = signature(secretKey(secret, 'form-token'), `${id}.${at}.${purpose}`)
  if (!isSameSecret(sign, right)) return { kind: 'forged' }
  const made = Number.parseInt(at, 36)
  const expiresAt = made + TOKEN_LIFETIME_MS
  if (!isOpen(new Date(expiresAt), TOKEN_LIFETIME_MS, now)) return { kind: 'old' }
  return {
    kind: 'valid',
    id,
    purpose: purpose === 'wait' ? 'wait' : 'form',
    age: now.getTime() - made,
    expiresAt,
  }
}
