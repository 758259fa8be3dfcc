/** The package ships no types; its documented call. */
declare module 'linebreak' {
  /** A place where a line may end, or must (Unicode Standard Annex 14). */
  interface Break {
    /** Index of the first character of the next line. */
    readonly position: number
    readonly required: boolean
  }
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): Break | null
  }
}
