/** The states of requests that a follow-up follows from, as they are now (`quotes.md`, section 7). */
import { type SqlBool, sql } from 'kysely'
import { parisDay } from '#/lib/paris-time.ts'
import { afterWorking, laterWorkingDay, type OfficeHours, workingDay } from '#/lib/working-hours.ts'
import { stands } from '#/modules/calendar/model/calendar-entry.ts'
import { rankOf } from '#/modules/calendar/model/conflicts-with.ts'
import { entriesFor, entriesOn } from '#/modules/calendar/server/calendar.repository.server.ts'
import { ORIGIN_KIND } from '#/modules/enquiries/model/booking.ts'
import { UNMERGED } from '#/modules/enquiries/server/record/merges.ts'
import { openCents } from '#/modules/quotes/model/payment-state.ts'
import type { Db } from '#/platform/database/schema.ts'
import { OPEN, type State } from './state.ts'
import { visitStates } from './visit-states.queries.server.ts'

/** Working days after which a quote that was sent is asked about. */
const UNANSWERED_DAYS = 3

/** Every state at this moment. */
export async function readStates(db: Db, now: Date, hours: OfficeHours): Promise<State[]> {
  const read = [quoteStates(db), holdStates(db, now), askStates(db, now, hours), paymentStates(db, now)]
  const said = [writtenStates(db), snoozeStates(db), readyStates(db, now), visitStates(db)]
  return (await Promise.all([...read, ...said, risenStates(db, now), outsoldStates(db, now)])).flat()
}

const dayOf = (moment: string | null) => parisDay(new Date(moment ?? 0))

/** When an enquiry was last written to or called, and when its client last wrote. */
const LAST_ANSWERED = sql<
  string | null
>`(select max(at) from enquiry_history where enquiry_id = enquiry.id and event in ('reply', 'called'))`
const LAST_WRITTEN = sql<
  string | null
>`(select max(at) from enquiry_history where enquiry_id = enquiry.id and event = 'wrote')`

/** The latest version of each quote: without an answer, declined, or ended by an owner. */
async function quoteStates(db: Db): Promise<State[]> {
  const rows = await db
    .selectFrom('quote_version as latest')
    .innerJoin('quote', 'quote.id', 'latest.quote_id')
    .innerJoin('enquiry', 'enquiry.id', 'quote.enquiry_id')
    .select(['latest.id', 'latest.n', 'latest.state', 'sent_at', 'closed_at', 'quote_id', 'quote.reference'])
    .select(['enquiry_id', LAST_ANSWERED.as('answeredAt'), LAST_WRITTEN.as('wroteAt')])
    .where('latest.state', 'in', ['sent', 'declined', 'withdrawn'])
    .where((eb) => eb.or([OPEN, eb('latest.kind', '=', 'amendment')]))
    .where('enquiry.anonymized_at', 'is', null)
    .where(UNMERGED)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('quote_version as later')
            .select('later.id')
            .whereRef('later.quote_id', '=', 'latest.quote_id')
            .whereRef('later.n', '>', 'latest.n')
            .where('later.state', '<>', 'draft'),
        ),
      ),
    )
    .execute()
  const byOwner = await endedByOwner(
    db,
    rows.flatMap(({ state, quote_id }) => (state === 'withdrawn' ? [quote_id] : [])),
  )
  return rows.flatMap(({ id, n, state, sent_at, closed_at, quote_id, reference, ...row }): State[] => {
    const shared = { origin: id, enquiryId: row.enquiry_id, about: reference }
    if (state === 'sent')
      return (row.wroteAt ?? '') > (sent_at ?? '')
        ? []
        : [{ ...shared, kind: 'unanswered', day: laterWorkingDay(dayOf(sent_at), UNANSWERED_DAYS) }]
    if ((row.answeredAt ?? '') > (closed_at ?? '')) return []
    if (state === 'declined') return [{ ...shared, kind: 'declined', day: dayOf(closed_at) }]
    return byOwner.has(`${quote_id} ${n}`)
      ? [{ ...shared, kind: 'owner-withdrew', day: dayOf(closed_at) }]
      : []
  })
}

async function endedByOwner(db: Db, quoteIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (quoteIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('quote_history')
    .select(['quote_id', 'n', 'details'])
    .where('event', '=', 'withdrawn')
    .where('quote_id', 'in', quoteIds)
    .execute()
  return new Set(
    rows.flatMap(({ quote_id, n, details }) => (details.cause === 'owner' ? [`${quote_id} ${n}`] : [])),
  )
}

/** Options that stand: the working day before their end. */
async function holdStates(db: Db, now: Date): Promise<State[]> {
  const rows = await db
    .selectFrom('calendar_entry as hold')
    .innerJoin('enquiry', 'enquiry.id', 'hold.origin_id')
    .innerJoin('venue', 'venue.id', 'hold.venue_id')
    .select(['hold.id', 'until_at', 'enquiry.id as enquiryId', 'venue.name'])
    .where('hold.state', '=', 'active')
    .where('until_at', '>', now.toISOString())
    .where('origin_kind', '=', ORIGIN_KIND)
    .where('enquiry.anonymized_at', 'is', null)
    .execute()
  return rows.map(({ id, until_at, enquiryId, name }) => ({
    ...{ kind: 'option-ending', origin: `${id} ${until_at}`, enquiryId, about: name },
    day: laterWorkingDay(dayOf(until_at), -1),
  }))
}

/** Questions that owners leave unanswered. */
async function askStates(db: Db, now: Date, hours: OfficeHours): Promise<State[]> {
  const rows = await db
    .selectFrom('owner_ask')
    .innerJoin('enquiry', 'enquiry.id', 'owner_ask.origin_id')
    .innerJoin('venue', 'venue.id', 'owner_ask.venue_id')
    .select(['owner_ask.id', 'asked_at', 'enquiry.id as enquiryId', 'venue.name'])
    .where('answer', '=', 'none')
    .where('revoked_at', 'is', null)
    .where('owner_ask.last_day', '>=', parisDay(now))
    .where('origin_kind', '=', ORIGIN_KIND)
    .where('enquiry.anonymized_at', 'is', null)
    .execute()
  return rows.map(({ id, asked_at, enquiryId, name }) => ({
    ...{ kind: 'owner-silent', origin: id, enquiryId, about: name },
    day: parisDay(afterWorking(new Date(asked_at), workingDay(hours), hours)),
  }))
}

/** Payments of which something is overdue, and deposits that have come: their invoice is made elsewhere. */
async function paymentStates(db: Db, now: Date): Promise<State[]> {
  const today = parisDay(now)
  const rows = await db
    .selectFrom('payment')
    .innerJoin('quote', 'quote.id', 'payment.quote_id')
    .innerJoin('enquiry', 'enquiry.id', 'quote.enquiry_id')
    .select([
      'payment.id',
      'payment.kind',
      'due_day',
      'paid_day',
      'cents',
      'paid_cents as paidCents',
      'enquiry.id as enquiryId',
      'quote.reference',
    ])
    .where('struck_at', 'is', null)
    .where('enquiry.anonymized_at', 'is', null)
    .where((eb) =>
      eb.or([
        // Part of it may have come.
        eb.and([
          eb('due_day', '<', today),
          eb(eb.fn.coalesce('paid_cents', eb.lit(0)), '<', eb.ref('cents')),
        ]),
        eb.and([eb('paid_day', 'is not', null), eb('payment.kind', '=', 'deposit')]),
      ]),
    )
    .execute()
  return rows.flatMap(({ id, kind, due_day, paid_day, enquiryId, reference, ...sums }) => {
    const isOverdue = due_day < today && openCents({ ...sums, isStruck: false }) > 0
    const about = { origin: id, enquiryId, about: reference }
    return [
      ...(isOverdue
        ? [{ ...about, kind: 'payment-overdue' as const, day: laterWorkingDay(due_day, 1) }]
        : []),
      ...(kind === 'deposit' && paid_day !== null
        ? [{ ...about, kind: 'invoice' as const, day: paid_day }]
        : []),
    ]
  })
}

/** Options that have come nearer to the first rank: one that was before them has ended. */
async function risenStates(db: Db, now: Date): Promise<State[]> {
  const rows = await db
    .selectFrom('calendar_entry as hold')
    .innerJoin('calendar_entry as first', (join) =>
      join
        .onRef('first.first_day', '<=', 'hold.last_day')
        .onRef('first.last_day', '>=', 'hold.first_day')
        .onRef('first.queue_at', '<', 'hold.queue_at')
        .onRef('first.origin_id', '<>', 'hold.origin_id')
        .on('first.kind', '=', 'hold')
        .on('first.state', 'in', ['lapsed', 'released'])
        .on((eb) =>
          eb.or([
            eb('first.venue_id', '=', eb.ref('hold.venue_id')),
            eb.exists(
              eb
                .selectFrom('venue_part')
                .select('part_id')
                .where((part) =>
                  part.or([
                    part.and([
                      part('venue_part.venue_id', '=', part.ref('first.venue_id')),
                      part('part_id', '=', part.ref('hold.venue_id')),
                    ]),
                    part.and([
                      part('venue_part.venue_id', '=', part.ref('hold.venue_id')),
                      part('part_id', '=', part.ref('first.venue_id')),
                    ]),
                  ]),
                ),
            ),
          ]),
        ),
    )
    .innerJoin('calendar_history as ended', (join) =>
      join
        .onRef('ended.entry_id', '=', 'first.id')
        .on('ended.event', 'in', ['lapsed', 'released', 'outsold']),
    )
    .innerJoin('enquiry', 'enquiry.id', 'hold.origin_id')
    .innerJoin('venue', 'venue.id', 'hold.venue_id')
    .select((eb) => [
      'hold.id',
      'enquiry.id as enquiryId',
      'venue.name',
      'first.id as firstId',
      eb.fn.max('ended.at').as('at'),
    ])
    .where('hold.state', '=', 'active')
    .where('hold.until_at', '>', now.toISOString())
    .where('hold.origin_kind', '=', ORIGIN_KIND)
    .where('enquiry.anonymized_at', 'is', null)
    .whereRef('ended.at', '>', 'hold.created_at')
    .groupBy(['hold.id', 'enquiry.id', 'venue.name', 'first.id'])
    .execute()
  return rows.map(({ id, enquiryId, name, firstId, at }) => ({
    ...{ kind: 'rank-risen', origin: `${id} ${firstId}`, enquiryId, about: name, day: dayOf(at) },
  }))
}

/** Requests that are out of sight until a day: then they are to be looked at. */
async function snoozeStates(db: Db): Promise<State[]> {
  const rows = await db
    .selectFrom('enquiry')
    .select(['id', 'snoozed_until as day'])
    .where('snoozed_until', 'is not', null)
    .where(OPEN)
    .where(UNMERGED)
    .execute()
  return rows.flatMap(({ id, day }) =>
    day === null ? [] : [{ kind: 'awake', origin: `${id} ${day}`, enquiryId: id, about: null, day }],
  )
}

/** Clients who have written on the page of a quote, and whom nobody has answered since. */
async function writtenStates(db: Db): Promise<State[]> {
  const rows = await db
    .selectFrom('enquiry_history as wrote')
    .innerJoin('enquiry', 'enquiry.id', 'wrote.enquiry_id')
    .select(['wrote.id', 'wrote.at', 'enquiry.id as enquiryId', 'wrote.details'])
    .where(sql<SqlBool>`wrote.event = 'wrote'`)
    .where(OPEN)
    .where(UNMERGED)
    .where(sql<SqlBool>`wrote.at > coalesce(${LAST_ANSWERED}, '')`)
    .where(sql<SqlBool>`wrote.at = ${LAST_WRITTEN}`)
    .execute()
  return rows.map(({ id, at, enquiryId, details }) => ({
    ...{ kind: 'client-wrote', origin: id, enquiryId, day: dayOf(at) },
    about: typeof details.quote === 'string' ? details.quote : null,
  }))
}

/** Options that have ended with the booking of somebody else: their clients are to hear of it, and nobody has written since. */
async function outsoldStates(db: Db, now: Date): Promise<State[]> {
  const rows = await db
    .selectFrom('calendar_history as ended')
    .innerJoin('calendar_entry as hold', 'hold.id', 'ended.entry_id')
    .innerJoin('enquiry', 'enquiry.id', 'hold.origin_id')
    .innerJoin('venue', 'venue.id', 'hold.venue_id')
    .select(['ended.id', 'ended.at', 'enquiry.id as enquiryId', 'venue.name'])
    .where('ended.event', '=', 'outsold')
    .where('hold.state', '=', 'released')
    .where('hold.until_at', '>', now.toISOString())
    .where('origin_kind', '=', ORIGIN_KIND)
    .where(OPEN)
    .where(UNMERGED)
    .where(sql<SqlBool>`ended.at > coalesce(${LAST_ANSWERED}, '')`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('calendar_history as later')
            .select('later.id')
            .whereRef('later.entry_id', '=', 'hold.id')
            .whereRef('later.at', '>', 'ended.at'),
        ),
      ),
    )
    .execute()
  return rows.map(({ id, at, enquiryId, name }) => ({
    ...{ kind: 'option-outsold', origin: id, enquiryId, about: name, day: dayOf(at) },
  }))
}

/** Clients who are ready to sign, as long as others come before them: whoever comes first is to be written to. */
async function readyStates(db: Db, now: Date): Promise<State[]> {
  const rows = await db
    .selectFrom('quote_history as ready')
    .innerJoin('quote', 'quote.id', 'ready.quote_id')
    .innerJoin('quote_version as sent', (join) =>
      join.onRef('sent.quote_id', '=', 'quote.id').onRef('sent.n', '=', 'ready.n'),
    )
    .innerJoin('enquiry', 'enquiry.id', 'quote.enquiry_id')
    .select(['ready.id', 'ready.at', 'enquiry.id as enquiryId', 'quote.reference'])
    .where('ready.event', '=', 'ready')
    .where('sent.state', '=', 'sent')
    .where(OPEN)
    .where(UNMERGED)
    .execute()
  const states: State[] = []
  for (const { id, at, enquiryId, reference } of rows)
    if (await isBehind(db, enquiryId, now))
      states.push({ kind: 'ready', origin: id, enquiryId, about: reference, day: dayOf(at) })
  return states
}

async function isBehind(db: Db, enquiryId: string, now: Date): Promise<boolean> {
  const own = await entriesFor(db, { kind: ORIGIN_KIND, id: enquiryId })
  for (const hold of own.filter((entry) => entry.kind === 'hold' && stands(entry, now)))
    if (rankOf(hold, await entriesOn(db, hold.venueId, hold), now) > 1) return true
  return false
}
