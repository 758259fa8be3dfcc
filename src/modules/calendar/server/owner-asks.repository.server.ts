/** Reading the questions to owners and their words. */
import type { Db } from '#/platform/database/schema.ts'
import { hashSecret } from '#/platform/secrets/secret.ts'
import type { DayRange } from '../model/day-range.ts'
import type { OwnerAsk } from '../model/owner-ask.ts'
import { wordFor } from '../model/word-for.ts'
import { type AskRow, askOf } from './ask-row.ts'

/** The most that a list shows. */
const AT_ONCE = 200

/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/

/** The questions about a venue, the latest first. */
export async function asksOf(db: Db, venueId: string): Promise<OwnerAsk[]> {
  const rows = await db
    .selectFrom('owner_ask')
    .selectAll()
    .where('venue_id', '=', venueId)
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  return rows.map(askOf)
}

/** A question without an answer, with its venue. */
export interface SilentAsk extends OwnerAsk {
  readonly venue: string
}

/** The questions that wait for an answer, the one that has waited longest first. */
export async function silentAsks(db: Db, today: string): Promise<SilentAsk[]> {
  const rows = await db
    .selectFrom('owner_ask')
    .innerJoin('venue', 'venue.id', 'owner_ask.venue_id')
    .selectAll('owner_ask')
    .select('venue.name as venue')
    .where('answer', '=', 'none')
    .where('revoked_at', 'is', null)
    .where('last_day', '>=', today)
    .orderBy('asked_at')
    .limit(AT_ONCE)
    .execute()
  return rows.map((row) => ({ ...askOf(row), venue: row.venue }))
}

/** The questions about days of venues, revoked ones left out; by the id of the venue. */
export async function asksOn(
  db: Db,
  venueIds: readonly string[],
  { firstDay, lastDay }: DayRange,
): Promise<ReadonlyMap<string, OwnerAsk[]>> {
  if (venueIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('owner_ask')
    .selectAll()
    .where('venue_id', 'in', venueIds)
    .where('first_day', '<=', lastDay)
    .where('last_day', '>=', firstDay)
    .where('revoked_at', 'is', null)
    .execute()
  return Map.groupBy(rows.map(askOf), ({ venueId }) => venueId)
}

/** When the house confirmed the days, for venues whose owner's yes covers all of them now; by the id of the venue. */
export async function confirmedByHouse(
  db: Db,
  venueIds: readonly string[],
  range: DayRange,
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const confirmed = (await asksOn(db, venueIds, range))
    .entries()
    .flatMap(([venueId, asks]): [string, string][] => {
      const word = wordFor(asks, range, now)
      return word.kind === 'covered' ? [[venueId, word.ask.answeredAt ?? '']] : []
    })
  return new Map(confirmed)
}

/** The question behind a link, with the name of its venue; undefined for one that is wrong, revoked or over. */
export async function askBehind(
  db: Db,
  token: string,
  today: string,
): Promise<(AskRow & { readonly venue: string }) | undefined> {
  if (!TOKEN.test(token)) return undefined
  const hash = hashSecret(token)
  return db
    .selectFrom('owner_ask')
    .innerJoin('venue', 'venue.id', 'owner_ask.venue_id')
    .selectAll('owner_ask')
    .select('venue.name as venue')
    .where((eb) => eb.or([eb('token_hash', '=', hash), eb('reminder_hash', '=', hash)]))
    .where('revoked_at', 'is', null)
    .where('last_day', '>=', today)
    .executeTakeFirst()
}
