/** The only place that names the columns of `venue`: all of them come from the table of attributes. */
import type { Selectable } from 'kysely'
import {
  type AttributeName,
  type Attributes,
  attributesOf,
  type DraftFacts,
  SHEET_ATTRIBUTES,
  type SheetName,
  type TechnicalSheet,
  VENUE_ATTRIBUTES,
} from '../model/attributes.ts'
import { FILE_ATTRIBUTES, fileNameOf } from '../model/file-attributes.ts'
import { usualMinimumDays } from '../model/hire.ts'
import { venuePlan } from '../model/plan/plan.schema.ts'
import type { VenuePlan } from '../model/plan/plan.ts'
import type { VenueDocument } from '../model/venue-document.schema.ts'
import { LAYOUTS, type Layout } from '../model/venue-options.ts'
import type { VenueRecord } from '../model/venue-record.schema.ts'
import { planFigures } from './plan-figures.ts'
import type { VenueTable } from './tables/venue.ts'
import type { VenuePrivateTable } from './tables/venue-editing.ts'

type Row = Readonly<Record<string, unknown>>

/** Attributes kept in columns: one value, or one for each layout. */
const IN_COLUMNS = attributesOf('line', 'oneOf', 'count', 'degrees', 'capacity', 'plan')

/** The columns of `venue` that a document decides; what a draft does not know has a stand-in. */
export function venueColumns(
  document: VenueDocument,
): Omit<VenueTable, 'id' | 'status' | 'selection_place' | 'created_at' | 'updated_at'> {
  const minimumDays = document.minimumDays || usualMinimumDays(document.type)
  const { name, slug } = document
  const columns = columnsOf({ ...document, minimumDays }, false) as Pick<VenueTable, 'plan' | 'surface_m2'>
  const venue = {
    plan: columns.plan,
    surfaceM2: columns.surface_m2,
    capacities: capacityIn(columns as unknown as Row, (guests) => guests),
  }
  const plan_figures = planFigures(venue, document.plan)
  return { slug, name, ...columns, plan_figures } as ReturnType<typeof venueColumns>
}

/** The columns of `venue_private` that a document decides. */
export function privateColumns(
  document: DraftFacts,
): Pick<VenuePrivateTable, 'address' | 'latitude' | 'longitude'> {
  return columnsOf(document, true) as ReturnType<typeof privateColumns>
}

function columnsOf(values: Row, isPrivate: boolean): Row {
  const chosen = IN_COLUMNS.filter(([, attribute]) => (attribute.isPrivate ?? false) === isPrivate)
  return Object.fromEntries(
    chosen.flatMap(([name, attribute]): [string, unknown][] => {
      if (attribute.kind === 'count' && !attribute.isOptional) {
        return [[attribute.column, values[name] || attribute.unknown]]
      }
      if (attribute.kind === 'plan') return [[attribute.column, values[name] && JSON.stringify(values[name])]]
      if (attribute.kind !== 'capacity') return [[attribute.column, values[name]]]
      const capacity = values[name] as DraftFacts['capacity']
      return LAYOUTS.map((layout) => [attribute.columns[layout], capacity[layout] ?? 0])
    }),
  )
}

/**
 * The facts of a document, as they are in the columns.
 * @param row of `venue`, with the private columns of `venue_private` where there are any
 */
export function draftFacts(row: Row): Row {
  return Object.fromEntries(
    IN_COLUMNS.map(([name, attribute]) => {
      if (attribute.kind === 'plan') return [name, planIn(row[attribute.column])]
      if (attribute.kind !== 'capacity') {
        return [name, row[attribute.column] ?? (attribute.kind === 'line' ? '' : null)]
      }
      // 0 means that the layout is not offered.
      return [name, capacityIn(row, (guests) => guests || null)]
    }),
  )
}

/** The columns of the technical sheet. */
export const SHEET_COLUMNS = SHEET_ATTRIBUTES.map(
  ([, { column }]) => column,
) as unknown as readonly Attributes[SheetName]['column'][]

/** The technical sheet of a row. A choice of a later version is unknown. */
export function sheetIn(row: Row): TechnicalSheet {
  const entries = SHEET_ATTRIBUTES.map(([name, attribute]) => {
    const value = row[attribute.column] ?? null
    const isKnown = attribute.kind === 'count' || attribute.ids.some((id) => id === value)
    return [name, isKnown ? value : null]
  })
  return Object.fromEntries(entries) as TechnicalSheet
}

/** The facts of a venue as the catalogue file has them: in euros and metres. */
export function fileFacts(row: Selectable<VenueTable>): Partial<VenueRecord> {
  const values = row as unknown as Row
  const facts = FILE_ATTRIBUTES.flatMap(([name, attribute]): [string, unknown][] => {
    if (attribute.kind === 'eachOf' || attribute.kind === 'own') return []
    if (attribute.kind === 'capacity') return [[name, capacityIn(values, (guests) => guests)]]
    const value = values[attribute.column]
    if (attribute.kind === 'plan') {
      const plan = planIn(value)
      return plan === null ? [] : [[name, plan]]
    }
    const unit = attribute.kind === 'count' ? attribute.unit : undefined
    return [[fileNameOf(name), unit === undefined || value === null ? value : Number(value) / unit]]
  })
  return Object.fromEntries(facts)
}

/** The facts of a catalogue file in the units of the columns. Private ones are not in it. */
export function factsOfFile(record: VenueRecord): Omit<DraftFacts, PrivateName> {
  const values: Row = record
  const facts = FILE_ATTRIBUTES.map(([name, attribute]) => {
    const value = values[fileNameOf(name)]
    if (attribute.kind === 'plan') return [name, value ?? null]
    const unit = attribute.kind === 'count' ? attribute.unit : undefined
    if (attribute.isOptional) return [name, value ?? null]
    // Rounded, since 19.99 × 100 is not quite 1999.
    return [name, unit === undefined ? (value ?? []) : Math.round(Number(value) * unit)]
  })
  return Object.fromEntries(facts) as ReturnType<typeof factsOfFile>
}

type PrivateName = {
  [K in AttributeName]: Attributes[K] extends { isPrivate: true } ? K : never
}[AttributeName]

/** A stored plan; `null` where there is none that the present schema reads. */
export function planIn(stored: unknown): VenuePlan | null {
  if (typeof stored !== 'string') return null
  return venuePlan.safeParse(JSON.parse(stored)).data ?? null
}

/**
 * The guests of a row for each layout; 0 means that the layout is not offered.
 * @param toGuests turns a stored number into that of the result
 */
export function capacityIn<Guests>(row: Row, toGuests: (guests: number) => Guests): Record<Layout, Guests> {
  const { columns } = VENUE_ATTRIBUTES.capacity
  const guests = LAYOUTS.map((layout) => [layout, toGuests(Number(row[columns[layout]]))])
  return Object.fromEntries(guests) as Record<Layout, Guests>
}
