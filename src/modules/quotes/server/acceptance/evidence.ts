/** Evidence of an acceptance: JSON whose keys are sorted, so that everybody comes to the same hash (`quotes.md`, section 9). */
import { createHash } from 'node:crypto'

/** What stands before the first acceptance. */
export const FIRST_HASH = '0'.repeat(64)

/** SHA-256 over the sorted JSON, in hexadecimal. */
export function evidenceHash(evidence: object): string {
  return createHash('sha256').update(sortedJson(evidence)).digest('hex')
}

/** JSON with the keys of every object in the order of their characters. */
export function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}
