/** A venue's texts as the editor sends them: one schema for the form and the server. */
import { z } from 'zod'
import { typedLine, typedText } from '#/forms/typed-text.schema.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { VENUE_TEXT_FIELDS, type VenueTextField } from './venue-copy.ts'

/** The most characters that are taken of a text; what reads well is shorter (`text-lengths.ts`). */
export const TEXT_LIMITS: Readonly<Record<VenueTextField, number>> = {
  title: 200,
  tagline: 500,
  description: 10_000,
  access: 500,
  searchDescription: 500,
}

/** Paragraphs are separated by one empty line, whatever the keyboard wrote. */
const paragraphs = (max: number) =>
  typedText(max).overwrite((text) =>
    text.replaceAll(/(?<![^\S\n])[^\S\n]+$/gm, '').replaceAll(/\n{3,}/g, '\n\n'),
  )

/** A venue's texts in one language. */
export const textsInput = z.strictObject({
  title: typedLine(TEXT_LIMITS.title),
  tagline: typedLine(TEXT_LIMITS.tagline),
  description: paragraphs(TEXT_LIMITS.description),
  access: typedLine(TEXT_LIMITS.access),
  searchDescription: typedLine(TEXT_LIMITS.searchDescription),
} satisfies Record<VenueTextField, unknown>)

const language = z.enum(LANGUAGE_CODES)

/** All texts of a venue, and the translations that were confirmed as still right. */
export const venueTextsInput = z.strictObject({
  words: z.record(language, textsInput),
  confirmed: z
    .array(z.strictObject({ language, field: z.enum(VENUE_TEXT_FIELDS) }))
    .max(LANGUAGE_CODES.length * VENUE_TEXT_FIELDS.length),
})

/** Payload of the editor. */
export type VenueTextsInput = z.infer<typeof venueTextsInput>
