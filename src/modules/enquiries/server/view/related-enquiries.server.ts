/** Other enquiries of the same person, and among them probable duplicates. */

import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { DAY_MS } from '#/lib/time-spans.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { RelatedEnquiry } from '../../model/enquiry-view.ts'
import { aboutOf } from '../facts/enquiry-facts.server.ts'
import { UNMERGED } from '../record/merges.ts'
import type { EnquiryTable } from '../tables/enquiry.ts'
import { textLikeness } from './text-likeness.ts'

/** Maximum distance of duplicates in days. */
const SAME_DAYS = 14
/** Texts of other senders are compared within fewer days, and only a limited number. */
const TEXT_DAYS = 7
const MAX_TEXTS = 200
const ALIKE = 0.6
const MAX_OF_PERSON = 30

type Row = Pick<
  Selectable<EnquiryTable>,
  | 'id'
  | 'reference'
  | 'status'
  | 'kind'
  | 'full_name'
  | 'email'
  | 'phone_e164'
  | 'message'
  | 'details'
  | 'start_date'
  | 'created_at'
>

const COLUMNS = [
  'id',
  'reference',
  'status',
  'kind',
  'full_name',
  'email',
  'phone_e164',
  'message',
  'details',
  'start_date',
  'created_at',
] as const

/** Related enquiries; the latest first. */
export interface Related {
  readonly duplicates: RelatedEnquiry[]
  readonly sameText: RelatedEnquiry[]
  readonly samePerson: RelatedEnquiry[]
}

/**
 * Find enquiries of the same person, and similar texts. Writing again does not make a duplicate: that takes the same date
 * or nearly the same words as well, within days.
 */
export async function readRelated(database: Database, row: Row): Promise<Related> {
  const [ofPerson, alike] = await Promise.all([sharingContact(database, row), sharingText(database, row)])
  const others = [...ofPerson, ...alike.filter(({ id }) => ofPerson.every((other) => other.id !== id))]
  const venues = await firstVenues(
    database,
    others.map(({ id }) => id),
  )
  const related = others.map((other): RelatedEnquiry => {
    return {
      reference: other.reference,
      status: other.status,
      kind: other.kind,
      fullName: other.full_name,
      createdAt: other.created_at,
      about: venues.get(other.id) ?? aboutOf(other),
      reasons: reasonsOf(row, other),
    }
  })
  const near = new Set(
    others.filter((other) => daysBetween(row, other) <= SAME_DAYS).map((one) => one.reference),
  )
  const isSamePerson = ({ reasons }: RelatedEnquiry) => reasons.includes('mail') || reasons.includes('phone')
  const isAlike = ({ reference, reasons }: RelatedEnquiry) =>
    near.has(reference) && (reasons.includes('text') || reasons.includes('date'))
  return {
    duplicates: related.filter((other) => isSamePerson(other) && isAlike(other)),
    sameText: related.filter((other) => !isSamePerson(other)),
    samePerson: related.filter((other) => isSamePerson(other) && !isAlike(other)),
  }
}

async function sharingContact({ db }: Database, row: Row): Promise<Row[]> {
  const ofPerson = db.selectFrom('enquiry').select(COLUMNS).where('id', '<>', row.id).where(UNMERGED)
  // Two queries, each with an index of its own.
  const [byMail, byPhone] = await Promise.all([
    // Empty after an erasure, and where the person gave only a phone number: never a match.
    row.email === ''
      ? []
      : ofPerson
          .where(sql`lower(email)`, '=', row.email.toLowerCase())
          .orderBy('created_at', 'desc')
          .limit(MAX_OF_PERSON)
          .execute(),
    row.phone_e164 === null
      ? []
      : ofPerson
          .where('phone_e164', '=', row.phone_e164)
          .orderBy('created_at', 'desc')
          .limit(MAX_OF_PERSON)
          .execute(),
  ])
  const all = [...byMail, ...byPhone.filter(({ id }) => byMail.every((other) => other.id !== id))]
  return all.sort((a, b) => b.created_at.localeCompare(a.created_at)).slice(0, MAX_OF_PERSON)
}

async function sharingText({ db }: Database, row: Row): Promise<Row[]> {
  const { message } = row
  if (message === null || message === '') return []
  const at = Date.parse(row.created_at)
  const day = (days: number) => new Date(at + days * DAY_MS).toISOString()
  const near = await db
    .selectFrom('enquiry')
    .select(COLUMNS)
    .where('created_at', '>=', day(-TEXT_DAYS))
    .where('created_at', '<=', day(TEXT_DAYS))
    .where('id', '<>', row.id)
    .where(UNMERGED)
    .orderBy('created_at', 'desc')
    .limit(MAX_TEXTS)
    .execute()
  return near.filter((other) => textLikeness(message, other.message ?? '') >= ALIKE)
}

function reasonsOf(row: Row, other: Row): RelatedEnquiry['reasons'] {
  return [
    ...(row.email !== '' && row.email.toLowerCase() === other.email.toLowerCase() ? (['mail'] as const) : []),
    ...(row.phone_e164 !== null && row.phone_e164 === other.phone_e164 ? (['phone'] as const) : []),
    ...(textLikeness(row.message ?? '', other.message ?? '') >= ALIKE ? (['text'] as const) : []),
    ...(row.start_date !== null && row.start_date === other.start_date ? (['date'] as const) : []),
  ]
}

function daysBetween(one: Row, other: Row): number {
  return Math.abs(Date.parse(one.created_at) - Date.parse(other.created_at)) / DAY_MS
}

async function firstVenues({ db }: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('enquiry_venue')
    .select(['enquiry_id', 'name'])
    .where('enquiry_id', 'in', ids)
    .where('position', '=', 0)
    .execute()
  return new Map(rows.map(({ enquiry_id, name }) => [enquiry_id, name]))
}
