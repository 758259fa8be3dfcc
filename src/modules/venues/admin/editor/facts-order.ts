/** The order in which the editor asks for the facts of a venue. */
import { attributesOf, type NamesOf } from '../../model/attributes.ts'

/** A fact with one value. */
export type FactName = NamesOf<'line' | 'oneOf' | 'count' | 'degrees'>

/** What visitors compare first. */
const FIRST: readonly FactName[] = [
  'type',
  'neighborhood',
  'surfaceM2',
  'ceilingHeightCm',
  'priceFromDayCents',
  'minimumDays',
]
const PLACE: readonly FactName[] = ['address', 'arrondissement', 'metro']
const POSITION: readonly FactName[] = ['latitude', 'longitude']

const OTHERS = attributesOf('line', 'oneOf', 'count', 'degrees')
  .filter(([, { section }]) => section === 'facts')
  .map(([name]) => name)
  .filter((name) => ![...FIRST, ...PLACE, ...POSITION].includes(name))

/** Facts before the address of the page: an attribute that is named nowhere here comes after the first ones. */
export const FACTS_BEFORE_SLUG: readonly FactName[] = [...FIRST, ...OTHERS, ...PLACE]

/** What is below the address in the editor. */
export const FACTS_AFTER_SLUG: readonly FactName[] = POSITION
