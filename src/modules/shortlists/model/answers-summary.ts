import type { Choice } from './reader-answer.ts'
import type { SharedContent } from './shared-content.ts'

/** What stands in a mail about a list: nothing that anybody typed (ADR 0137). */
export interface AnswersSummary extends Pick<SharedContent, 'startDate' | 'days' | 'layout'> {
  /** Readers who have chosen or written anything. */
  readonly people: number
  /** In the order of the list, by the names of the catalogue. */
  readonly venues: readonly { readonly name: string; readonly counts: Readonly<Record<Choice, number>> }[]
}
