import { createHash, randomBytes } from 'node:crypto'

/** What stands in a link that is good for one use: 192 bits, in letters that addresses take. */
export function newToken(): string {
  return randomBytes(24).toString('base64url')
}

/** The form in which it is kept: whoever reads the database cannot follow the link. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
