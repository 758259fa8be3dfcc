/** The evidence of an acceptance, chained with the one before (`quotes.md`, section 9). */
import { randomUUID } from 'node:crypto'
import { toJson } from '#/platform/database/json.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import type { Choice } from '../../model/quote-line.ts'
import { evidenceHash, FIRST_HASH } from './evidence.ts'

/** Keep what shows an acceptance. @returns its hash */
export async function keepEvidence(
  db: Transaction,
  { versionId, choice, facts }: { versionId: string; choice: Choice | null; facts: object },
  now: Date,
): Promise<string> {
  // One after the other: all acceptances lock the oldest row of the numbers, which every quote that was sent has.
  await db
    .updateTable('number_series')
    .set((eb) => ({ last_number: eb.ref('last_number') }))
    .where('series', '=', 'D')
    .where('year', '=', (eb) =>
      eb
        .selectFrom('number_series')
        .select((min) => min.fn.min('year').as('year'))
        .where('series', '=', 'D'),
    )
    .execute()
  const last = await db
    .selectFrom('quote_acceptance')
    .select('evidence_hash')
    .where('evidence_hash', 'not in', (eb) => eb.selectFrom('quote_acceptance').select('previous_hash'))
    .executeTakeFirst()
  const previous = last?.evidence_hash ?? FIRST_HASH
  const evidence = { ...facts, previous }
  const hash = evidenceHash(evidence)
  await db
    .insertInto('quote_acceptance')
    .values({
      ...{
        id: randomUUID(),
        version_id: versionId,
        choice,
        at: now.toISOString(),
        evidence: toJson(evidence),
      },
      ...{ evidence_hash: hash, previous_hash: previous },
    })
    .execute()
  return hash
}
