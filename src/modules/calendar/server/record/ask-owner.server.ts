/** Asking an owner: the question and its mail in one transaction; taking it back, and revoking it. */
import { parisDay } from '#/lib/paris-time.ts'
import { DAY_MS, UNDO_OFFERED_MS } from '#/lib/time-spans.ts'
import { afterWorking, workingDay } from '#/lib/working-hours.ts'
import { readOfficeHours } from '#/modules/staff/server/agency-settings.repository.server.ts'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import { changeContent } from '#/platform/database/change-content.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { enqueueMail, withdrawMail } from '#/platform/outbox/enqueue-mail.ts'
import { changeRecord, noteEvent } from '#/platform/records/change-record.ts'
import { hashSecret, makeSecret } from '#/platform/secrets/secret.ts'
import type { OwnerAskPayload } from '../../mail/owner-ask-mail.ts'
import { type DayProblem, problemOfDays } from '../../model/day-range.ts'
import { type NewAsk, type OwnerAsk, ownerLanguage } from '../../model/owner-ask.ts'
import { ASK } from '../ask-record.server.ts'
import { type AskRow, askOf } from '../ask-row.ts'

/** What has become of a question. */
export type AskOutcome =
  | { readonly kind: 'asked'; readonly ask: OwnerAsk }
  /** Nobody can be written to: the contact stands in the editor of the venue. */
  | { readonly kind: 'no-mail' | 'missing' }
  | { readonly kind: 'days'; readonly problem: DayProblem }
  /** The moment until which the days are to be kept is past. */
  | { readonly kind: 'until-past' }

/** Dependencies of a question. */
export interface AskParts {
  readonly by: StaffActor
  readonly now: Date
  /** `AUTH_SECRET`: the token of the link is sealed with it until the mail has left (ADR 0051). */
  readonly secret: string
}

/** Ask the owner of a venue. The mail leaves after {@link UNDO_OFFERED_MS}; the same question again asks nothing twice. */
export async function askOwner(database: Database, asked: NewAsk, parts: AskParts): Promise<AskOutcome> {
  const hours = await readOfficeHours(database)
  // 24 working hours are one working day (ADR 0081).
  const remindAt = asked.remind ? afterWorking(parts.now, workingDay(hours), hours).toISOString() : null
  return database.db.transaction().execute((db) => putToOwner(db, asked, { ...parts, remindAt }))
}

/** Put a question to the owner of a venue, within a transaction. */
export async function putToOwner(
  db: Transaction,
  asked: NewAsk,
  { by, now, secret, remindAt }: AskParts & { readonly remindAt: string | null },
): Promise<AskOutcome> {
  const before = await db.selectFrom('owner_ask').selectAll().where('id', '=', asked.id).executeTakeFirst()
  if (before !== undefined) return { kind: 'asked', ask: askOf(before) }
  const problem = problemOfDays(asked, parisDay(now))
  if (problem !== undefined) return { kind: 'days', problem }
  if (Date.parse(asked.until) <= now.getTime()) return { kind: 'until-past' }
  const venue = await db
    .selectFrom('venue')
    .leftJoin('venue_private', 'venue_private.venue_id', 'venue.id')
    .select(['venue.name', 'owner_name', 'owner_email', 'owner_language'])
    .where('venue.id', '=', asked.venueId)
    .executeTakeFirst()
  if (venue === undefined) return { kind: 'missing' }
  if (!venue.owner_email) return { kind: 'no-mail' }
  const token = makeSecret()
  const row: AskRow = {
    ...{ id: asked.id, venue_id: asked.venueId, first_day: asked.firstDay, last_day: asked.lastDay },
    ...{ event: asked.event, guests: asked.guests, set_up: asked.setUp, client: asked.client },
    ...{ origin_kind: asked.origin?.kind ?? null, origin_id: asked.origin?.id ?? null },
    ...{
      token_hash: hashSecret(token),
      reminder_hash: null,
      asked_at: now.toISOString(),
      asked_by: by.name,
    },
    ...{ sent_to: venue.owner_email, language: ownerLanguage(venue.owner_language) },
    ...{ wished_until: asked.until, ...UNANSWERED, late: null, revoked_at: null, reminded_at: null },
    remind_at: remindAt,
    version: 1,
  }
  await db.insertInto('owner_ask').values(row).execute()
  await mailOwner(db, row, { token, venue: venue.name, name: venue.owner_name ?? '', secret, now })
  await noteEvent(db, ASK, 'asked', { after: row }, { by, at: now })
  return { kind: 'asked', ask: askOf(row) }
}

/** No answer yet. */
export const UNANSWERED = {
  ...{ answer: 'none', answered_at: null, valid_until: null, free_from: null },
  ...{ note: '', channel: null, answered_by: null },
} as const satisfies Partial<AskRow>

interface AskMail {
  readonly token: string
  readonly venue: string
  /** Of the owner; may be empty. */
  readonly name: string
  readonly secret: string
  readonly now: Date
  readonly reminds?: boolean
}

/** Promise the mail of a question, or its reminder. */
export async function mailOwner(db: Transaction, row: AskRow, mail: AskMail): Promise<void> {
  const { token, venue, name, secret, now, reminds = false } = mail
  const payload: OwnerAskPayload = {
    template: 'owner-ask',
    data: {
      ...{ language: row.language, email: row.sent_to, name, venue, token, reminds },
      ...{ firstDay: row.first_day, lastDay: row.last_day, event: row.event, guests: row.guests },
      ...{ setUp: row.set_up, client: row.client, until: row.wished_until },
    },
  }
  await enqueueMail(db, {
    ...{ payload, enquiryId: null, at: now.toISOString() },
    // A reminder has a mail of its own; the first one has the id of its question, by which it is taken back.
    ...(reminds ? {} : { id: row.id, notBefore: new Date(now.getTime() + UNDO_OFFERED_MS).toISOString() }),
    // The link leads to the question until its days are over.
    link: { until: new Date(Date.parse(row.last_day) + DAY_MS).toISOString(), secret },
  })
}

/**
 * Take a question back before its mail has left.
 * @returns whether it could be; one that has left can be revoked
 */
export function withdrawAsk({ db }: Database, id: string, by: StaffActor, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await ASK.hold(transaction, id)
    if (row === undefined || row.answer !== 'none' || !(await withdrawMail(transaction, id))) return false
    await transaction.deleteFrom('owner_ask').where('id', '=', id).execute()
    return noteEvent(transaction, ASK, 'withdrawn', { after: row }, { by, at: now })
  })
}

/** Revoke a question or its answer: the link is dead and the word counts no more. */
export async function revokeAsk(
  database: Database,
  { id, version, isRevoked }: { readonly id: string; readonly version: number; readonly isRevoked: boolean },
  by: StaffActor,
  now: Date,
) {
  const outcome = await changeContent(database, (db) =>
    changeRecord(
      db,
      ASK,
      {
        key: id,
        isExpected: (present) => present.version === version,
        decide: async () => ({
          values: { revoked_at: isRevoked ? now.toISOString() : null },
          events: [isRevoked ? ('revoked' as const) : ('restored' as const)],
        }),
      },
      { by, at: now },
    ),
  )
  return outcome.kind === 'changed' ? askOf(outcome.after) : null
}
