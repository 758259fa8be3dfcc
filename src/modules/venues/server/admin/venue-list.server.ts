/**
 * The list of venues. The lines of the whole catalogue are kept in memory, a few hundred bytes each; with every
 * question only those are read again that have changed since, by whomever.
 */

import { toCents } from '#/lib/money.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { SelectedVenue } from '../../model/our-selection.ts'
import { VENUES_ON_A_PAGE, type VenueListQuery, type VenueView } from '../../model/venue-list.schema.ts'
import { type IndexedListRow, searchableText, type VenueListRow } from '../../model/venue-row.ts'
import { readSelectionOrder } from '../selection-order.repository.server.ts'
import { venueRequests } from './venue-requests.queries.server.ts'
import { readRowSignals, readVenueRows } from './venue-rows.repository.server.ts'

/** Small enough that other requests get their turn between two portions. */
const READ_AT_ONCE = 50

/** Of a euro. */

/** A line of the list and how often visitors asked for the venue. */
export type ListedVenue = VenueListRow & { readonly requests: number }

/** What the back office lists of venues, with the counts of its tabs. */
export interface VenueListPage {
  readonly venues: readonly ListedVenue[]
  /** How many match. */
  readonly total: number
  /** How many each tab holds, whatever is searched. */
  readonly counts: Readonly<Record<VenueView, number>>
}

/** Read the lines before the first assistant asks. Called by whatever starts the server. */
export async function warmVenueList(database: Database): Promise<void> {
  await currentEntries(database)
}

interface Entry {
  readonly mark: string
  readonly indexed: IndexedListRow
}

interface Kept {
  entries: ReadonlyMap<string, Entry>
  /** The latest reading; the next one waits for it. */
  reading: Promise<unknown>
}

const keptOf = new WeakMap<object, Kept>()

/** Query the list. */
export async function listVenueRows(database: Database, query: VenueListQuery): Promise<VenueListPage> {
  const all = [...(await currentEntries(database)).values()].map(({ indexed }) => indexed)
  const matching = all.filter((one) => isInView(one, query.view) && matches(one, query))
  const { count: countRequests } = venueRequests()
  const asked = query.sort === 'requests' ? await countRequests(database.db) : new Map<string, number>()
  const lines = matching.map(({ line }) => line).toSorted(comparison(query, asked))
  const from = (query.page - 1) * VENUES_ON_A_PAGE
  const shown = lines.slice(from, from + VENUES_ON_A_PAGE)
  const requests =
    query.sort === 'requests'
      ? asked
      : await countRequests(
          database.db,
          shown.map(({ id }) => id),
        )
  const count = (view: VenueView) => all.filter((one) => isInView(one, view)).length
  return {
    venues: shown.map((line) => ({ ...line, requests: requests.get(line.id) ?? 0 })),
    total: lines.length,
    counts: {
      all: all.length,
      published: count('published'),
      draft: count('draft'),
      archived: count('archived'),
      todo: count('todo'),
    },
  }
}

/** Every venue in the order of our selection. */
export async function listSelection(database: Database): Promise<SelectedVenue[]> {
  const order = (await readSelectionOrder(database.db)).map(({ id }) => id)
  const entries = await currentEntries(database)
  return order.flatMap((id): SelectedVenue[] => {
    const line = entries.get(id)?.indexed.line
    if (line === undefined) return []
    const { name, slug, type, status, cover } = line
    return [{ id, name, slug, type, status, cover }]
  })
}

/** The lines of now: every question looks again, since an answer on its way may be older than what was just saved. */
async function currentEntries(database: Database): Promise<ReadonlyMap<string, Entry>> {
  const kept = keptOf.get(database) ?? { entries: new Map<string, Entry>(), reading: Promise.resolve() }
  keptOf.set(database, kept)
  const reading = kept.reading.then(async () => {
    kept.entries = await refresh(database.db, kept.entries)
    return kept.entries
  })
  // A failed read is an error of its caller only; the next one begins anew.
  kept.reading = reading.catch(() => undefined)
  return reading
}

async function refresh(db: Db, before: ReadonlyMap<string, Entry>): Promise<ReadonlyMap<string, Entry>> {
  const marks = await readRowSignals(db)
  const stale = [...marks].filter(([id, mark]) => before.get(id)?.mark !== mark).map(([id]) => id)
  if (stale.length === 0 && marks.size === before.size) return before
  const entries = new Map([...before].filter(([id]) => marks.has(id)))
  for (let from = 0; from < stale.length; from += READ_AT_ONCE) {
    for (const indexed of await readVenueRows(db, stale.slice(from, from + READ_AT_ONCE))) {
      const { id } = indexed.line
      entries.set(id, { mark: marks.get(id) ?? '', indexed })
    }
    await new Promise((resolve) => setImmediate(resolve))
  }
  return entries
}

function isInView({ line, incomplete }: IndexedListRow, view: VenueView): boolean {
  if (view === 'all') return true
  return view === 'todo' ? incomplete : line.status === view
}

function matches({ line, equipment, text }: IndexedListRow, query: VenueListQuery): boolean {
  if (query.type && line.type !== query.type) return false
  if (query.neighborhood && line.neighborhood !== query.neighborhood) return false
  if (query.guests && (line.guests ?? 0) < query.guests) return false
  if (query.priceMax && !costsAtMost(line, query.priceMax)) return false
  if (query.equipment && !equipment.includes(query.equipment)) return false
  if (query.incomplete && line.percents[query.incomplete] === 100) return false
  const words = searchableText(query.q).split(' ')
  return words.every((word) => text.includes(word))
}

/** A price that is not fixed yet is no low one. */
function costsAtMost({ priceFromDayCents }: VenueListRow, euros: number): boolean {
  return (priceFromDayCents ?? 0) > 0 && (priceFromDayCents ?? 0) <= toCents(euros)
}

const { compare } = new Intl.Collator('fr')

function comparison({ sort, order }: VenueListQuery, requests: ReadonlyMap<string, number>) {
  const turn = order === 'up' ? 1 : -1
  const key = (line: VenueListRow): string | number => {
    switch (sort) {
      case 'name':
        return line.name
      case 'type':
        return `${line.type} ${line.neighborhood}`
      case 'surface':
        return line.surfaceM2 ?? 0
      case 'price':
        return line.priceFromDayCents ?? 0
      case 'complete':
        return Object.values(line.percents).reduce((sum, percent) => sum + percent, 0)
      case 'photos':
        return line.photos
      case 'requests':
        return requests.get(line.id) ?? 0
      case 'status':
        return line.status
      case 'changed':
        return Date.parse(line.changedAt)
    }
  }
  return (one: VenueListRow, other: VenueListRow) => {
    const [a, b] = [key(one), key(other)]
    const first = typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b))
    return first * turn || compare(one.name, other.name) || compare(one.id, other.id)
  }
}
