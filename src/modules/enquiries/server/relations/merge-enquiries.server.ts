/** Merging of the newer of two enquiries into the older one, and its undo. Nothing is deleted. */

import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { parisDay } from '#/lib/paris-time.ts'
import { stands } from '#/modules/calendar/model/calendar-entry.ts'
import type { Taken } from '#/modules/calendar/model/taken.ts'
import { entriesFor } from '#/modules/calendar/server/calendar.repository.server.ts'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import { toJson } from '#/platform/database/json.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { attachmentsOf } from '#/platform/database/personal-data.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { orRefused } from '#/platform/records/refusal.ts'
import { ORIGIN_KIND } from '../../model/booking.ts'
import type { RelationOutcome } from '../../model/enquiry-relation.ts'
import { STATUSES } from '../../model/enquiry-statuses.ts'
import { missingFacts } from '../../model/missing-facts.ts'
import { storedCorrection } from '../facts/revert-facts.server.ts'
import { factsOfRow } from '../facts/stored-facts.server.ts'
import { readNamedVenues, writeFacts } from '../facts/write-facts.server.ts'
import { ENQUIRY, type EnquiryRow, findOpen } from '../record/enquiry-record.server.ts'
import { UNMERGED } from '../record/merges.ts'
import { readConfirmedVisit } from '../record/reply-details.repository.server.ts'
import { indexEnquiries } from '../search/index-enquiries.ts'
import { changeRelation, isStale, readPair, type SeenEnquiry } from './change-relation.server.ts'

/** What the kept one was before, and the version that the merge made. */
const keptBefore = z.object({
  version: z.number(),
  status: z.enum(STATUSES),
  owner: z.string().nullable(),
  answeredAt: z.string().nullable(),
  /** The history entry of the facts that it took over. */
  facts: z.string().optional(),
})

/**
 * Merge the newer of two enquiries into the older one, both at the versions that the caller has seen. The kept one
 * takes over what it lacks: an owner, the first answer, the status where it is still new, and those of its missing facts that
 * are chosen.
 * @param take names of the facts, as {@link missingFacts} offers them; the exact days of a request that is won are sold
 */
export function mergeEnquiries(
  { db }: Database,
  seen: readonly [SeenEnquiry, SeenEnquiry],
  by: StaffActor,
  { take = [], now = new Date() }: { readonly take?: readonly string[]; readonly now?: Date } = {},
): Promise<RelationOutcome | Taken> {
  const merging = db.transaction().execute(async (transaction): Promise<RelationOutcome | Taken> => {
    const references = [seen[0].reference, seen[1].reference] as const
    const pair = await readPair(transaction, references)
    if (pair === undefined) return (await areMerged(transaction, references)) ? 'done' : 'gone'
    const [kept, merged] = pair
    if (isStale(pair, seen)) return 'conflict'
    if (await hasDays(transaction, merged.id, now)) return 'has-days'
    const relation = { events: ['merged', 'merged-into'], values: takenOver(kept, merged) } as const
    const [entry] = await changeRelation(transaction, pair, relation, { by, at: now })
    const taken = await takeFacts(transaction, pair, take, { by, now })
    const before: z.infer<typeof keptBefore> = {
      version: taken?.version ?? kept.version + 1,
      facts: taken?.entry,
      status: kept.status,
      owner: kept.owner,
      answeredAt: kept.first_answered_at,
    }
    await transaction
      .insertInto('enquiry_merge')
      .values({ enquiry_id: merged.id, into_id: kept.id, entry_id: entry, kept_before: toJson(before) })
      .execute()
    await indexEnquiries(transaction, [kept.id])
    return 'done'
  })
  return orRefused(merging)
}

/** Whether quotes, days or a visit that is still to come hang on an enquiry: they would stay under a reference that nobody looks at any more. */
async function hasDays(transaction: Transaction, id: string, now: Date): Promise<boolean> {
  if ((await attachmentsOf(transaction, [id])).length > 0) return true
  const visit = await readConfirmedVisit({ db: transaction }, id)
  if (visit !== undefined && visit.day >= parisDay(now)) return true
  return (await entriesFor(transaction, { kind: ORIGIN_KIND, id })).some((entry) => stands(entry, now))
}

/** Whether these two are one already: asked again, because the answer was lost. */
async function areMerged(transaction: Transaction, references: readonly [string, string]): Promise<boolean> {
  const found = await transaction
    .selectFrom('enquiry_merge')
    .innerJoin('enquiry', 'enquiry.id', 'enquiry_merge.enquiry_id')
    .innerJoin('enquiry as kept', 'kept.id', 'enquiry_merge.into_id')
    .select('enquiry_merge.enquiry_id')
    .where('enquiry.reference', 'in', references)
    .where('kept.reference', 'in', references)
    .where('kept.anonymized_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether an enquiry is there and no part of another: asked again likewise. */
async function isByItself(transaction: Transaction, reference: string): Promise<boolean> {
  const found = await transaction
    .selectFrom('enquiry')
    .select('id')
    .where('reference', '=', reference)
    .where('anonymized_at', 'is', null)
    .where(UNMERGED)
    .executeTakeFirst()
  return found !== undefined
}

interface Recording {
  readonly by: StaffActor
  readonly now: Date
}

/** Take over chosen facts that the kept one lacks; the entry in its history, and its version then. */
async function takeFacts(
  transaction: Transaction,
  pair: readonly [EnquiryRow, EnquiryRow],
  take: readonly string[],
  { by, now }: Recording,
): Promise<{ entry: string; version: number } | undefined> {
  if (take.length === 0) return undefined
  const [kept, merged] = await Promise.all(pair.map(({ reference }) => knownOf(transaction, reference)))
  if (kept === undefined || merged === undefined) return undefined
  const taken = missingFacts(kept, merged).filter(({ name }) => take.includes(name))
  if (taken.length === 0) return undefined
  const before = kept.typedFacts
  const after = { ...before, ...Object.fromEntries(taken.map(({ name, value }) => [name, value])) }
  const names = taken.map(({ name }) => name)
  const entry = randomUUID()
  const facts = { row: kept.row, before, after, names, venues: merged.venues, former: kept.venues }
  const { version } = await writeFacts(transaction, facts, { entry, by, now })
  return { entry, version }
}

async function knownOf(transaction: Transaction, reference: string) {
  const row = await findOpen(transaction, reference)
  if (row === undefined) return undefined
  const venues = await readNamedVenues(transaction, row.id)
  return { kind: row.kind, row, venues, typedFacts: factsOfRow(row, venues) }
}

/** Give back the facts that a merge has taken over, as far as they are still what it made of them. */
async function giveFactsBack(
  transaction: Transaction,
  { reference }: EnquiryRow,
  entry: string,
  { by, now }: Recording,
): Promise<void> {
  const kept = await knownOf(transaction, reference)
  const done = await transaction
    .selectFrom('enquiry_history')
    .select('details')
    .where('id', '=', entry)
    .executeTakeFirst()
  const correction = storedCorrection.safeParse(done?.details).data
  if (kept === undefined || correction === undefined) return
  const before = kept.typedFacts
  const names = Object.keys(correction.after).filter((name) => before[name] === correction.after[name])
  const after = {
    ...before,
    ...Object.fromEntries(names.map((name) => [name, correction.before[name] ?? ''])),
  }
  const facts = { row: kept.row, before, after, names, venues: [], former: kept.venues }
  await writeFacts(transaction, facts, { entry: randomUUID(), by, now })
}

function takenOver(kept: EnquiryRow, merged: EnquiryRow) {
  const isOpen = kept.status === 'new' || kept.status === 'spam'
  return {
    status: isOpen && merged.status !== 'spam' ? merged.status : kept.status,
    owner: kept.owner ?? merged.owner,
    first_answered_at: kept.first_answered_at ?? merged.first_answered_at,
  }
}

/**
 * Undo a merge: the merged enquiry is in the lists again, as it was. What the kept one took over is given back unless it
 * was changed since.
 * @param reference of the enquiry that was merged
 */
export function separateEnquiry(
  { db }: Database,
  reference: string,
  by: StaffActor,
  now = new Date(),
): Promise<RelationOutcome> {
  return db.transaction().execute(async (transaction) => {
    const merge = await transaction
      .deleteFrom('enquiry_merge')
      .where('enquiry_id', 'in', (eb) =>
        eb
          .selectFrom('enquiry')
          .select('id')
          .where('reference', '=', reference)
          .where('anonymized_at', 'is', null),
      )
      .returning(['enquiry_id', 'into_id', 'kept_before'])
      .executeTakeFirst()
    if (merge === undefined) return (await isByItself(transaction, reference)) ? 'done' : 'gone'
    const held = new Map<string, EnquiryRow | undefined>()
    for (const id of [merge.enquiry_id, merge.into_id].toSorted()) {
      held.set(id, await ENQUIRY.hold(transaction, id))
    }
    const [kept, merged] = [held.get(merge.into_id), held.get(merge.enquiry_id)]
    if (kept === undefined || merged === undefined) return 'gone'
    const before = keptBefore.parse(merge.kept_before)
    const isUntouched = before.version === kept.version
    const { status, owner, answeredAt: first_answered_at } = before
    const values = isUntouched ? { status, owner, first_answered_at } : {}
    const events = ['separated', 'separated'] as const
    await changeRelation(transaction, [kept, merged], { events, values }, { by, at: now })
    if (before.facts !== undefined) await giveFactsBack(transaction, kept, before.facts, { by, now })
    await indexEnquiries(transaction, [kept.id, merged.id])
    return 'done'
  })
}
