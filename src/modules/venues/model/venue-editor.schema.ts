/** Inputs of the server functions of the venues in the back office. */
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { ASKED_FROM } from '#/lib/asked-from.ts'
import { givenDocument, venueDocument } from './venue-document.schema.ts'

/** Most venues that are changed at once: a page of the list. */
const MAX_AT_ONCE = 50

const id = z.uuid()
const version = z.int().min(0)

export const venueId = z.object({ id })
export const venueVersion = z.object({ id, version })
export const previewedVenue = z.object({ id, language: z.enum(LANGUAGE_CODES) })
export const newVenue = venueDocument
  .pick({ name: true, type: true, neighborhood: true })
  .extend({ name: typedLine(100).min(1) })
export const copiedVenue = z.object({ id, name: typedLine(100).min(1) })
export const savedVenue = z.object({
  id,
  version,
  document: givenDocument,
  intent: z.enum(['keep', 'publish']),
})
export const changedStatuses = z
  .object({
    venues: z
      .array(z.object({ id, version, status: z.enum(['draft', 'published', 'archived']) }))
      .min(1)
      .max(MAX_AT_ONCE),
    /** How many venues the person has said to mean. */
    confirmed: z.number().int().optional(),
  })
  .refine(({ venues, confirmed }) => venues.length < ASKED_FROM || confirmed === venues.length, {
    message: 'Many venues change only when their number was confirmed',
  })
