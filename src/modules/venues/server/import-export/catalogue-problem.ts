/** Problems of a catalogue folder as sentences with their place. */

import type { ProblemLanguage, ProblemSentence } from '../../model/venue-record.schema.ts'

/** One error. */
export interface CatalogueProblem {
  /** Path inside the folder; empty where the sentence names what it is about. */
  file: string
  /** 1 is the first; absent where the whole file is meant. */
  line?: number
  /** Which venue and which of its fields, as in `galerie-perle: equipment[2]`. */
  where?: string
  message: ProblemSentence
}

const LINE: ProblemSentence = { en: 'line', fr: 'ligne' }

/** `venues.json, line 12, galerie-perle: equipment[2]` */
export function placeOf({ file, line, where }: CatalogueProblem, language: ProblemLanguage = 'en'): string {
  return [file, line && `${LINE[language]} ${line}`, where].filter(Boolean).join(', ')
}

/** `venues.json, line 12, galerie-perle: equipment[2]: "pool" is not one of …` */
export function describeProblem(problem: CatalogueProblem): string {
  return [placeOf(problem), problem.message.en].filter(Boolean).join(': ')
}

/** All errors of a catalogue at once. Nothing of it was taken. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError'
  readonly problems: readonly CatalogueProblem[]

  constructor(problems: readonly CatalogueProblem[]) {
    const sorted = problems.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
    const lines = sorted.map((problem) => `  ${describeProblem(problem)}`)
    const heading = problems.length === 1 ? 'There is one error' : `There are ${problems.length} errors`
    super(`${heading}; nothing was imported.\n${lines.join('\n')}`)
    this.problems = sorted
  }
}
