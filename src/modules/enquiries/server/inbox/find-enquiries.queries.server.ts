/** Enquiries and the people behind them, for the palette. */

import { sql } from 'kysely'
import type { Database } from '#/platform/database/open-database.ts'
import type { FoundEnquiry, FoundPerson } from '../../model/found-enquiries.ts'
import { EMPTY_FILTER } from '../../model/inbox-filter.ts'
import { UNMERGED } from '../record/merges.ts'
import { enquirySearchText } from '../search/enquiry-words.ts'
import { type SearchTerm, searchTerms } from '../search/search-terms.ts'
import type { Asking } from './inbox-conditions.server.ts'
import { readInboxIds } from './inbox-ids.server.ts'

/** Shown of each group. */
const ENQUIRIES = 6
const PEOPLE = 4

interface Finds {
  readonly enquiries: FoundEnquiry[]
  readonly people: FoundPerson[]
}

/** The newest enquiries that the search of the inbox finds, and the people among them whose own data match. */
export async function findEnquiries(database: Database, q: string, asking: Asking): Promise<Finds> {
  const { segments } = await readInboxIds(database, { ...EMPTY_FILTER, q, sort: 'received' }, asking)
  const ids = segments.flatMap((segment) => segment.ids)
  if (ids.length === 0) return { enquiries: [], people: [] }
  const stored = await database.db
    .selectFrom('enquiry')
    .select(['id', 'reference', 'full_name', 'first_name', 'last_name', 'company', 'status'])
    .select(['email', 'phone_e164', 'phone_typed'])
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(stored.map((row) => [row.id, row]))
  const rows = ids.flatMap((id) => byId.get(id) ?? [])
  return {
    enquiries: rows.slice(0, ENQUIRIES).map(({ reference, full_name, company, status }) => ({
      reference,
      fullName: full_name,
      company,
      status,
    })),
    people: await peopleAmong(database, rows, searchTerms(q)),
  }
}

interface PersonRow {
  readonly full_name: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly company: string | null
  readonly email: string
  readonly phone_e164: string | null
  readonly phone_typed: string | null
}

async function peopleAmong(
  { db }: Database,
  rows: readonly PersonRow[],
  terms: readonly SearchTerm[],
): Promise<FoundPerson[]> {
  const people = new Map<string, PersonRow>()
  for (const row of rows) {
    const contact = row.email === '' ? row.phone_e164 : row.email.toLowerCase()
    if (contact !== null && !people.has(contact) && isMeant(row, terms)) people.set(contact, row)
    if (people.size === PEOPLE) break
  }
  if (people.size === 0) return []
  const contacts = [...people.keys()]
  const counts = await db
    .selectFrom('enquiry')
    .select(({ fn }) => [sql<string>`lower(email)`.as('contact'), fn.countAll<number>().as('count')])
    .where(sql`lower(email)`, 'in', contacts)
    .where(UNMERGED)
    .groupBy(sql`lower(email)`)
    .unionAll(
      db
        .selectFrom('enquiry')
        .select(({ fn }) => [sql<string>`phone_e164`.as('contact'), fn.countAll<number>().as('count')])
        .where('phone_e164', 'in', contacts)
        .where(UNMERGED)
        .groupBy('phone_e164'),
    )
    .execute()
  const countOf = new Map(counts.map(({ contact, count }) => [contact, Number(count)]))
  return [...people].map(([contact, { full_name, company }]) => ({
    fullName: full_name,
    company,
    contact,
    enquiries: countOf.get(contact) ?? 1,
  }))
}

/** Whether the person's own data hold every term; a word of the message means no person. */
function isMeant(row: PersonRow, terms: readonly SearchTerm[]): boolean {
  const text = enquirySearchText({ ...row, reference: '', job_title: null, message: null, details: {} })
  const words = ` ${text} `
  return terms.every(({ beginnings, whole }) =>
    beginnings.some((beginning) => words.includes(` ${beginning}${whole ? ' ' : ''}`)),
  )
}
