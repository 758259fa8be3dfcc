/**
 * A venue as the editor has it: everything about it in one piece, which may be unfinished. The same schema reads the
 * form, kept drafts and the history; what was stored before a field existed gets the field's default.
 */
import { z } from 'zod'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { EVENT_IDS } from '#/i18n/slugs-events.ts'
import { NEIGHBORHOOD_IDS } from '#/i18n/slugs-neighborhoods.ts'
import { CATEGORY_GROUPS, EQUIPMENT, VENUE_TYPES } from '#/i18n/venue-options.ts'

const MAX_COUNT = 100_000_000

const line = z.string().trim().max(200)
/** Unknown is `null`: a draft may be unfinished, but what it holds has the right form. */
const count = z.int().min(0).max(MAX_COUNT).nullable()
const each = <T extends string>(options: readonly T[]) =>
  z.array(z.enum(options)).transform((values) => options.filter((option) => values.includes(option)))

/** Words of a venue in one language; an empty text is not written yet. */
const texts = z.object({
  title: z.string().trim().max(200).default(''),
  tagline: z.string().trim().max(500).default(''),
  /** Paragraphs, separated by an empty line. */
  description: z.string().trim().max(10_000).default(''),
})

/** The fields of a venue's words, in their order. */
export const TEXT_FIELDS = ['title', 'tagline', 'description'] as const satisfies (keyof z.infer<
  typeof texts
>)[]

const inEachLanguage = <T extends z.ZodType>(schema: T) =>
  z.object(
    Object.fromEntries(LANGUAGE_CODES.map((code) => [code, schema])) as Record<Language, typeof schema>,
  )

/** A photograph by its id; its picture is stored and is nothing that the form could say. */
const photo = z.object({
  id: z.string().max(100),
  /** Alternative texts. */
  alts: inEachLanguage(z.string().trim().max(500).default('')),
})

export const venueDocument = z.object({
  name: z.string().trim().max(100),
  slug: z.string().trim().max(100),
  type: z.enum(VENUE_TYPES),
  neighborhood: z.enum(NEIGHBORHOOD_IDS),
  arrondissement: count,
  /** The nearest station. */
  metro: z.string().trim().max(100),
  /** Never public, as is the position (decision 6.1). */
  address: line,
  /** Degrees, WGS 84. */
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  surfaceM2: count,
  ceilingHeightCm: count,
  /** Before tax. */
  priceFromDayCents: count,
  minimumDays: count,
  /** Guests; `null` where the layout is not offered. */
  capacity: z.object({ standing: count, cocktailDinner: count, seatedDinner: count, runway: count }),
  categoryGroups: each(CATEGORY_GROUPS),
  equipment: each(EQUIPMENT),
  eventTypes: each(EVENT_IDS),
  texts: inEachLanguage(texts.prefault({})),
  /** The cover first. */
  photos: z.array(photo).max(50),
})

/** A venue as the editor has it. */
export type VenueDocument = z.infer<typeof venueDocument>

/** A venue's words in one language. */
export type VenueTexts = VenueDocument['texts'][Language]

/** One of the fields of a venue's words. */
export type TextField = (typeof TEXT_FIELDS)[number]

/** A photograph in a document. */
export type DocumentPhoto = VenueDocument['photos'][number]
