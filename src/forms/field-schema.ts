/** The schema of a form, from the table of its fields. */
import { z } from 'zod'
import { readNumber } from '#/lib/typed/read-number.ts'
import { hasForeignLetters, readEmailAddress } from './email-address.ts'
import type { ContentOf, Field, Fields, Unit } from './field.ts'
import { readPrice } from './read-price.ts'
import { dayIn, line, lines, optional, reject, required } from './schema-parts.ts'

interface SchemaOptions {
  /** The day in Paris, ISO; no day of a form may lie before it (behaviour 4.6). */
  readonly today: string
  /** Fields that may be empty although the public form requires them. */
  readonly open?: (name: string) => boolean
}

/** The parts of the schema of a form. */
export type ShapeOf<Content> = {
  [Name in keyof Content]: z.ZodType<Content[Name], string | undefined>
}

/** The schema of a form. Validation errors carry a `FormErrorCode` as their message and its values as `params`. */
export function schemaOf<const F extends Fields, Open extends boolean = false>(
  fields: F,
  { today, open = () => false }: SchemaOptions,
) {
  const shape = Object.entries(fields).map(([name, field]) => {
    const isRequired = field.required === true && !open(name)
    return [name, checkedBy(field, isRequired, today)] as const
  })
  // Object.fromEntries forgets the names, which the table has.
  return z.object(Object.fromEntries(shape) as unknown as ShapeOf<ContentOf<F, Open>>)
}

function checkedBy(field: Field, isRequired: boolean, today: string) {
  const typed = typedOf(field)
  return (isRequired ? required(typed) : optional(typed)).transform((text, context) =>
    text === undefined ? undefined : read(field, text, today, context),
  )
}

function typedOf(field: Field) {
  if (field.kind === 'lines') return lines(field.max)
  return field.kind === 'line' || field.kind === 'email' ? line(field.max) : line()
}

function read(field: Field, text: string, today: string, context: z.RefinementCtx): string | number {
  switch (field.kind) {
    case 'line':
    case 'lines':
      return text
    case 'email':
      return readEmailAddress(text) ?? reject(context, hasForeignLetters(text) ? 'emailLetters' : 'email')
    case 'day':
      return dayIn(text, today, context)
    case 'time':
      return field.times.find((time) => time === text) ?? reject(context, 'choice')
    case 'choice':
      return field.options.find((option) => option === text) ?? reject(context, 'choice')
    case 'integer': {
      const { unit, min, max } = field
      const value = unit === 'euros' ? readPrice(text, context) : numberIn(text, unit)
      return value === undefined || value < min || value > max
        ? reject(context, 'number', { min, max })
        : value
    }
  }
}

function numberIn(text: string, unit: Exclude<Unit, 'euros'>): number | undefined {
  const read = readNumber(text, { unit })
  return read.kind === 'number' ? read.value : undefined
}

/**
 * Memoize by day: building a zod schema costs more than using it.
 * @param make gets the day, ISO
 */
export function onceADay<T>(make: (today: string) => T): (today: string) => T {
  let kept: { readonly day: string; readonly made: T } | undefined
  return (day) => {
    if (kept?.day !== day) kept = { day, made: make(day) }
    return kept.made
  }
}
