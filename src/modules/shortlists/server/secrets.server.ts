/** The two secrets of a shared list: 128 random bits each, of which the database has hashes only. */
import { createHash, randomBytes } from 'node:crypto'

/** A new secret: 32 hexadecimal digits. */
export function makeSecret(): string {
  return randomBytes(16).toString('hex')
}

/**
 * The hash that a secret is found by. Looking it up by an index tells nothing of how near a guess was: what is compared
 * is the hash, which nobody can aim.
 */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
