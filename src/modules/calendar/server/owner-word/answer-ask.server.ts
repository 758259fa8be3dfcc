/** The word of an owner: by their link, or as an agent notes it. */
import { parisDay } from '#/lib/paris-time.ts'
import type { Actor, StaffActor } from '#/platform/audit-log/audit.ts'
import { changeContent } from '#/platform/database/change-content.ts'
import { toJson } from '#/platform/database/json.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { changeRecord, noteEvent } from '#/platform/records/change-record.ts'
import { conflictsWith } from '../../model/conflicts-with.ts'
import { type DayProblem, problemOfDays } from '../../model/day-range.ts'
import type { NotedWord, OwnerAsk, OwnerWord, WordChannel } from '../../model/owner-ask.ts'
import { ASK } from '../ask-record.server.ts'
import { type AskRow, askOf, wordColumns } from '../ask-row.ts'
import { entriesOn } from '../calendar.repository.server.ts'
import { askBehind } from '../owner-asks.repository.server.ts'
import { UNANSWERED } from '../record/ask-owner.server.ts'
import { lockCalendar } from '../related-venues.server.ts'
import { holdWaiting } from './word-follower.server.ts'

/** What has become of a word. */
export type WordOutcome =
  | { readonly kind: 'answered'; readonly ask: OwnerAsk }
  /** The days are sold: the agent is shown what was said, and nothing else changes. */
  | { readonly kind: 'late'; readonly ask: OwnerAsk }
  | { readonly kind: 'missing' | 'conflict' | 'until-past' }
  | { readonly kind: 'days'; readonly problem: DayProblem }

/** An owner says something by their link. */
export function answerByLink(
  database: Database,
  token: string,
  word: OwnerWord,
  now: Date,
): Promise<WordOutcome> {
  return changeContent(database, async (db): Promise<WordOutcome> => {
    const found = await askBehind(db, token, parisDay(now))
    if (found === undefined) return { kind: 'missing' }
    const by: Actor = {
      id: null,
      name: found.sent_to === '' ? 'owner' : `owner of ${found.venue}`,
      network: null,
    }
    return record(db, found.id, { word, channel: 'link', by, now })
  })
}

/** An agent notes what an owner has said on the phone or written. */
export function noteWord(
  database: Database,
  { about, word, channel }: NotedWord,
  by: StaffActor,
  now: Date,
): Promise<WordOutcome> {
  return changeContent(database, async (db): Promise<WordOutcome> => {
    if ('id' in about) return record(db, about.id, { word, channel, by, now, version: about.version })
    const problem = problemOfDays(about, parisDay(now))
    if (problem !== undefined) return { kind: 'days', problem }
    const before = await db
      .selectFrom('owner_ask')
      .selectAll()
      .where('id', '=', about.newId)
      .executeTakeFirst()
    if (before !== undefined) return { kind: 'answered', ask: askOf(before) }
    const row: AskRow = {
      ...{ id: about.newId, venue_id: about.venueId, first_day: about.firstDay, last_day: about.lastDay },
      ...{ event: about.event, guests: about.guests, set_up: about.setUp, client: null },
      ...{ origin_kind: about.origin?.kind ?? null, origin_id: about.origin?.id ?? null },
      ...{
        token_hash: null,
        reminder_hash: null,
        asked_at: now.toISOString(),
        asked_by: by.name,
        sent_to: '',
        language: 'fr',
      },
      ...{ wished_until: word.answer === 'yes' ? word.until : now.toISOString(), ...UNANSWERED },
      ...{ late: null, revoked_at: null, remind_at: null, reminded_at: null, version: 1 },
    }
    const venue = await db.selectFrom('venue').select('id').where('id', '=', about.venueId).executeTakeFirst()
    if (venue === undefined) return { kind: 'missing' }
    await db.insertInto('owner_ask').values(row).execute()
    await noteEvent(db, ASK, 'asked', { after: row }, { by, at: now })
    return record(db, row.id, { word, channel, by, now })
  })
}

interface Said {
  readonly word: OwnerWord
  readonly channel: WordChannel
  readonly by: Actor
  readonly now: Date
  /** The version that it was made from; an owner's last word counts, whatever was said before. */
  readonly version?: number
}

async function record(db: Transaction, id: string, said: Said): Promise<WordOutcome> {
  const { word, channel, by, now, version } = said
  if (word.answer === 'yes' && Date.parse(word.until) <= now.getTime()) return { kind: 'until-past' }
  const found = await db
    .selectFrom('owner_ask')
    .select(['venue_id as venueId', 'first_day as firstDay', 'last_day as lastDay'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (found === undefined) return { kind: 'missing' }
  const waiting = await holdWaiting(db, found, now)
  // A sale of the same days is before this answer or after it, never beside it.
  await lockCalendar(db, found.venueId, ...waiting.venueIds)
  let isLate = false
  const outcome = await changeRecord(
    db,
    ASK,
    {
      key: id,
      isExpected: (present) =>
        present.revoked_at === null && (version === undefined || present.version === version),
      decide: async (present) => {
        isLate = await isSold(db, present)
        const at = now.toISOString()
        if (isLate) {
          const late = toJson({ at, word })
          return { values: { late }, events: ['answered-late' as const] }
        }
        const answered = { answered_at: at, channel, answered_by: channel === 'link' ? null : by.name }
        return { values: { ...wordColumns(word), ...answered }, events: ['answered' as const] }
      },
    },
    { by, at: now },
  )
  if (outcome.kind === 'gone') return { kind: 'missing' }
  if (outcome.kind === 'conflict') return { kind: 'conflict' }
  if (!isLate) await waiting.settle()
  return { kind: isLate ? 'late' : 'answered', ask: askOf(outcome.after) }
}

/** Whether the agency has sold days of a question, also with its house or a room of it: what an owner says then changes nothing. */
export async function isSold(
  db: Transaction | Database['db'],
  ask: Pick<AskRow, 'venue_id' | 'first_day' | 'last_day'>,
): Promise<boolean> {
  const range = { firstDay: ask.first_day, lastDay: ask.last_day }
  const { taken } = conflictsWith(await entriesOn(db, ask.venue_id, range), range, new Date())
  return taken.some(({ kind }) => kind === 'booking')
}
