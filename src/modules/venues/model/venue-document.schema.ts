/**
 * A venue as the editor has it: everything about it in one piece, which may be unfinished. The same schema reads the
 * form, kept drafts and the history; what was stored before a field existed gets the field's default.
 */
import { z } from 'zod'
import { EVENT_IDS } from '#/i18n/addresses/slugs-events.ts'
import { NEIGHBORHOOD_IDS } from '#/i18n/addresses/slugs-neighborhoods.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { VENUE_TEXT_FIELDS } from './venue-copy.ts'
import { CATEGORY_GROUPS, EQUIPMENT, VENUE_TYPES } from './venue-options.ts'
import { MOST_PHOTOS, photoInput } from './venue-photos.schema.ts'
import { wordsInput } from './venue-texts.schema.ts'

const MAX_COUNT = 100_000_000

const line = z.string().trim().max(200)
/** Unknown is `null`: a draft may be unfinished, but what it holds has the right form. */
const count = z.int().min(0).max(MAX_COUNT).nullable()
const each = <T extends string>(options: readonly T[]) =>
  z.array(z.enum(options)).transform((values) => options.filter((option) => values.includes(option)))

/** A photograph of the store. Key and size are for showing it; the server believes its own. */
const photo = photoInput.extend({
  key: z.string().max(200),
  width: z.int().positive(),
  height: z.int().positive(),
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
  /** Ids of what the agency named itself. */
  ownEquipment: z
    .array(z.uuid())
    .max(50)
    .transform((ids) => [...new Set(ids)].sort())
    .default([]),
  eventTypes: each(EVENT_IDS),
  /** Empty where nothing is written. */
  texts: z.record(z.enum(LANGUAGE_CODES), wordsInput),
  /**
   * For texts that are behind the French one: the French that they were written from. Whoever finds one to be right
   * still takes its entry away.
   */
  sources: z.partialRecord(
    z.enum(LANGUAGE_CODES),
    z.partialRecord(z.enum(VENUE_TEXT_FIELDS), z.string().max(10_000)),
  ),
  /** The cover first. */
  photos: z.array(photo).max(MOST_PHOTOS),
})

/** A venue as the editor has it. */
export type VenueDocument = z.infer<typeof venueDocument>

/** A photograph in a document. */
export type DocumentPhoto = VenueDocument['photos'][number]
