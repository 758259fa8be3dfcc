/** Building blocks of the form schemas. Validation errors carry a `FormErrorCode` and its values. */
import { z } from 'zod'
import { readDay } from '#/lib/typed/read-day.ts'
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

/** A day that does not lie before another one. A date that could be two days, or is none, has to be written again. */
export function dayIn(text: string, today: string, context: z.RefinementCtx): string {
  const read = readDay(text, today)
  if (read.kind === 'ask') return reject(context, 'dateUnclear')
  if (read.kind !== 'day') return reject(context, 'date')
  return read.day < today ? reject(context, 'datePast') : read.day
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
