/** Views, filters and orders of the inbox as conditions of SQL; the indexes of `2026-11-22-enquiry-desk` follow them. */

import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { parisDay, parisDayStart } from '#/lib/paris-time.ts'
import { beforeWorking, DEFAULT_OFFICE_HOURS, type OfficeHours, workingDay } from '#/lib/working-hours.ts'
import type { InboxFilter, InboxSort } from '../../model/inbox-filter.ts'
import { outcomesSince } from '../../model/outcome-figures.ts'
import { FIRST_DAY } from '../record/first-day.ts'
import { UNMERGED } from '../record/merges.ts'
import { awake, snoozed } from '../record/snoozed.ts'

type Condition = RawBuilder<SqlBool>

/** Waiting for an answer. Spelled exactly as in the partial indexes, otherwise they are not used. */
export const WAITING: Condition = sql`(first_answered_at is null and status in ('new', 'in-progress'))`

/** Answered or closed. */
export const SETTLED: Condition = sql`not (first_answered_at is null and status in ('new', 'in-progress'))`

/** Waiting longer than promised: one working day (behaviour 3). */
export function late({ now, hours = DEFAULT_OFFICE_HOURS }: Pick<Asking, 'now' | 'hours'>): Condition {
  const limit = beforeWorking(now, workingDay(hours), hours)
  return sql`(${WAITING} and created_at < ${limit.toISOString()})`
}

/** Won or lost, and for how much or why is still to be said. */
export const LACKING: Condition = sql`(outcome_at is not null and ((status = 'won' and outcome_net_cents is null and kind <> 'proposal') or (status = 'lost' and outcome_reason is null)))`

/** Perhaps spam, and nobody has given it another status or answered it. */
export const SUSPECT: Condition = sql`(perhaps_spam = 1 and status = 'new' and first_answered_at is null)`

/** Open enquiries of the current user. */
export function mine(me: string): Condition {
  return sql`(owner = ${me} and status in ('new', 'in-progress', 'quoted'))`
}

/** Current user and time. */
export interface Asking {
  readonly me: string
  readonly now: Date
  /** In which the reply clock runs; by default the usual ones. */
  readonly hours?: OfficeHours
}

/** Conditions of a filter, without the search words. */
export function conditionsOf(filter: InboxFilter, asking: Asking): Condition[] {
  const { me, now } = asking
  const { kind, language, status, owner, venue } = filter
  const conditions: Condition[] = [
    UNMERGED,
    ...viewConditions(filter, asking),
    ...dateConditions(filter, now),
  ]
  if (kind.length > 0) conditions.push(sql`kind in (${sql.join(kind)})`)
  if (language.length > 0) conditions.push(sql`language in (${sql.join(language)})`)
  if (status.length > 0) conditions.push(sql`status in (${sql.join(status)})`)
  if (owner === 'nobody') conditions.push(sql`owner is null`)
  else if (owner !== undefined) conditions.push(sql`owner = ${owner === 'me' ? me : owner}`)
  conditions.push(...outcomeConditions(filter, now))
  if (venue !== undefined) {
    conditions.push(sql`id in (select enquiry_id from enquiry_venue where slug = ${venue})`)
  }
  return conditions
}

function outcomeConditions({ outcome, decided, source, suspect }: InboxFilter, now: Date): Condition[] {
  const conditions: Condition[] = suspect === undefined ? [] : [SUSPECT]
  if (outcome === 'lacking') conditions.push(LACKING)
  else if (outcome !== undefined) conditions.push(sql`(status = 'lost' and outcome_reason = ${outcome})`)
  if (decided !== undefined) {
    const isYear = decided === 'year'
    const from = isYear ? outcomesSince(now) : parisDayStart(`${decided}-01`)
    const end = isYear ? undefined : Temporal.PlainDate.from(`${decided}-01`).add({ months: 1 })
    conditions.push(
      sql`(outcome_at >= ${from.toISOString()} and status in ('won', 'lost') and kind <> 'proposal')`,
    )
    if (end !== undefined) conditions.push(sql`outcome_at < ${parisDayStart(end).toISOString()}`)
  }
  if (source !== undefined) {
    conditions.push(sql`(case when channel = 'website' then kind else channel end) = ${source}`)
  }
  return conditions
}

function viewConditions({ view, q, status }: InboxFilter, asking: Asking): Condition[] {
  switch (view) {
    case 'all':
      // Spam and what is out of sight is hidden, except from a search, which may look for a person.
      return [
        ...(q === '' && !status.includes('spam') ? [sql<SqlBool>`status <> 'spam'`] : []),
        ...(q === '' ? [awake(asking.now)] : []),
      ]
    case 'mine':
      return [mine(asking.me), awake(asking.now)]
    case 'late':
      return [late(asking), awake(asking.now)]
    case 'snoozed':
      return [snoozed(asking.now)]
    case 'won':
    case 'lost':
    case 'spam':
      return [sql`status = ${view}`]
    default:
      return [sql`status = ${view}`, awake(asking.now)]
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
        { name: 'upcoming', where: sql`${FIRST_DAY} >= ${today}`, order: sql`${FIRST_DAY}, created_at, id` },
        { name: 'undated', where: sql`${FIRST_DAY} is null`, order: NEWEST },
        {
          name: 'past',
          where: sql`${FIRST_DAY} < ${today}`,
          order: sql`${FIRST_DAY} desc, created_at desc, id desc`,
        },
      ]
    case 'oldest':
      return [{ name: 'all', where: undefined, order: sql`created_at, id` }]
    default:
      return [{ name: 'all', where: undefined, order: NEWEST }]
  }
}
