/**
 * The fields of a form as data. A table of them holds no validators, so that the browser can read it without zod; the
 * schema derives from it in `field-schema.ts`.
 */

/** A place besides the public form that shows a field. */
export type FieldPlace = 'mail' | 'sheet' | 'csv'

/** Everything that any field can have. */
export interface FieldOptions {
  /** Column of the stored row; without one the value is kept among its details. */
  readonly column?: string
  /** Path among the details where it is not the name of the field: `capacities.standing`. */
  readonly detail?: string
  /** Path of its label in the messages of the site: `enquiryForm.company`. */
  readonly label: string
  /** Key of its label on the sheet of a request, where it is not the name of the field. */
  readonly fact?: string
  /** Column of the exported file that it shares with others, where it has none of its own. */
  readonly csv?: string
  /** Places that leave it out, or that write it in a way of their own. */
  readonly notIn?: readonly FieldPlace[]
  /** Whether it is about who asks; every other field is about what is asked. */
  readonly isOfPerson?: true
  /** Whether it shares a row of its form with a neighbour that does so too. */
  readonly isHalf?: true
  /** How the browser fills it in (`autocomplete` of HTML). */
  readonly autoComplete?: AutoComplete
  /** Path of the help below it in the messages of the site. */
  readonly hint?: string
  /** Path of the example in the empty field, in the messages of the site. */
  readonly placeholder?: string
}

/** What a browser can fill in for its user. */
type AutoComplete =
  | 'name'
  | 'family-name'
  | 'given-name'
  | 'tel'
  | 'organization'
  | 'organization-title'
  | 'address-line1'

interface Described extends FieldOptions {
  readonly required?: boolean
}

/** One line or several lines of text, of at most `max` UTF-16 units. */
interface TextField extends Described {
  readonly kind: 'line' | 'lines' | 'email'
  readonly max: number
  /** Height of several lines. */
  readonly rows?: number
}

/** An ISO day, not before the present one in Paris. */
interface DayField extends Described {
  readonly kind: 'day'
}

/** A time of the day in Paris (`14:30`), one of those that are offered. */
interface TimeField extends Described {
  readonly kind: 'time'
  readonly times: readonly string[]
}

/** The unit of a number decides how it may be spelt, and how it is written out. */
export type Unit = 'squareMetres' | 'guests' | 'euros'

/** A number within its limits, whole except for euros, which are kept in cents under the name of the field with `Cents`. */
interface IntegerField extends Described {
  readonly kind: 'integer'
  readonly unit: Unit
  readonly min: number
  readonly max: number
}

/** One code of a list. */
interface ChoiceField extends Described {
  readonly kind: 'choice'
  readonly options: readonly string[]
  /** Path of their names in the messages of the site: `enquiryForm.budgetRange`. */
  readonly optionNames: string
  /** Path of the name of no choice, where it is not that of all. */
  readonly noneName?: string
}

/** What may be typed: its kind decides how it is read, checked and drawn. */
export type Field = TextField | DayField | TimeField | IntegerField | ChoiceField

/** The fields of a form by name, in the order of its page. */
export type Fields = Readonly<Record<string, Field>>

type ValueOf<F> = F extends { readonly kind: 'integer' }
  ? number
  : F extends { readonly kind: 'choice'; readonly options: readonly (infer Code)[] }
    ? Code
    : string

/** Checked content. An empty optional field is `undefined`; `Open` lets every field be empty. */
export type ContentOf<F extends Fields, Open extends boolean = false> = {
  readonly [Name in keyof F]: F[Name] extends { readonly required: true }
    ? Open extends true
      ? ValueOf<F[Name]> | undefined
      : ValueOf<F[Name]>
    : ValueOf<F[Name]> | undefined
}

type WithLimit = FieldOptions & { readonly max: number }
type WithRows = WithLimit & { readonly rows: number }
type WithNone = FieldOptions & { readonly noneName?: string }

/** A line of text. */
export const text = <const O extends WithLimit>(options: O) => ({ kind: 'line', ...options }) as const

/** Several lines of text. */
export const longText = <const O extends WithRows>(options: O) => ({ kind: 'lines', ...options }) as const

/** An e-mail address. */
export const email = <const O extends FieldOptions>(options: O) =>
  ({ kind: 'email', max: 254, ...options }) as const

/** A day from today on (behaviour 4.6). */
export const day = <const O extends FieldOptions>(options: O) => ({ kind: 'day', ...options }) as const

/** A time of the day in Paris. */
export const time = <const O extends FieldOptions>(times: readonly string[], options: O) =>
  ({ kind: 'time', times, ...options }) as const

/** A number. */
export const integer = <const O extends FieldOptions & { unit: Unit; min: number; max: number }>(
  options: O,
) => ({ kind: 'integer', ...options }) as const

/** One code of a list, whose names are in the messages under a path. */
export const choice = <const Code extends string, const Names extends string, const O extends WithNone>(
  codes: readonly Code[],
  optionNames: Names,
  options: O,
) => ({ kind: 'choice', options: codes, optionNames, ...options }) as const

/** The field as one that must not be empty. */
export const required = <const F extends Field>(field: F) => ({ ...field, required: true }) as const

/** The field as one that shares a row with a neighbour. */
export const half = <const F extends Field>(field: F) => ({ ...field, isHalf: true }) as const
