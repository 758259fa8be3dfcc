/** Keys for one purpose each, all from the one secret of the installation. */
import { createHmac, hkdfSync } from 'node:crypto'

/** Purpose of a key. A key of one purpose reveals nothing about the others. */
export type KeyPurpose =
  | 'form-token'
  | 'proof-of-work'
  | 'network-counter'
  | 'recipient-counter'
  | 'mail-token'
  | 'attempt-limit'
  | 'device-cookie'
  | 'shared-list-mails'
  | 'shared-list-link'
  | 'shared-list-answers'
  | 'receipt'
  | 'acceptance-code'

const KEY_BYTES = 32

/**
 * A key of 32 bytes (HKDF, RFC 5869).
 * @param secret `AUTH_SECRET`: the same on all machines, so that each reads what another has signed
 */
export function secretKey(secret: string, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `passage ${purpose}`, KEY_BYTES))
}

/** A signature of 22 characters (128 bits of HMAC-SHA-256). */
export function signature(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url')
}
