import type { AnswerProblem } from '../model/reader-answer.ts'

/** An answer that came back, with what was typed by the names of the fields. */
export interface ReturnedAnswer {
  readonly problem: AnswerProblem
  readonly typed: Readonly<Record<string, string>>
}
