/** A reader of untrusted input. */
export interface ForeignReader {
  readonly name: string
  /** The most characters that get as far as this reader. */
  readonly longest: number
  /** Throwing is a valid result. */
  readonly read: (text: string) => unknown
}
