/** Comparing a catalogue with the site. */
import { createHash } from 'node:crypto'
import type { ImportPlan } from '../../model/import-plan.ts'
import type { NamedEquipment } from '../../model/own-equipment.ts'
import { readOwnEquipment, sameEquipment } from '../own-equipment-store.server.ts'
import type { CatalogueVenue } from './catalogue.ts'
import { differences, fingerprint } from './fingerprint.ts'
import type { ReadCatalogue } from './read-catalogue.server.ts'
import { type CatalogueDb, readStoredVenues, type StoredVenue } from './stored-venues.repository.server.ts'

/** Rows that an import has to write. */
export interface ImportChanges {
  readonly venues: readonly {
    readonly venue: CatalogueVenue
    /** The one that is replaced; absent for a new one. */
    readonly known: StoredVenue | undefined
  }[]
  readonly equipment: readonly { readonly wanted: NamedEquipment; readonly isNew: boolean }[]
}

/** Differences between a catalogue and the site. */
export async function changesOf(
  db: CatalogueDb,
  { venues, equipment }: Pick<ReadCatalogue, 'venues' | 'equipment'>,
): Promise<ImportChanges> {
  const stored = await readStoredVenues(db)
  const own = await readOwnEquipment(db)
  return {
    venues: venues.flatMap((venue) => {
      const known = stored.get(venue.record.slug)
      return known && fingerprint(known) === fingerprint(venue) ? [] : [{ venue, known }]
    }),
    equipment: equipment.flatMap((wanted) => {
      const known = own.get(wanted.id)
      return known && sameEquipment(known, wanted) ? [] : [{ wanted, isNew: known === undefined }]
    }),
  }
}

/** The changes as people look at them. */
export function planOf({ venues, equipment }: ImportChanges, all: number): ImportPlan {
  const french = (isNew: boolean) =>
    equipment.filter((one) => one.isNew === isNew).map(({ wanted }) => wanted.names.fr ?? wanted.id)
  return {
    digest: digestOf({ venues, equipment }),
    added: venues.flatMap(({ venue, known }) => (known ? [] : [named(venue)])),
    replaced: venues.flatMap(({ venue, known }) =>
      known ? [{ ...named(venue), parts: differences(known, venue) }] : [],
    ),
    unchanged: all - venues.length,
    equipment: { added: french(true), changed: french(false) },
  }
}

function named({ record: { slug, name } }: CatalogueVenue) {
  return { slug, name }
}

function digestOf({ venues, equipment }: ImportChanges): string {
  const text = JSON.stringify([
    venues.map(({ venue, known }) => [fingerprint(venue), known ? fingerprint(known) : null]),
    equipment,
  ])
  return createHash('sha256').update(text).digest('hex')
}
