/** One venue as it stands in `venues.json` of a catalogue folder. */
import { z } from 'zod'
import { EVENT_IDS } from '#/i18n/slugs-events.ts'
import { NEIGHBORHOOD_IDS } from '#/i18n/slugs-neighborhoods.ts'
import { CATEGORY_GROUPS, EQUIPMENT, type Layout, VENUE_TYPES } from '#/i18n/venue-options.ts'

/** Lower-case Latin letters and digits, joined by single hyphens: safe in addresses, files and keys. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const MAX_NAME = 100
const MAX_GUESTS = 100_000

const slug = z
  .string()
  .max(100)
  .regex(SLUG, 'may hold only a–z, 0–9 and single hyphens')
  .refine(
    (text) => !text.endsWith('-fullwidth'),
    'may not end in -fullwidth: that ending means the large page',
  )

const line = z.string().trim().min(1).max(MAX_NAME)
const guests = z.int().min(0).max(MAX_GUESTS)

/** 0 where the layout is not offered. */
const capacity = z.strictObject({
  standing: guests,
  cocktailDinner: guests,
  seatedDinner: guests,
  runway: guests,
} satisfies Record<Layout, typeof guests>)

/** A decimal number with at most two places: euros and cents, metres and centimetres. */
const hundredths = (min: number, max: number) =>
  z
    .number()
    .min(min)
    .max(max)
    .refine(
      (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
      'has more than two decimal places',
    )

const each = <T extends string>(options: readonly T[]) =>
  z.array(z.enum(options)).refine((values) => new Set(values).size === values.length, 'names something twice')

const percent = z.int().min(0).max(100)

const photoFile = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:jpe?g|png|webp|avif|tiff?)$/, {
  error: 'must be the name of a picture file of a–z, 0–9 and single hyphens, such as galerie-perle-1.jpg',
})

/** Checks one venue. Fields that are not known are mistakes: they are usually misspelt. */
export const venueRecord = z.strictObject({
  slug,
  name: line,
  type: z.enum(VENUE_TYPES),
  neighborhood: z.enum(NEIGHBORHOOD_IDS),
  arrondissement: z.int().min(1).max(20),
  metro: line,
  surfaceM2: z.int().min(1).max(100_000),
  ceilingHeightM: hundredths(0.5, 100),
  capacity,
  /** Before tax. */
  priceFromDayEur: hundredths(0, 1_000_000),
  minimumDays: z.int().min(1).max(365),
  categoryGroups: each(CATEGORY_GROUPS),
  equipment: each(EQUIPMENT),
  eventTypes: each(EVENT_IDS),
  /** Files of the folder `photos`, the cover first. */
  photos: z.array(photoFile).max(50),
  /** For photographs that are not cut around their middle: what stays in view, per cent from the left and the top. */
  focalPoints: z.record(photoFile, z.strictObject({ x: percent, y: percent })).optional(),
  /** Left out where it is `published`. */
  status: z.enum(['draft', 'published', 'archived']).default('published'),
  /** How a demo picture was rendered; means nothing to the site. */
  photo: z.unknown().optional(),
})

/** A venue of a catalogue folder, without its words. */
export type VenueRecord = z.infer<typeof venueRecord>

/** Checks a venue's words in one language. */
export const translationRecord = z.strictObject({
  title: z.string().trim().min(1).max(200),
  tagline: z.string().trim().max(500),
  /** Paragraphs, separated by an empty line. */
  description: z.string().trim().max(10_000),
  /** How to get there and in. */
  access: z.string().trim().min(1).max(500).optional(),
  /** For search results, where the tagline does not serve. */
  searchDescription: z.string().trim().min(1).max(500).optional(),
  /** Alternative texts, in the order of the venue's pictures. */
  photos: z.array(z.string().trim().min(1).max(500)),
})

/** A venue's words in one language. */
export type TranslationRecord = z.infer<typeof translationRecord>
