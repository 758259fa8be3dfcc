/** Taking a whole import of venues back, as far as nobody has worked on them since. */
import type { RecentImport, UndoneImport } from '#/lib/recent-import.ts'
import { DAY_MS } from '#/lib/time-spans.ts'
import { type Actor, writeAudit } from '#/platform/audit-log/audit.ts'
import { changeContent } from '#/platform/database/change-content.ts'
import type { Db } from '#/platform/database/schema.ts'
import { removeUnnamed } from '#/platform/storage/named-keys.ts'
import type { VenueEvent } from '../../model/venue-events.ts'
import { changesBetween, type FieldChange } from '../../model/venue-fields.ts'
import type { VenueStatus } from '../../model/venue-summary.ts'
import { applyChange } from '../admin/change-venue.server.ts'
import { withKnownPhotos, writeDraft } from '../admin/save-venue.server.ts'
import { readVersion } from '../admin/venue-history.repository.server.ts'
import { VENUE } from '../admin/venue-record.server.ts'
import { venueRequests } from '../admin/venue-requests.queries.server.ts'
import { writeVenue } from '../admin/write-venue.server.ts'
import { holdCatalogue } from '../hold-catalogue.server.ts'
import type { CatalogueTarget } from './import-catalogue.server.ts'

/** Imports are offered to be undone for so long, in days. */
const DAYS = 30

/** As many imports as are listed. */
const LISTED = 5

/** Entries of the history that say what the public read from then on. */
const SHOWN_BY: readonly VenueEvent[] = ['published', 'imported', 'import-undone', 'found']

/**
 * What a colleague has imported lately and not taken back, the latest first. An import is known by its moment, which its
 * entry in the audit log and those of its venues share.
 */
export async function recentVenueImports(
  { database: { db } }: Pick<CatalogueTarget, 'database'>,
  by: Pick<Actor, 'id'>,
  now = new Date(),
): Promise<RecentImport[]> {
  const entries = await db
    .selectFrom('audit_log')
    .select(['at', 'action', 'details'])
    .where('actor_id', '=', by.id)
    .where('action', 'in', ['catalogue.imported', 'catalogue.import-undone'])
    .where('at', '>=', new Date(now.getTime() - DAYS * DAY_MS).toISOString())
    .orderBy('at', 'desc')
    .execute()
  const undone = new Set(entries.map(({ details }) => details.import))
  const imports = entries
    .filter(({ at, action }) => action === 'catalogue.imported' && !undone.has(at))
    .slice(0, LISTED)
  const found = await Promise.all(
    imports.map(async ({ at }) => {
      const venues = await importedAt(db, at, by)
      const untouched = venues.filter(({ isUntouched }) => isUntouched)
      return { id: at, at, count: venues.length, untouched: untouched.length }
    }),
  )
  return found.filter(({ count }) => count > 0)
}

/**
 * Remove the venues that an import has added, and put back those that it has replaced. Those that were changed since, or
 * that a request names, stay as they are. So do names of equipment and the order of our selection, and a photograph that
 * came under the name of another one.
 * @param id of the import; only the account that imported it takes it back
 */
export async function undoVenueImport(
  { database, storage }: CatalogueTarget,
  id: string,
  by: Actor,
): Promise<UndoneImport> {
  const { keys, ...undone } = await changeContent(database, async (db) => {
    await holdCatalogue(database, db)
    const venues = await importedAt(db, id, by)
    // A concurrent change of one of them waits, or is waited for.
    if (venues.length > 0) await hold(db, venues)
    const keys: string[] = []
    const kept: string[] = []
    const counts = { removed: 0, restored: 0 }
    for (const venue of await importedAt(db, id, by)) {
      const gone = venue.version === 1 ? await remove(db, venue) : undefined
      if (gone !== undefined) {
        keys.push(...gone)
        counts.removed += 1
      } else if (venue.version > 1 && (await restore(db, venue, by))) counts.restored += 1
      else kept.push(venue.name)
    }
    if (counts.removed + counts.restored > 0) {
      await writeAudit(db, {
        actor: by,
        action: 'catalogue.import-undone',
        details: { ...counts, import: id },
      })
    }
    return { ...counts, kept, keys }
  })
  await removeUnnamed({ database, storage }, keys)
  return undone
}

/** A venue as an import has left it. */
interface Imported {
  readonly id: string
  readonly name: string
  /** That the import made; 1 of one that it added. */
  readonly version: number
  /** Before the import. */
  readonly status: VenueStatus
  readonly isUntouched: boolean
}

async function importedAt(db: Db, at: string, by: Pick<Actor, 'id'>): Promise<Imported[]> {
  const rows = await db
    .selectFrom('venue_history')
    .innerJoin('venue', 'venue.id', 'venue_history.venue_id')
    .leftJoin('venue_private', 'venue_private.venue_id', 'venue.id')
    .select(['venue.id', 'venue.name', 'venue.status', 'venue_history.version', 'venue_history.changes'])
    .select('venue_private.version as present')
    .where('venue_history.at', '=', at)
    .where('venue_history.actor_id', '=', by.id)
    .where('venue_history.event', '=', 'imported')
    .orderBy('venue.name')
    .execute()
  const ids = rows.filter(({ version }) => version === 1).map(({ id }) => id)
  const used = ids.length === 0 ? new Set<string | null>() : await usedAmong(db, ids)
  return rows.map(({ id, name, status, version, changes, present }) => {
    const moved = (changes as FieldChange[]).find(({ field }) => field === 'status')
    return {
      ...{ id, name, version },
      status: (moved?.from as VenueStatus | undefined) ?? status,
      isUntouched: (present ?? 1) === version && !used.has(id),
    }
  })
}

/** Those that a request names, or that a photograph was sent for. */
async function usedAmong(db: Db, ids: readonly string[]): Promise<Set<string | null>> {
  const asked = await venueRequests().count(db, ids)
  const sent = await db.selectFrom('unplaced_photo').select('venue_id').where('venue_id', 'in', ids).execute()
  return new Set([...asked.keys(), ...sent.map(({ venue_id }) => venue_id)])
}

async function hold(db: Db, venues: readonly Imported[]): Promise<void> {
  await db
    .updateTable('venue_private')
    .set((eb) => ({ version: eb.ref('version') }))
    .where(
      'venue_id',
      'in',
      venues.map(({ id }) => id),
    )
    .execute()
}

/** @returns the keys of its photographs, whose files go once that is committed; nothing when it stays */
async function remove(db: Db, { id, isUntouched }: Imported): Promise<string[] | undefined> {
  if (!isUntouched) return undefined
  if ((await VENUE.hold(db, id))?.version !== 1) return undefined
  const photos = await db.selectFrom('photo').select('key').where('venue_id', '=', id).execute()
  await db.deleteFrom('venue').where('id', '=', id).execute()
  return photos.map(({ key }) => key)
}

/** @returns whether it is as it was before the import, with the draft that waited */
async function restore(db: Db, { id, version, status, isUntouched }: Imported, by: Actor): Promise<boolean> {
  const edited = isUntouched ? await readVersion(db, id, version - 1) : undefined
  if (edited === undefined) return false
  const shown = status === 'published' ? await lastShown(db, id, version) : edited
  if (shown === undefined) return false
  const stamp = { by, at: new Date() }
  const outcome = await applyChange(db, VENUE, { id, version }, stamp, async ({ now }) => {
    await writeVenue(db, id, await withKnownPhotos(db, id, shown), now)
    const draft = await withKnownPhotos(db, id, edited)
    if (status !== 'published' || changesBetween(shown, draft).length > 0) await writeDraft(db, id, draft)
    return { event: 'import-undone', status }
  })
  return outcome.kind === 'changed'
}

/** What the public read before a version. */
async function lastShown(db: Db, venueId: string, before: number) {
  const row = await db
    .selectFrom('venue_history')
    .select('version')
    .where('venue_id', '=', venueId)
    .where('version', '<', before)
    .where('event', 'in', SHOWN_BY)
    .orderBy('version', 'desc')
    .executeTakeFirst()
  return row && readVersion(db, venueId, row.version)
}
