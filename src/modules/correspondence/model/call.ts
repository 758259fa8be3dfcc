/** Calls to the person of an enquiry. */
import { z } from 'zod'
import { typedText } from '#/forms/typed-text.schema.ts'
import { LONGEST_NOTE } from '#/lib/request-limits.ts'
import { CALL_OUTCOMES, type CallOutcome } from '#/modules/enquiries/model/call-outcome.ts'

/** Whether a call counts as an answer: the person was reached, or knows that they were called. */
export function isAnswer(outcome: CallOutcome): boolean {
  return outcome !== 'none'
}

/** A call as it is sent. */
export const callSchema = z.object({
  /** Made by the browser: sent twice, it is recorded once. */
  entry: z.uuid(),
  outcome: z.enum(CALL_OUTCOMES),
  /** What was said; may be empty. */
  text: typedText(LONGEST_NOTE),
})
