/** The schema of a form, from the table of its fields. */
import { z } from 'zod'
import { readEmailAddress } from './email-address.ts'
import type { ContentOf, Field, Fields, Unit } from './field.ts'
import { line, lines, optional, readDay, reject, required } from './schema-parts.ts'
import { cleanAscii, readSurface } from './typed-text.ts'

const GROUPED = /^\d{1,3}(?:[ .,'’]\d{3})+$/u
const EUROS = /€|eur(?:os?)?|евро|欧元|ユーロ|유로/giu
const NO_CENTS = /[.,]00$/u
const PER_DAY = /(?<!\s)\s*(?:\/.*|ht$)/isu

/** Whole euros: `1800`, `1 800 €`, `€1,800.00`, `1.800 EUR`, `1,800ユーロ`, `1 800 € HT`. */
export function readEuros(text: string): number | undefined {
  return readWhole(cleanAscii(text).replace(PER_DAY, '').replace(EUROS, '').trim().replace(NO_CENTS, ''))
}

/** A number of guests: `150`, `1 200`. */
export function readGuests(text: string): number | undefined {
  return readWhole(cleanAscii(text))
}

function readWhole(figure: string): number | undefined {
  if (GROUPED.test(figure)) return Number(figure.replace(/\D/gu, ''))
  return /^\d{1,9}$/u.test(figure) ? Number(figure) : undefined
}

const READERS = {
  squareMetres: readSurface,
  guests: readGuests,
  euros: readEuros,
} as const satisfies Record<Unit, (text: string) => number | undefined>

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
      return readEmailAddress(text) ?? reject(context, 'email')
    case 'day':
      return readDay(text, today, context)
    case 'choice':
      return field.options.find((option) => option === text) ?? reject(context, 'choice')
    case 'integer': {
      const { unit, min, max } = field
      const value = READERS[unit](text)
      return value === undefined || value < min || value > max
        ? reject(context, 'number', { min, max })
        : value
    }
  }
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
