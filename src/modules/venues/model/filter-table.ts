/** The filters of the list, taken from the table of attributes. */
import { type Attribute, type AttributeName, type Attributes, VENUE_ATTRIBUTES } from './attributes.ts'

type IdOf<A> = A extends { ids: readonly (infer Id)[] } ? Id : never

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

/** Single choices by query key. */
export type ChosenFilters = { [K in AttributeName as KeyOf<K, 'has'>]?: IdOf<Attributes[K]> }

/** The key of a least or greatest number. */
export type RangeKey = { [K in AttributeName]: RangeKeyOf<K> }[AttributeName]

/** The least and greatest numbers, in the units that people write. */
export type RangeFilters = { [K in RangeKey]?: number }

/** A filter by choices. */
export interface ChoiceFilter {
  readonly name: AttributeName
  readonly kind: 'anyOf' | 'allOf' | 'has'
  readonly key: string
  readonly ids: readonly string[]
}

/** A filter by a number, from `min` to `max`. */
export interface RangeFilter {
  readonly name: AttributeName
  readonly min: RangeKey | undefined
  readonly max: RangeKey | undefined
  /** The greatest number that is taken. */
  readonly limit: number
  /** How many units of the attribute make one of the filter. */
  readonly unit: number
  /** Name of the extent of the catalogue. */
  readonly bounds: string
}

const ALL = Object.entries<Attribute>(VENUE_ATTRIBUTES) as [AttributeName, Attribute][]

/** Every filter by choices, in the order of the table. */
export const CHOICE_FILTERS: readonly ChoiceFilter[] = ALL.flatMap(([name, attribute]) =>
  (attribute.kind === 'oneOf' || attribute.kind === 'eachOf') && attribute.filter
    ? [{ name, ...attribute.filter, ids: attribute.ids }]
    : [],
)

/** Every filter by a number, in the order of the table. */
export const RANGE_FILTERS: readonly RangeFilter[] = ALL.flatMap(([name, attribute]) => {
  if (attribute.kind !== 'count' || attribute.filter === undefined) return []
  const { min, max, limit, bounds } = attribute.filter
  // The keys of the table are the keys of the type.
  const keys = { min: min as RangeKey | undefined, max: max as RangeKey | undefined }
  return [{ name, ...keys, limit, bounds, unit: attribute.unit ?? 1 }]
})

/** The keys of least and greatest numbers. */
export const RANGE_KEYS: readonly RangeKey[] = RANGE_FILTERS.flatMap(({ min, max }) =>
  [min, max].filter((key) => key !== undefined),
)

/** The filters that several values can be ticked of. */
export function tickedFilters(): readonly (ChoiceFilter & { readonly key: keyof TickedFilters })[] {
  return CHOICE_FILTERS.filter(({ kind }) => kind !== 'has') as never
}

/** The filters that one value can be chosen of. */
export function chosenFilters(): readonly (ChoiceFilter & { readonly key: keyof ChosenFilters })[] {
  return CHOICE_FILTERS.filter(({ kind }) => kind === 'has') as never
}
