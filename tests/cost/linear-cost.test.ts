/** The cost of untrusted input grows with its length, not with its square. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FULL_RUN } from '../helpers/full-run.ts'
import type { ForeignReader } from './foreign-reader.ts'
import { superlinearGrowth } from './growth.ts'
import { hostileText, KNOWN_HOSTILE, KNOWN_OTHERS, ofLength } from './hostile-text.ts'
import { BODY_READERS } from './readers-of-bodies.ts'
import { HEADER_READERS, PATH_READERS, QUERY_READERS } from './readers-of-requests.ts'
import { TYPED_READERS } from './readers-of-typed.ts'

/** Texts drawn by lot for each reader, besides those that are known. */
const RUNS = FULL_RUN ? 30 : 0

const KNOWN = FULL_RUN ? [...KNOWN_HOSTILE, ...KNOWN_OTHERS] : KNOWN_HOSTILE

describe.each([
  ['the path', PATH_READERS],
  ['the query', QUERY_READERS],
  ['headers and messages', HEADER_READERS],
  ['bodies', BODY_READERS],
  ['what was typed', TYPED_READERS],
] as const)('reading %s', (_part, readers: readonly ForeignReader[]) => {
  test.each(readers)('$name', { timeout: 120_000 }, async ({ read, longest }) => {
    await fc.assert(
      fc.asyncProperty(hostileText, async (hostile) => {
        const growth = await superlinearGrowth(
          read,
          ofLength(hostile, longest / 2),
          ofLength(hostile, longest),
        )
        expect(growth, `${JSON.stringify(hostile)} takes ${JSON.stringify(growth)} ms`).toBeUndefined()
      }),
      // Shrinking a slow text takes long and adds no information.
      {
        numRuns: RUNS + KNOWN.length,
        examples: KNOWN.map((one) => [one]),
        endOnFailure: true,
      },
    )
  })
})
