import { createHash, randomBytes } from 'node:crypto'

/** Secret of a one-time link: 192 bits, in characters that are safe in addresses. */
export function newToken(): string {
  return randomBytes(24).toString('base64url')
}

/** Stored form of a token: a reader of the database cannot follow the link. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
