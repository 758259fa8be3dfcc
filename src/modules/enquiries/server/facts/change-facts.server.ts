/** Correction of the facts of an enquiry. */

import { phoneErrors } from '#/forms/phone-errors.ts'
import { parisDay } from '#/lib/paris-time.ts'
import type { Taken } from '#/modules/calendar/model/taken.ts'
import type { NamedVenue } from '#/modules/venues/model/venue-summary.ts'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { orRefused } from '#/platform/records/refusal.ts'
import { areDaysOfEvent, MAX_EVENT_DAYS } from '../../model/booking.ts'
import type { Colleague } from '../../model/enquiry-view.ts'
import { changedFacts, type TypedFacts, VENUES_FACT, venueSlugs } from '../../model/fact-fields.ts'
import { checkFacts, type FactError, type FactsChange } from '../../model/facts.schema.ts'
import { ENQUIRY } from '../record/enquiry-record.server.ts'
import { presentState } from '../record/present-state.server.ts'
import { factsOfRow, readFactPhone } from './stored-facts.server.ts'
import { readNamedVenues, writeFacts } from './write-facts.server.ts'

/** A fact that another user has changed meanwhile, as it is now. */
export interface ChangedMeanwhile {
  readonly name: string
  readonly present: string
}

/** Only `changed` has changed anything. */
export type FactsOutcome =
  | { readonly kind: 'changed'; readonly version: number }
  | { readonly kind: 'refused'; readonly errors: readonly FactError[] }
  | {
      readonly kind: 'conflict'
      readonly facts: readonly ChangedMeanwhile[]
      /** Venues asked for now, to name them. */
      readonly venues: readonly NamedVenue[]
      readonly by: Colleague | null
    }
  | { readonly kind: 'gone' }
  /** The request is won, and its new days are sold to somebody else. */
  | Taken

/** A correction of one enquiry. */
export interface WantedFacts extends FactsChange {
  readonly reference: string
}

/**
 * Correct facts. Facts that stay are not looked at, so that two users may correct different ones at once; a fact that
 * is no longer as it was seen is a conflict, and then nothing is changed.
 */
export async function changeFacts(
  { db }: Database,
  wanted: WantedFacts,
  by: StaffActor,
  now = new Date(),
): Promise<FactsOutcome> {
  return orRefused<FactsOutcome>(
    db.transaction().execute((transaction) => changeWithin(transaction, wanted, by, now)),
  )
}

async function changeWithin(
  transaction: Transaction,
  { reference, entry, seen, wanted }: WantedFacts,
  by: StaffActor,
  now: Date,
): Promise<FactsOutcome> {
  const row = await ENQUIRY.hold(transaction, reference)
  if (row === undefined) return { kind: 'gone' }
  if (await isRecorded(transaction, entry, row.id)) return { kind: 'changed', version: row.version }
  const checked = checkFacts(row.kind, wanted, parisDay(now))
  if (checked.kind === 'wrong') return { kind: 'refused', errors: checked.errors }
  const present = await readNamedVenues(transaction, row.id)
  const before = factsOfRow(row, present)
  const names = changedFacts(seen, checked.facts).filter((name) => name in before)
  const moved = names.filter((name) => before[name] !== (seen[name] ?? ''))
  if (moved.length > 0) {
    const { changed } = await presentState(transaction, row.id)
    const facts = moved.map((name) => ({ name, present: before[name] ?? '' }))
    return { kind: 'conflict', facts, venues: present, by: changed?.by ?? null }
  }
  const after = { ...before, ...Object.fromEntries(names.map((name) => [name, checked.facts[name] ?? ''])) }
  const venues = await venuesOf(transaction, after, present)
  const errors = mistakesIn(after, names, venues)
  if (errors.length > 0) return { kind: 'refused', errors }
  return writeFacts(transaction, { row, before, after, names, venues, former: present }, { entry, by, now })
}

async function isRecorded(transaction: Transaction, entry: string, id: string): Promise<boolean> {
  const found = await transaction
    .selectFrom('enquiry_history')
    .select('enquiry_id')
    .where('id', '=', entry)
    .executeTakeFirst()
  if (found !== undefined && found.enquiry_id !== id)
    throw new Error('The key of a correction belongs to another request')
  return found !== undefined
}

/** The wanted venues: those asked for already, and published ones; undefined for any other. */
async function venuesOf(
  transaction: Transaction,
  facts: TypedFacts,
  present: readonly NamedVenue[],
): Promise<readonly (NamedVenue | undefined)[]> {
  const slugs = venueSlugs(facts[VENUES_FACT] ?? '')
  if (slugs.length === 0) return []
  const published = await transaction
    .selectFrom('venue')
    .select(['slug', 'name'])
    .where('slug', 'in', slugs)
    .where('status', '=', 'published')
    .execute()
  const find = (slug: string) => (one: NamedVenue) => one.slug === slug
  return slugs.map((slug) => present.find(find(slug)) ?? published.find(find(slug)))
}

function mistakesIn(
  after: TypedFacts,
  names: readonly string[],
  venues: readonly (NamedVenue | undefined)[],
): FactError[] {
  const { phone = '', email = '', language = '' } = after
  const changed = (name: string) => names.includes(name)
  return [
    ...(changed('phone') && phone !== '' ? phoneErrors(readFactPhone(phone, language)) : []),
    ...((changed('phone') || changed('email')) && phone === '' && email === ''
      ? [{ field: 'phone', code: 'reach' } as const]
      : []),
    ...((changed('firstDay') || changed('lastDay')) &&
    !areDaysOfEvent(after.firstDay ?? '', after.lastDay ?? '')
      ? [{ field: 'lastDay', code: 'days', values: { max: MAX_EVENT_DAYS } } as const]
      : []),
    ...(changed(VENUES_FACT) && venues.includes(undefined)
      ? [{ field: VENUES_FACT, code: 'choice' } as const]
      : []),
  ]
}
