/** What can be wrong with a field of a form. */

/** A key of the messages `form.*`, which say how to mend it. */
export type FormErrorCode =
  | 'required'
  | 'choice'
  | 'email'
  | 'phone'
  | 'date'
  | 'datePast'
  | 'number'
  | 'tooLong'
  | 'tooManyVenues'
  | 'tooManyPhotos'
  | 'photosRefused'

/** One mistake; `values` are the arguments of its message. */
export interface FormError<Name extends string = string> {
  readonly field: Name
  readonly code: FormErrorCode
  readonly values?: Readonly<Record<string, number>>
}
