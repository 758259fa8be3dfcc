/** Comparing a catalogue with the site. */

import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { amountWarnings, type ComparableAmount } from '#/lib/amount-warnings.ts'
import { toCents } from '#/lib/money.ts'
import type { Db } from '#/platform/database/schema.ts'
import { SHEET_ATTRIBUTES } from '../../model/attributes.ts'
import { fileNameOf } from '../../model/file-attributes.ts'
import type { ImportPlan, PricedVenue } from '../../model/import-plan.ts'
import type { NamedEquipment } from '../../model/own-equipment.ts'
import { inAgreement } from '../../model/sheet-agreement.ts'
import type { VenueRecord } from '../../model/venue-record.schema.ts'
import { readOwnEquipment, sameEquipment } from '../own-equipment-store.server.ts'
import type { CatalogueVenue } from './catalogue.ts'
import { differences, fingerprint } from './fingerprint.ts'
import type { ReadCatalogue } from './read-catalogue.server.ts'
import { readStoredVenues, type StoredVenue } from './stored-venues.repository.server.ts'

/** Rows that an import has to write. */
export interface ImportChanges {
  readonly venues: readonly {
    readonly venue: CatalogueVenue
    /** The one that is replaced; absent for a new one. */
    readonly known: StoredVenue | undefined
  }[]
  readonly equipment: readonly { readonly wanted: NamedEquipment; readonly isNew: boolean }[]
  /** The slugs of known venues in the order of the file, where the site has another one. */
  readonly order: readonly string[]
}

/** What an import takes from a file. */
interface Given extends Pick<ReadCatalogue, 'venues' | 'equipment'> {
  /** Whether the order of its venues is that of our selection. */
  readonly isOrdered?: boolean
}

/** Venues that are compared before others have their turn. */
const VENUES_AT_ONCE = 20

/** Differences between a catalogue and the site. */
export async function changesOf(
  db: Db,
  { venues, equipment, isOrdered = true }: Given,
): Promise<ImportChanges> {
  const stored = await readStoredVenues(db)
  const own = await readOwnEquipment(db)
  const changed: ImportChanges['venues'][number][] = []
  for (const [index, given] of venues.entries()) {
    // Visitors are answered in between.
    if (index % VENUES_AT_ONCE === 0) await setImmediate()
    const known = stored.get(given.record.slug)
    const venue = { ...given, record: wholeRecord(given.record, known?.record) }
    if (known === undefined || fingerprint(known) !== fingerprint(venue)) changed.push({ venue, known })
  }
  return {
    venues: changed,
    equipment: equipment.flatMap((wanted) => {
      const known = own.get(wanted.id)
      return known && sameEquipment(known, wanted) ? [] : [{ wanted, isNew: known === undefined }]
    }),
    order: isOrdered ? orderOf(venues, stored) : [],
  }
}

/** The known venues as the file has them; none where the site has them in the same order. */
function orderOf(venues: readonly CatalogueVenue[], stored: ReadonlyMap<string, StoredVenue>): string[] {
  const given = venues.map(({ record }) => record.slug).filter((slug) => stored.has(slug))
  const known = new Set(given)
  const before = [...stored.keys()].filter((slug) => known.has(slug))
  return given.join() === before.join() ? [] : given
}

/**
 * The record with its whole technical sheet. What the file does not speak of stays as it is: the file may come from a
 * site that does not know of it.
 */
function wholeRecord(given: VenueRecord, known: VenueRecord | undefined): VenueRecord {
  const sheet = SHEET_ATTRIBUTES.map(([name]) => {
    const field = fileNameOf(name)
    return [field, given[field] === undefined ? (known?.[field] ?? null) : given[field]]
  })
  return inAgreement({ ...given, ...Object.fromEntries(sheet) })
}

/** The changes as people look at them. */
export function planOf({ venues, equipment, order }: ImportChanges, all: number): ImportPlan {
  const french = (isNew: boolean) =>
    equipment.filter((one) => one.isNew === isNew).map(({ wanted }) => wanted.names.fr ?? wanted.id)
  return {
    digest: digestOf({ venues, equipment, order }),
    added: venues.flatMap(({ venue, known }) => (known ? [] : [named(venue)])),
    replaced: venues.flatMap(({ venue, known }) =>
      known ? [{ ...named(venue), parts: differences(known, venue) }] : [],
    ),
    unusualPrices: venues.flatMap(unusualPrice),
    unchanged: all - venues.length,
    isReordered: order.length > 0,
    equipment: { added: french(true), changed: french(false) },
  }
}

/** The price of a day as it is compared: one that was there before is not mentioned, and 0 is one that a draft does not know. */
export function newPrice({ venue, known }: ImportChanges['venues'][number]): ComparableAmount | undefined {
  const cents = toCents(venue.record.priceFromDayEur)
  const before = known && toCents(known.record.priceFromDayEur)
  return cents > 0 && cents !== before ? { cents, fromDayCents: before } : undefined
}

function unusualPrice(change: ImportChanges['venues'][number]): PricedVenue[] {
  const price = newPrice(change)
  return price !== undefined && amountWarnings(price).length > 0
    ? [{ ...named(change.venue), cents: price.cents }]
    : []
}

function named({ record: { slug, name } }: CatalogueVenue) {
  return { slug, name }
}

function digestOf({ venues, equipment, order }: ImportChanges): string {
  const text = JSON.stringify([
    venues.map(({ venue, known }) => [fingerprint(venue), known ? fingerprint(known) : null]),
    equipment,
    order,
  ])
  return createHash('sha256').update(text).digest('hex')
}
