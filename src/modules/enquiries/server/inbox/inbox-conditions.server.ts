/** Views, filters and orders of the inbox as conditions of SQL; the indexes of `2026-11-22-enquiry-desk` follow them. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { parisDay, parisDayStart } from '#/lib/paris-time.ts'
import type { InboxFilter, InboxSort } from '../../model/inbox-filter.ts'
import { UNMERGED } from '../relations/merges.ts'

type Condition = RawBuilder<SqlBool>

/** Promised time of the first answer in milliseconds (behaviour 3). */
const PROMISED_MS = 24 * 60 * 60 * 1000

/** Waiting for an answer. Spelled exactly as in the partial indexes, otherwise they are not used. */
export const WAITING: Condition = sql`(first_answered_at is null and status in ('new', 'in-progress'))`

/** Answered or closed. */
export const SETTLED: Condition = sql`not (first_answered_at is null and status in ('new', 'in-progress'))`

/** Waiting longer than promised. */
export function late(now: Date): Condition {
  return sql`(${WAITING} and created_at < ${new Date(now.getTime() - PROMISED_MS).toISOString()})`
}

/** Open enquiries of the current user. */
export function mine(me: string): Condition {
  return sql`(owner = ${me} and status in ('new', 'in-progress', 'quoted'))`
}

/** Current user and time. */
export interface Asking {
  readonly me: string
  readonly now: Date
}

/** Conditions of a filter, without the search words. */
export function conditionsOf(filter: InboxFilter, { me, now }: Asking): Condition[] {
  const { kind, language, status, owner, venue } = filter
  const conditions: Condition[] = [
    UNMERGED,
    ...viewConditions(filter, { me, now }),
    ...dateConditions(filter, now),
  ]
  if (kind.length > 0) conditions.push(sql`kind in (${sql.join(kind)})`)
  if (language.length > 0) conditions.push(sql`language in (${sql.join(language)})`)
  if (status.length > 0) conditions.push(sql`status in (${sql.join(status)})`)
  if (owner === 'nobody') conditions.push(sql`owner is null`)
  else if (owner !== undefined) conditions.push(sql`owner = ${owner === 'me' ? me : owner}`)
  if (venue !== undefined) {
    conditions.push(sql`id in (select enquiry_id from enquiry_venue where slug = ${venue})`)
  }
  return conditions
}

function viewConditions({ view, q, status }: InboxFilter, { me, now }: Asking): Condition[] {
  switch (view) {
    case 'all':
      // Spam is hidden, except from a search, which may look for a person.
      return q === '' && !status.includes('spam') ? [sql`status <> 'spam'`] : []
    case 'mine':
      return [mine(me)]
    case 'late':
      return [late(now)]
    default:
      return [sql`status = ${view}`]
  }
}

function dateConditions({ received, from, to }: InboxFilter, now: Date): Condition[] {
  const conditions: Condition[] = []
  if (from !== undefined || to !== undefined) {
    if (from !== undefined) conditions.push(sql`created_at >= ${parisDayStart(from).toISOString()}`)
    if (to !== undefined) conditions.push(sql`created_at < ${parisDayStart(to, 1).toISOString()}`)
  } else if (received !== undefined) {
    const today = parisDay(now)
    conditions.push(sql`created_at >= ${parisDayStart(today, 1 - Number(received)).toISOString()}`)
  }
  return conditions
}

/** Segment of the list, with its own order. */
export interface Segment {
  readonly name: 'waiting' | 'settled' | 'upcoming' | 'undated' | 'past' | 'all'
  readonly where: Condition | undefined
  readonly order: RawBuilder<unknown>
}

const NEWEST = sql`created_at desc, id desc`

/** Segments of a list, in their order. */
export function segmentsOf(sort: InboxSort, now: Date): readonly Segment[] {
  const today = parisDay(now)
  switch (sort) {
    case 'urgency':
      return [
        { name: 'waiting', where: WAITING, order: sql`created_at, id` },
        { name: 'settled', where: SETTLED, order: NEWEST },
      ]
    case 'event':
      return [
        { name: 'upcoming', where: sql`start_date >= ${today}`, order: sql`start_date, created_at, id` },
        { name: 'undated', where: sql`start_date is null`, order: NEWEST },
        {
          name: 'past',
          where: sql`start_date < ${today}`,
          order: sql`start_date desc, created_at desc, id desc`,
        },
      ]
    case 'oldest':
      return [{ name: 'all', where: undefined, order: sql`created_at, id` }]
    default:
      return [{ name: 'all', where: undefined, order: NEWEST }]
  }
}
