/** Token of a draft: its holder may see and remove the draft's photographs. Made in the browser or here. */
import { hashSecret } from '#/platform/secrets/secret.ts'

/** At least 128 bits, in characters that are safe in URLs and headers. */
const TOKEN = /^[\w-]{32,64}$/

/** Validate a token. */
export function readDraftToken(text: unknown): string | undefined {
  return typeof text === 'string' && TOKEN.test(text) ? text : undefined
}

/** Hash that is stored in place of the token, so that database access does not allow acting for a visitor. */
export function hashDraftToken(token: string): string {
  return hashSecret(token, 'hex')
}
