/** The columns of a table of venues, derived from the attributes of the catalogue file (ADR 0058, 0080). */
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { knownHeadings, type WantedColumn } from '#/platform/spreadsheets/match-columns.ts'
import type { KnownHeadings } from '#/platform/spreadsheets/table.ts'
import type { WrittenColumn } from '#/platform/spreadsheets/written-table.ts'
import type { Attribute } from '../../../model/attribute-kinds.ts'
import type { AttributeName } from '../../../model/attributes.ts'
import { FILE_ATTRIBUTES, fileNameOf } from '../../../model/file-attributes.ts'
import { LAYOUTS, type Layout } from '../../../model/venue-options.ts'
import { headingOf, layoutHeading, loadTableWords, TABLE_LANGUAGES } from './table-words.ts'

/** A column. `field` is its place in a record: `priceFromDayEur`, `capacity.runway`. */
export interface VenueColumn {
  readonly field: string
  readonly holds: 'line' | Attribute
  readonly layout?: Layout
  readonly attribute?: AttributeName
}

const PLAIN = ['slug', 'name', 'status'] as const

/** Every column in the order of the file. A plan is drawn, and does not fit into a cell. */
export const VENUE_COLUMNS: readonly VenueColumn[] = [
  ...PLAIN.map((field): VenueColumn => ({ field, holds: 'line' })),
  ...FILE_ATTRIBUTES.flatMap(([attribute, holds]): VenueColumn[] => {
    if (holds.kind === 'plan') return []
    const field: string = fileNameOf(attribute)
    if (holds.kind !== 'capacity') return [{ field, holds, attribute }]
    return LAYOUTS.map((layout) => ({ field: `${field}.${layout}`, holds, layout, attribute }))
  }),
]

/** What a column of the venues' table is called in the agency's language. */
export function columnHeading({ field, layout, attribute }: VenueColumn, language: AdminLanguage): string {
  if (layout !== undefined) return layoutHeading(layout, language)
  return headingOf(attribute ?? (field as (typeof PLAIN)[number]), language)
}

/** Headings of files that earlier versions exported, without their unit. */
const FORMER_HEADINGS: Readonly<Partial<Record<AttributeName, readonly string[]>>> = {
  surfaceM2: ['Surface'],
  ceilingHeightCm: ['Height', 'Hauteur'],
}

/** What people write above a column whose own heading is long. */
const SHORTER: Readonly<Record<string, readonly string[]>> = {
  musicUntil: ['Music until', 'Musique jusqu’à'],
}

/** Every heading that a column goes by, with and without its unit; its name in the catalogue file as well. */
export function columnNames(column: VenueColumn): string[] {
  const headings = TABLE_LANGUAGES.map((language) => columnHeading(column, language))
  const [unit = ''] = / \([^)]*\)$/.exec(headings[0] ?? '') ?? []
  const bare = [
    ...headings.map((heading) => heading.replace(/ \([^)]*\)$/, '')),
    ...((column.attribute && FORMER_HEADINGS[column.attribute]) ?? []),
  ]
  const shorter = SHORTER[column.field] ?? []
  return [column.field, ...headings, ...shorter, ...bare, ...bare.map((heading) => `${heading}${unit}`)]
}

/** How the headings of a table of venues are recognized. */
export async function venueHeadings(): Promise<KnownHeadings> {
  await loadTableWords()
  return knownHeadings(wantedColumns(), ['slug'])
}

/** Every column with the headings that it goes by. */
export function wantedColumns(): WantedColumn<string>[] {
  return VENUE_COLUMNS.map((column) => ({ key: column.field, names: columnNames(column) }))
}

/** The column as it is written. */
export function writtenColumn(column: VenueColumn, language: AdminLanguage): WrittenColumn {
  const { holds } = column
  const heading = columnHeading(column, language)
  if (holds === 'line') return { heading, width: 28 }
  switch (holds.kind) {
    case 'count':
    case 'capacity':
      return { heading, holds: 'number', width: Math.max(10, heading.length + 2) }
    case 'eachOf':
    case 'own':
      return { heading, width: 40 }
    default:
      return { heading }
  }
}
