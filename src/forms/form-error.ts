/** Validation errors of form fields. */

/** Key of the messages `form.*`, which say how to fix the error. */
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

/** One validation error; `values` are the arguments of its message. */
export interface FormError<Name extends string = string> {
  readonly field: Name
  readonly code: FormErrorCode
  readonly values?: Readonly<Record<string, number>>
}
