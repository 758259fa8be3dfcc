import type { AdminLanguage } from '#/i18n/admin-language.ts'

/** A sentence in both languages of the back office. */
export type Sentence = Readonly<Record<AdminLanguage, string>>

/** Leaves a row of a file out. */
export class RowProblem extends Error {
  readonly sentence: Sentence
  /** Key of the column; absent where the whole row is meant. */
  readonly column: string | undefined

  constructor(sentence: Sentence, column?: string) {
    super(sentence.en)
    this.sentence = sentence
    this.column = column
  }
}

/** For a cell that is none of the choices of its column. */
export function unknownChoice(text: string): Sentence {
  return {
    en: `“${text}” is not one of the choices of this column.`,
    fr: `«\u00a0${text}\u00a0» ne fait pas partie des choix de cette colonne.`,
  }
}
