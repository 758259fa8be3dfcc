/** Files with an integrity check: a digest stands behind the bytes. */
import { hash } from 'node:crypto'

/** Bytes of the digest (SHA-256). */
export const SEAL_BYTES = 32

function digestOf(bytes: Buffer): Buffer {
  return hash('sha256', bytes, 'buffer')
}

/** The bytes with their digest behind them. */
export function seal(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, digestOf(bytes)])
}

/** The bytes before the digest; nothing when they are not the ones that were sealed, or none at all. */
export function unseal(sealed: Buffer): Buffer | undefined {
  const bytes = sealed.subarray(0, Math.max(0, sealed.length - SEAL_BYTES))
  if (bytes.length === 0) return undefined
  return digestOf(bytes).equals(sealed.subarray(bytes.length)) ? bytes : undefined
}
