/** Validation errors of form fields. */

/** What is wrong with a typed price; `tax`: it includes the tax. */
export type PriceErrorCode = 'separators' | 'figures' | 'several' | 'currency' | 'unit' | 'tax'

/** Key of the messages `form.*`, which say how to fix the error. */
export type FormErrorCode =
  | 'required'
  | 'choice'
  | 'email'
  | 'phone'
  | 'date'
  | 'datePast'
  | 'dateUnclear'
  | 'number'
  | `price.${PriceErrorCode}`
  | 'tooLong'
  | 'tooManyVenues'
  | 'tooManyPhotos'
  | 'photosRefused'

/** One validation error; `values` are the arguments of its message. */
export interface FormError<Name extends string = string> {
  readonly field: Name
  readonly code: FormErrorCode
  readonly values?: Readonly<Record<string, number>>
}
