/** Validation errors of form fields. */

/** What is wrong with a typed price; `tax`: it includes the tax. */
export type PriceErrorCode = 'separators' | 'figures' | 'several' | 'currency' | 'unit' | 'tax'

/** What is wrong with a moment of a visit: not a working day, too soon to be confirmed, without its other half, or the same as the first one. */
export type VisitErrorCode = 'workday' | 'soon' | 'half' | 'same'

/** Key of the messages `form.*`, which say how to fix the error. */
export type FormErrorCode =
  | 'required'
  | 'choice'
  | 'email'
  | 'emailLetters'
  | 'phone'
  | 'phoneUnclear'
  | 'date'
  | 'datePast'
  | 'dateUnclear'
  | 'number'
  | `price.${PriceErrorCode}`
  | `visit.${VisitErrorCode}`
  | 'tooLong'
  | 'tooManyVenues'
  | 'tooManyPhotos'
  | 'photosRefused'

/** A country that a phone number without a country code can be from. */
export interface PhoneChoice {
  /** ISO 3166. */
  readonly country: string
  /** `+32 475 12 34 56`. */
  readonly shown: string
  /** What was typed, with the country code: to be sent in its place. */
  readonly text: string
}

/** One validation error; `values` are the arguments of its message, `choices` belong to `phoneUnclear`. */
export interface FormError<Name extends string = string> {
  readonly field: Name
  readonly code: FormErrorCode
  readonly values?: Readonly<Record<string, number>>
  readonly choices?: readonly PhoneChoice[]
}
