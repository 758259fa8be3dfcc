import type { PdfDocument } from './pdf-document.ts'
import { saidTexts } from './said-texts.ts'

/** As many different signs as a document may use: a Japanese one of twenty venues has some 600. Each may open one more font. */
export const MOST_SIGNS = 1500

/** A document uses more different signs than fonts are cut for. */
export class TooManySignsError extends Error {
  override readonly name = 'TooManySignsError'
}

/**
 * Bound what cutting fonts costs.
 * @throws {TooManySignsError}
 */
export function checkSigns(document: PdfDocument): void {
  const signs = new Set<string>()
  for (const { text } of saidTexts(document)) for (const sign of text) signs.add(sign)
  if (signs.size > MOST_SIGNS) throw new TooManySignsError(`${signs.size} different signs`)
}
