/** Inputs of the public server functions of the venues. */
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import { EVENT_IDS } from '#/i18n/addresses/slugs-events.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { MOST_COMPARED } from './compared-venue.ts'
import { readText } from './filter-fields.ts'
import { LAYOUTS } from './venue-options.ts'

const language = z.enum(LANGUAGE_CODES)

/** Long enough for every filter at once; an address of this length is refused by most servers anyway. */
export const MAX_SEARCH_LENGTH = 8000
const slug = typedLine(200).min(1)

/** A list: the language and the query of the address. */
export const venueListQuery = z.object({
  language,
  search: z.string().max(MAX_SEARCH_LENGTH),
})

/** One venue: the language and its slug, possibly with `-fullwidth`. */
export const venueQuery = z.object({ language, slug })

/** The greatest number of cards for one question; the list of favourites asks in portions. */
export const MAX_CARDS = 200

/** Some venues: the language and their slugs, in order. */
export const venueCardsQuery = z.object({ language, slugs: z.array(slug).max(MAX_CARDS) })

/** Venues side by side: the language and their slugs, in order. */
export const comparedVenuesQuery = z.object({ language, slugs: z.array(slug).min(1).max(MOST_COMPARED) })

/** Their plans, with the layout and the number of guests that are wished for. */
export const planSketchesQuery = comparedVenuesQuery.extend({
  layout: z.enum(LAYOUTS).nullable(),
  guests: z.coerce.number().int().min(1).max(100_000).nullable(),
  event: z.enum(EVENT_IDS).nullable(),
})

/** Suggestions: the language and what has been typed; as much of it is read as the search takes. */
export const suggestionsQuery = z.object({
  language,
  q: z
    .string()
    .max(MAX_SEARCH_LENGTH)
    .transform((text) => readText(new URLSearchParams({ q: text }), 'q') ?? ''),
})
