/** What is typed beside the scan of a signed quote. */
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import { isIsoDay } from '#/lib/iso-day.ts'
import { CHOICES } from './quote-line.ts'

/** The header that bears it, as JSON in URL encoding; the body is the file. */
export const PAPER_HEADER = 'x-signed-paper'

/** A paper as it is noted. */
export const signedPaperSchema = z.object({
  /** The version that was signed. */
  n: z.int().min(1),
  choice: z.enum(CHOICES).nullable(),
  name: typedLine(200).min(1),
  /** Empty for a private person. */
  role: typedLine(200),
  /** The day beside the signature (ISO 8601, Paris). */
  day: typedLine(10).refine(isIsoDay),
})

/** A paper as it is noted. */
export type SignedPaper = z.output<typeof signedPaperSchema>

/** Why a paper is not taken. */
export type PaperProblem =
  | 'gone'
  /** Replaced, withdrawn, declined or accepted meanwhile. */
  | 'closed'
  | 'choice'
  /** Signed before it was sent, or in the future. */
  | 'day'
  /** Signed after the last day of its validity. */
  | 'late'
  | 'fields'
  /** Neither PDF nor JPEG nor PNG, or damaged. */
  | 'file'
  | 'too-many-bytes'
  | 'signed-out'
  | 'not-allowed'
  | 'lost'
