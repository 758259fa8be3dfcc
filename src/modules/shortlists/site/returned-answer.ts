import type { AnswerProblem } from '../model/reader-answer.ts'

/** What came back: an answer that was not taken, or what was beside a comment that was removed, with what was typed by the names of the fields. */
export interface ReturnedAnswer {
  readonly problem: AnswerProblem | null
  readonly typed: Readonly<Record<string, string>>
}
