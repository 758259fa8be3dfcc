/** A venue's texts as the editor sends them: one schema for the form and the server. */
import { z } from 'zod'
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

const line = (max: number) =>
  z
    .string()
    .max(max)
    .transform((text) => text.replaceAll(/\s+/g, ' ').trim())

/** Paragraphs are separated by one empty line, whatever the keyboard wrote. */
const paragraphs = (max: number) =>
  z
    .string()
    .max(max)
    .transform((text) =>
      text
        .replaceAll(/\r\n?/g, '\n')
        .replaceAll(/(?<![^\S\n])[^\S\n]+$/gm, '')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim(),
    )

/** A venue's texts in one language. */
export const textsInput = z.strictObject({
  title: line(TEXT_LIMITS.title),
  tagline: line(TEXT_LIMITS.tagline),
  description: paragraphs(TEXT_LIMITS.description),
  access: line(TEXT_LIMITS.access),
  searchDescription: line(TEXT_LIMITS.searchDescription),
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
