/** The kinds of attributes that the table of a venue is made of: what each says of its column, limits and filter. */
import type { Layout } from './venue-options.ts'

/** A unit of people. */
export type UnitName =
  | 'squareMetres'
  | 'metres'
  | 'centimetres'
  | 'euros'
  | 'days'
  | 'kilowatts'
  | 'kilograms'
  | 'kilogramsPerSquareMetre'

/** A section of the editor. */
export type AttributeSection = 'facts' | 'capacities' | 'sheet' | 'plan' | 'equipment' | 'uses'

interface Described {
  readonly section: AttributeSection
  /** Never public and never in the catalogue file; stored in `venue_private`. */
  readonly isPrivate?: true
  /** May stay unknown when a venue is published: `null` in its column, in the file and on pages. */
  readonly isOptional?: true
}

/** A line of text. */
interface LineAttribute extends Described {
  readonly kind: 'line'
  readonly column: string
  readonly maxLength: number
}

/** One id of a list. */
interface OneOfAttribute extends Described {
  readonly kind: 'oneOf'
  readonly column: string
  readonly ids: readonly string[]
  /** Any of the ticked ids; `key` is its key in addresses, and the group of its messages. */
  readonly filter?: { readonly kind: 'anyOf'; readonly key: string }
}

/** A whole number, in the unit of its column. */
interface CountAttribute extends Described {
  readonly kind: 'count'
  readonly column: string
  /** Limits of a published venue. */
  readonly min: number
  readonly max: number
  /** Value of the column while a draft does not know it; absent where the column may be empty. */
  readonly unknown?: number
  /** How many units of the column make one of what people write: 100 for cents. */
  readonly unit?: number
  /** The unit that people write and read it in. */
  readonly unitName?: UnitName
  /** Name in the catalogue file, where the unit is another one. */
  readonly fileName?: string
  /** Least value that the catalogue file takes, where it is another one. */
  readonly fileMin?: number
  /**
   * `min` and `max` are its keys in addresses; `bounds` names the extent of the catalogue, and with it the group of
   * inputs: its messages are `list.{bounds}` and `list.hint.{bounds}`. `limit` is in units of people. As a choice, each
   * id stands for the number at its place in `values`.
   */
  readonly filter?:
    | {
        readonly kind: 'range'
        readonly min?: string
        readonly max?: string
        readonly limit: number
        readonly bounds: string
      }
    | {
        readonly kind: 'anyOf'
        readonly key: string
        readonly ids: readonly string[]
        readonly values: readonly number[]
      }
  /** The order of the list by this number, and its place among those. */
  readonly sort?: { readonly name: string; readonly place: number }
}

/** Degrees, WGS 84. */
interface DegreesAttribute extends Described {
  readonly kind: 'degrees'
  readonly column: string
  readonly limit: number
}

/** Guests for each layout. */
interface CapacityAttribute extends Described {
  readonly kind: 'capacity'
  readonly columns: Readonly<Record<Layout, string>>
}

/** Several ids of a list, in a table of their own. */
interface EachOfAttribute extends Described {
  readonly kind: 'eachOf'
  readonly table: string
  readonly column: string
  readonly ids: readonly string[]
  /** `anyOf`: any of the ticked ids; `allOf`: all of them; `has`: the chosen one. */
  readonly filter?: { readonly kind: 'anyOf' | 'allOf' | 'has'; readonly key: string }
}

/** The agency's own equipment: ids of `own_equipment`. */
interface OwnAttribute extends Described {
  readonly kind: 'own'
  readonly table: string
  readonly column: string
}

/** A floor plan, as JSON; `null` where none is drawn. */
interface PlanAttribute extends Described {
  readonly kind: 'plan'
  readonly column: string
}

/** A row of the table of attributes: its kind decides column, field, filter and check. */
export type Attribute =
  | LineAttribute
  | OneOfAttribute
  | CountAttribute
  | DegreesAttribute
  | CapacityAttribute
  | EachOfAttribute
  | OwnAttribute
  | PlanAttribute
