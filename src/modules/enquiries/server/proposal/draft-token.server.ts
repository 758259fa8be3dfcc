/** Token of a draft: its holder may see and remove the draft's photographs. Made in the browser or here. */
import { createHash, randomBytes } from 'node:crypto'

/** At least 128 bits, in characters that are safe in URLs and headers. */
const TOKEN = /^[\w-]{32,64}$/

/** Create a random token. */
export function newDraftToken(): string {
  return randomBytes(24).toString('base64url')
}

/** Validate a token. */
export function readDraftToken(text: unknown): string | undefined {
  return typeof text === 'string' && TOKEN.test(text) ? text : undefined
}

/** Hash that is stored in place of the token, so that database access does not allow acting for a visitor. */
export function hashDraftToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
