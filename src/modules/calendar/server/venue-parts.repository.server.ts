/** Reading which venues are rooms of which house. */
import { splitTerms } from '#/lib/split-terms.ts'
import { staffNames } from '#/modules/staff/server/staff.repository.server.ts'
import { venueNames } from '#/modules/venues/server/venue-names.repository.server.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { PartEvent } from '../model/venue-parts.schema.ts'

/** A venue by its name. */
export interface PartVenue {
  readonly id: string
  readonly name: string
}

/** The rooms of a venue, and the houses that it is a room of; those next to it only. */
export interface VenueParts {
  readonly rooms: readonly PartVenue[]
  readonly houses: readonly PartVenue[]
}

/** A change of the rooms or the houses of a venue. */
export interface PartChange {
  /** Its number among them, the first is 1. */
  readonly version: number
  readonly at: string
  /** Name of the account; null where there is none any more. */
  readonly actor: string | null
  readonly event: PartEvent
  readonly house: string
  readonly room: string
}

/** Offered at a time. */
const OFFERED = 8

/** Read the rooms and the houses of a venue. */
export async function readParts(db: Db, venueId: string): Promise<VenueParts> {
  const links = await db
    .selectFrom('venue_part')
    .selectAll()
    .where((eb) => eb.or([eb('venue_id', '=', venueId), eb('part_id', '=', venueId)]))
    .execute()
  const rooms = links.flatMap(({ venue_id, part_id }) => (venue_id === venueId ? part_id : []))
  const houses = links.flatMap(({ venue_id, part_id }) => (part_id === venueId ? venue_id : []))
  const names = await venueNames(db, [...rooms, ...houses])
  const byName = (ids: readonly string[]) =>
    ids
      .map((id) => ({ id, name: names.get(id) ?? '' }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'fr'))
  return { rooms: byName(rooms), houses: byName(houses) }
}

/** Read what has happened to the rooms and the houses of a venue, the latest first. */
export async function readPartHistory(db: Db, venueId: string): Promise<PartChange[]> {
  const rows = await db
    .selectFrom('venue_part_history')
    .selectAll()
    .where((eb) => eb.or([eb('venue_id', '=', venueId), eb('part_id', '=', venueId)]))
    .orderBy('at', 'desc')
    .orderBy('version', 'desc')
    .execute()
  const [venues, people] = await Promise.all([
    venueNames(
      db,
      rows.flatMap(({ venue_id, part_id }) => [venue_id, part_id]),
    ),
    staffNames(
      db,
      rows.map(({ actor }) => actor),
    ),
  ])
  return rows.map(({ at, actor, event, venue_id, part_id }, n) => ({
    ...{ version: rows.length - n, at, event: event as PartEvent },
    actor: people.get(actor ?? '') ?? null,
    ...{ house: venues.get(venue_id) ?? '', room: venues.get(part_id) ?? '' },
  }))
}

/** Venues whose name has words that begin like every typed one, by name, whatever their status. */
export async function findPartChoices(db: Db, typed: string): Promise<PartVenue[]> {
  const wanted = splitTerms(typed)
  const rows = await db.selectFrom('venue').select(['id', 'name']).orderBy('name').orderBy('id').execute()
  return rows
    .filter(({ name }) => {
      const words = splitTerms(name)
      return wanted.every((one) => words.some((word) => word.startsWith(one)))
    })
    .slice(0, OFFERED)
}
