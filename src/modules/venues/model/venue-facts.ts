/** What lists and the search know of a venue. */
import { type Attributes, attributesOf, type NamesOf, type ValueOf } from './attributes.ts'
import type { ComparedName, FilteredName } from './filter-table.ts'
import type { Layout } from './venue.ts'

/** What else lists need: the arrondissement is found as a word, the shortest hire decides what a stay costs. */
const OTHER_FACTS = ['arrondissement', 'minimumDays'] as const

/** The attributes with one value that the list filters or orders by, and the others. */
export type FactName = Extract<FilteredName, NamesOf<'oneOf'>> | ComparedName | (typeof OTHER_FACTS)[number]

/** The attributes of {@link VenueFacts}. */
export const FACTS = attributesOf('oneOf', 'count').filter(
  ([name, attribute]) =>
    attribute.filter ||
    (attribute.kind === 'count' && attribute.sort) ||
    OTHER_FACTS.some((other) => other === name),
) as unknown as readonly (readonly [FactName, Attributes[FactName]])[]

/** Facts of a venue in lists and in the search. */
export type VenueFacts = { [K in FactName]: ValueOf<Attributes[K]> } & {
  slug: string
  name: string
  capacities: Record<Layout, number>
}
