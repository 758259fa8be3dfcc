import { createHash } from 'node:crypto'

/** A short strong validator for bytes. */
export function etagOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 20)
}
