/** A step on the page of a quote that was not taken. */
import type { SignerField } from './signer.schema.ts'

/** What keeps a step from being taken; the page says it. */
export type QuoteProblem = SignerField | 'text' | 'code' | 'over' | 'later' | 'closed' | 'staff' | 'taken'

/** What was sent and is to be shown again. */
export interface RejectedQuote {
  readonly problem: QuoteProblem | null
  readonly step: string
  readonly typed: Readonly<Record<string, string>>
}
