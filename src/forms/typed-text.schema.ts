/**
 * Typed text as server functions and files take it: cleaned before it is measured, so that no text holds what a database
 * refuses (U+0000 on PostgreSQL) or what changes how a line looks (security 2.1.1). Both go on as `z.string()` does.
 */
import { z } from 'zod'
import { cleanLine, cleanText } from './typed-text.ts'

/** A line of limited length, in characters; blank is empty. */
export function typedLine(max: number) {
  return z.string().overwrite(cleanLine).max(max)
}

/** Lines of text of limited length, in characters; blank is empty. */
export function typedText(max: number) {
  return z.string().overwrite(cleanText).max(max)
}
