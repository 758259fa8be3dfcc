/** Building blocks of the form schemas. Validation errors carry a `FormErrorCode` and its values. */
import { z } from 'zod'
import type { FormErrorCode } from './form-error.ts'
import { cleanLine, cleanText } from './typed-text.ts'

/** Single line, cleaned; empty when nothing was typed. */
export function line(max?: number) {
  const cleaned = z.string('required').prefault('').transform(cleanLine)
  return max === undefined ? cleaned : cleaned.superRefine(maxLength(max))
}

/** Multi-line text, cleaned; empty when nothing was typed. */
export function lines(max: number) {
  return z.string('required').prefault('').transform(cleanText).superRefine(maxLength(max))
}

/** Field that must not be empty. */
export function required<T extends z.ZodType<string>>(field: T) {
  return field.refine((text) => text !== '', 'required')
}

/** Field that may be empty and is `undefined` then. */
export function optional<T extends z.ZodType<string>>(field: T) {
  return field.transform((text) => (text === '' ? undefined : text))
}

/** An ISO day that does not lie before another one. */
export function readDay(text: string, today: string, context: z.RefinementCtx): string {
  if (!isDay(text)) return reject(context, 'date')
  return text < today ? reject(context, 'datePast') : text
}

/** Report a validation error and return the placeholder value of the transformation. */
export function reject(
  context: z.RefinementCtx,
  code: FormErrorCode,
  values?: Record<string, number>,
): never {
  context.addIssue({ code: 'custom', message: code, ...(values ? { params: values } : {}) })
  return z.NEVER
}

/** Counted as `maxlength` counts: in UTF-16 units, a line break as one. */
function maxLength(max: number) {
  return (text: string, context: z.RefinementCtx) => {
    if (text.length > max) reject(context, 'tooLong', { max })
  }
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}
