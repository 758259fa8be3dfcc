/** The cells of a venue. */
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import type { WrittenCell } from '#/platform/spreadsheets/written-table.ts'
import type { NamedEquipment } from '../../../model/own-equipment.ts'
import type { VenueRecord } from '../../../model/venue-record.schema.ts'
import type { VenueColumn } from './table-columns.ts'
import { choiceName } from './table-words.ts'

/** Between the entries of a list. */
export const BETWEEN = ', '

/** The agency's own equipment, by id. */
export type OwnEquipment = ReadonlyMap<string, NamedEquipment>

/** What a record says in a column: a number, or words in a language; `null` where it says nothing. */
export function cellOf(
  record: VenueRecord,
  column: VenueColumn,
  language: AdminLanguage,
  own: OwnEquipment,
): WrittenCell {
  const value = valueAt(record, column.field)
  if (value === undefined || value === null) return null
  const { holds, attribute } = column
  if (column.field === 'status') return choiceName('status', String(value), language)
  if (holds === 'line' || attribute === undefined) return String(value)
  switch (holds.kind) {
    case 'oneOf':
      return choiceName(attribute, String(value), language)
    case 'eachOf':
      // In the order of the table: two cells with the same choices are the same text.
      return holds.ids
        .filter((id) => idsOf(value).includes(id))
        .map((id) => choiceName(attribute, id, language))
        .join(BETWEEN)
    case 'own':
      return idsOf(value)
        .toSorted()
        .map((id) => ownName(id, own, language))
        .join(BETWEEN)
    case 'capacity':
      // 0 where the layout is not offered.
      return Number(value) || null
    case 'count':
      return Number(value)
    default:
      return String(value)
  }
}

/** The name of own equipment; its id where the name would not be understood in a list. */
export function ownName(id: string, own: OwnEquipment, language: AdminLanguage): string {
  const names = own.get(id)?.names
  const name = names?.[language] ?? names?.fr
  const isPlain = name !== undefined && !/[,;\n]/.test(name)
  const isAlone = [...own.values()].every(
    (one) => one.id === id || Object.values(one.names).every((other) => other !== name),
  )
  return isPlain && isAlone ? name : id
}

/** The value at a place of a record: `capacity.runway`. */
export function valueAt(record: object, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], record)
}

function idsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : []
}
