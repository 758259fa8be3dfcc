/** Ids of the enquiries on a page of the inbox. */

import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '#/platform/database/open-database.ts'
import type { InboxFilter } from '../../model/inbox-filter.ts'
import { foundByIndex, type SearchTerm, searchTerms, wordsHold } from '../search/search-terms.ts'
import { rememberFrequent, wereFrequent } from './frequent-words.ts'
import { type Asking, conditionsOf, type Segment, segmentsOf } from './inbox-conditions.server.ts'
import type { SegmentCounts } from './inbox-counts.repository.server.ts'

type Condition = RawBuilder<SqlBool>

/** Enquiries per page. */
export const PAGE_SIZE = 50

/** Words found in more enquiries than this are tested row by row: the page fills quickly. */
const RARE = 2000

/** Segment with rows on or before the page. */
export interface IdSegment {
  readonly name: Segment['name']
  /** Of the whole segment; `null` when counting stopped early. */
  readonly count: number | null
  readonly ids: readonly string[]
}

/** Which enquiries a page of the inbox shows, before they are read. */
export interface IdPage {
  readonly segments: readonly IdSegment[]
  /** Of all pages; `null` when there are too many to count at once. */
  readonly total: number | null
  readonly more: boolean
}

/**
 * Find the enquiries of one page, with their total.
 * @param known counts of the segments, where already known
 */
export async function readInboxIds(
  database: Database,
  filter: InboxFilter,
  asking: Asking,
  known?: SegmentCounts,
): Promise<IdPage> {
  const terms = searchTerms(filter.q)
  const conditions = conditionsOf(filter, asking)
  const segments = segmentsOf(filter.sort, asking.now)
  const offset = (filter.page - 1) * PAGE_SIZE
  if (filter.q !== '' && terms.length === 0) return { segments: [], total: 0, more: false }
  if (terms.length === 0) return countedPage(database, conditions, segments, offset, known)
  const found = await findRare(database, terms)
  if (found !== undefined) {
    return foundPage(database, [...conditions, isAmong(database, found)], segments, offset)
  }
  return crowdedPage(database, [...conditions, holds(database, terms)], segments, offset)
}

/** All conditions of a filter, search included: for counting and exports. */
export async function inboxConditions(
  database: Database,
  filter: InboxFilter,
  asking: Asking,
): Promise<Condition[]> {
  const terms = searchTerms(filter.q)
  const conditions = conditionsOf(filter, asking)
  if (filter.q === '') return conditions
  if (terms.length === 0) return [sql`1 = 0`]
  const found = await findRare(database, terms)
  return [...conditions, found === undefined ? holds(database, terms) : isAmong(database, found)]
}

/** Without a search every count comes from an index. */
async function countedPage(
  database: Database,
  conditions: readonly Condition[],
  segments: readonly Segment[],
  offset: number,
  known: SegmentCounts | undefined,
): Promise<IdPage> {
  const counts = await Promise.all(
    segments.map(({ name, where }) => known?.[name] ?? count(database, [...conditions, where])),
  )
  let before = offset
  let room = PAGE_SIZE
  const filled: IdSegment[] = []
  for (const [at, { name, where, order }] of segments.entries()) {
    const all = counts[at] ?? 0
    const from = Math.min(before, all)
    const ids =
      room > 0 && from < all ? await readIds(database, [...conditions, where], order, room, from) : []
    filled.push({ name, count: all, ids })
    before -= from
    room -= ids.length
  }
  const total = counts.reduce((sum, one) => sum + one, 0)
  return { segments: filled, total, more: total > offset + PAGE_SIZE }
}

/** For few matches: they are loaded completely. */
async function foundPage(
  database: Database,
  conditions: readonly Condition[],
  segments: readonly Segment[],
  offset: number,
): Promise<IdPage> {
  const all: { name: Segment['name']; ids: string[] }[] = []
  for (const { name, where, order } of segments) {
    all.push({ name, ids: await readIds(database, [...conditions, where], order, RARE, 0) })
  }
  let before = offset
  let room = PAGE_SIZE
  const filled = all.map(({ name, ids }) => {
    const shown = ids.slice(before, before + room)
    before = Math.max(0, before - ids.length)
    room -= shown.length
    return { name, count: ids.length, ids: shown }
  })
  const total = all.reduce((sum, { ids }) => sum + ids.length, 0)
  return { segments: filled, total, more: total > offset + PAGE_SIZE }
}

/** For very many matches: the list is read from its beginning to the end of the page, and not counted. */
async function crowdedPage(
  database: Database,
  conditions: readonly Condition[],
  segments: readonly Segment[],
  offset: number,
): Promise<IdPage> {
  let before = offset
  let room = PAGE_SIZE
  const filled: IdSegment[] = []
  for (const { name, where, order } of segments) {
    // One more than fits, to detect a next page.
    const limit = before + room + 1
    const ids = await readIds(database, [...conditions, where], order, limit, 0)
    const shown = ids.slice(before, before + room)
    const counted = ids.length < limit ? ids.length : null
    filled.push({ name, count: counted, ids: shown })
    if (counted === null) return { segments: filled, total: null, more: true }
    before = Math.max(0, before - ids.length)
    room -= shown.length
  }
  const total = filled.reduce((sum, { count: one }) => sum + (one ?? 0), 0)
  return { segments: filled, total, more: false }
}

/** Enquiries with rare words; undefined when there are too many. */
async function findRare(database: Database, terms: readonly SearchTerm[]): Promise<string[] | undefined> {
  if (wereFrequent(database, terms)) return undefined
  const { db, engine } = database
  const rows = await db
    .selectFrom(foundByIndex(engine, terms, RARE + 1).as('hit'))
    .select('enquiry_id')
    .execute()
  if (rows.length <= RARE) return rows.map(({ enquiry_id }) => enquiry_id)
  rememberFrequent(database, terms)
  return undefined
}

function isAmong({ engine }: Database, ids: readonly string[]): Condition {
  const list = JSON.stringify(ids)
  return engine === 'postgres'
    ? sql`id in (select value from jsonb_array_elements_text(${list}::jsonb) as listed (value))`
    : sql`id in (select value from json_each(${list}))`
}

/** A correlated subquery for each row, so that both engines scan the list in order and stop at the limit. */
function holds({ engine }: Database, terms: readonly SearchTerm[]): Condition {
  return sql`(select ${wordsHold(engine, terms)} from enquiry_search where enquiry_search.enquiry_id = enquiry.id)`
}

function allOf(conditions: readonly (Condition | undefined)[]): Condition {
  const given = conditions.filter((condition) => condition !== undefined)
  return given.length === 0 ? sql`1 = 1` : sql`${sql.join(given, sql` and `)}`
}

async function count({ db }: Database, conditions: readonly (Condition | undefined)[]): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*) as count from enquiry where ${allOf(conditions)}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

async function readIds(
  { db }: Database,
  conditions: readonly (Condition | undefined)[],
  order: RawBuilder<unknown>,
  limit: number,
  offset: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from enquiry where ${allOf(conditions)} order by ${order} limit ${limit} offset ${offset}
  `.execute(db)
  return rows.map(({ id }) => id)
}
