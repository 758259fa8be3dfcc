import type { AdminLanguage } from '#/i18n/admin-language.ts'

/** A sentence in both languages of the back office. */
export type Sentence = Readonly<Record<AdminLanguage, string>>

/** Something because of which a row is left out. */
export interface RowProblem {
  readonly sentence: Sentence
  /** Key of the column; absent where the whole row is meant. */
  readonly column?: string
}

/** Names of choices in both languages. */
export type ChoiceNames = Readonly<Record<AdminLanguage, readonly string[]>>

/** For a cell that is none of the choices of its column, which are named. */
export function unknownChoice(text: string, { en, fr }: ChoiceNames): Sentence {
  const [all, toutes] = [
    new Intl.ListFormat('en', { type: 'unit' }).format(en),
    new Intl.ListFormat('fr', { type: 'unit' }).format(fr),
  ]
  return {
    en: `“${text}” is not one of the choices of this column: ${all}.`,
    fr: `«\u00a0${text}\u00a0» ne fait pas partie des choix de cette colonne\u00a0: ${toutes}.`,
  }
}
