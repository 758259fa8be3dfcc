/** The filters of the list, taken from the table of attributes. */
import type { UnitName } from './attribute-kinds.ts'
import { type AttributeName, type Attributes, attributesOf, type NamesOf } from './attributes.ts'

type IdOf<A> = A extends { ids: readonly (infer Id)[] } | { filter: { ids: readonly (infer Id)[] } }
  ? Id
  : never

type KeyOf<K extends AttributeName, Kind> = Attributes[K] extends {
  filter: { kind: infer Own; key: infer Key extends string }
}
  ? Own extends Kind
    ? Key
    : never
  : never

type RangeKeyOf<K extends AttributeName> = Attributes[K] extends { filter: infer Range }
  ? Extract<Range[keyof Range & ('min' | 'max')], string>
  : never

/** Multiple choices by query key: any of these, or all of these. */
export type TickedFilters = { [K in AttributeName as KeyOf<K, 'anyOf' | 'allOf'>]: IdOf<Attributes[K]>[] }

/** The key of a filter of which any ticked choice will do. */
export type AnyOfKey = { [K in AttributeName]: KeyOf<K, 'anyOf'> }[AttributeName]

/** Single choices by query key. */
export type ChosenFilters = { [K in AttributeName as KeyOf<K, 'has'>]?: IdOf<Attributes[K]> }

/** The key of a least or greatest number. */
export type RangeKey = { [K in AttributeName]: RangeKeyOf<K> }[AttributeName]

/** The least and greatest numbers, in the units that people write. */
export type RangeFilters = { [K in RangeKey]?: number }

/** The name of the extent of the catalogue in a number. */
export type BoundsName = {
  [K in AttributeName]: Attributes[K] extends { filter: { bounds: infer Name extends string } } ? Name : never
}[AttributeName]

/** An order of the list by a number. */
export type NumberSort = {
  [K in AttributeName]: Attributes[K] extends { sort: { name: infer Name extends string } } ? Name : never
}[AttributeName]

/** A number that the list filters or orders by. */
export type ComparedName = {
  [K in NamesOf<'count'>]: Attributes[K] extends { filter: object } | { sort: object } ? K : never
}[NamesOf<'count'>]

/** An attribute that the list filters by choices. */
export type FilteredName = {
  [K in AttributeName]: Attributes[K] extends { filter: { key: string } } ? K : never
}[AttributeName]

/** A number that the list filters by its least or greatest value. */
export type RangeName = {
  [K in AttributeName]: Attributes[K] extends { filter: { bounds: string } } ? K : never
}[AttributeName]

/** A number that the list can be ordered by. */
export type SortedName = {
  [K in AttributeName]: Attributes[K] extends { sort: object } ? K : never
}[AttributeName]

/** A filter by choices. */
export interface ChoiceFilter {
  readonly name: FilteredName
  readonly kind: 'anyOf' | 'allOf' | 'has'
  readonly key: string
  readonly ids: readonly string[]
  /** The numbers that the ids stand for, where the attribute is a number. */
  readonly values?: readonly number[]
}

/** A filter by a number, from `min` to `max`. */
export interface RangeFilter {
  readonly name: RangeName
  readonly min: RangeKey | undefined
  readonly max: RangeKey | undefined
  /** The greatest number that is taken. */
  readonly limit: number
  /** How many units of the attribute make one of the filter. */
  readonly unit: number
  readonly unitName: UnitName | undefined
  readonly bounds: BoundsName
}

/** Every filter by choices, in the order of the table. */
export const CHOICE_FILTERS: readonly ChoiceFilter[] = attributesOf('oneOf', 'eachOf', 'count').flatMap(
  ([name, attribute]) => {
    const { filter } = attribute
    if (filter === undefined || filter.kind === 'range') return []
    const ids = attribute.kind === 'count' ? [] : attribute.ids
    return [{ name: name as FilteredName, ids, ...filter }]
  },
)

/** Every filter by a number, in the order of the table. */
export const RANGE_FILTERS: readonly RangeFilter[] = attributesOf('count').flatMap(([name, attribute]) => {
  if (attribute.filter?.kind !== 'range') return []
  const { min, max, limit, bounds } = attribute.filter
  // The names of the table are those of the types.
  const keys = { min: min as RangeKey | undefined, max: max as RangeKey | undefined }
  const { unit = 1, unitName } = attribute
  return [{ name: name as RangeName, ...keys, limit, bounds: bounds as BoundsName, unit, unitName }]
})

/** Every order by a number, in the order in which they are offered. */
export const NUMBER_SORTS: readonly { readonly name: SortedName; readonly sort: NumberSort }[] = attributesOf(
  'count',
)
  .filter(([, { sort }]) => sort !== undefined)
  .sort(([, one], [, other]) => (one.sort?.place ?? 0) - (other.sort?.place ?? 0))
  .map(([name, { sort }]) => ({ name: name as SortedName, sort: sort?.name as NumberSort }))

/** The keys of least and greatest numbers. */
export const RANGE_KEYS: readonly RangeKey[] = RANGE_FILTERS.flatMap(({ min, max }) =>
  [min, max].filter((key) => key !== undefined),
)

/** The filters that several values can be ticked of. */
export function tickedFilters(): readonly (ChoiceFilter & { readonly key: keyof TickedFilters })[] {
  return CHOICE_FILTERS.filter(({ kind }) => kind !== 'has') as never
}

/** Groups of which any ticked choice will do. */
export const ANY_OF_FILTERS = tickedFilters().filter(({ kind }) => kind === 'anyOf')

/** Groups of which every ticked choice has to be there. */
export const ALL_OF_FILTERS = tickedFilters().filter(({ kind }) => kind === 'allOf')

/** The filters that one value can be chosen of. */
export function chosenFilters(): readonly (ChoiceFilter & { readonly key: keyof ChosenFilters })[] {
  return CHOICE_FILTERS.filter(({ kind }) => kind === 'has') as never
}
