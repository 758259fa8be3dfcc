/**
 * A venue as the editor has it: everything about it in one piece, which may be unfinished. The same schema reads the
 * form, kept drafts and the history; what was stored before a field existed gets the field's default.
 */
import { z } from 'zod'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { type Attribute, type DraftFacts, VENUE_ATTRIBUTES } from './attributes.ts'
import { venuePlan } from './plan/plan.schema.ts'
import { VENUE_TEXT_FIELDS } from './venue-copy.ts'
import { LAYOUTS } from './venue-options.ts'
import { MAX_PHOTOS, photoInput } from './venue-photos.schema.ts'
import { textsInput } from './venue-texts.schema.ts'

const MAX_COUNT = 100_000_000
const MAX_OWN_EQUIPMENT = 50

/** Unknown is `null`: a draft may be unfinished, but what it holds has the right form. */
const count = z.int().min(0).max(MAX_COUNT).nullable().default(null)

function schemaOf(attribute: Attribute): z.ZodType {
  switch (attribute.kind) {
    case 'line':
      return z.string().trim().max(attribute.maxLength).default('')
    case 'oneOf':
      return z.enum(attribute.ids)
    case 'count':
      return count
    case 'degrees':
      return z.number().min(-attribute.limit).max(attribute.limit).nullable().default(null)
    case 'capacity':
      return z.object(Object.fromEntries(LAYOUTS.map((layout) => [layout, count])))
    case 'plan':
      return venuePlan.nullable().default(null)
    case 'eachOf':
      return z
        .array(z.enum(attribute.ids))
        .transform((values) => attribute.ids.filter((id) => values.includes(id)))
        .default([])
    case 'own':
      return z
        .array(z.uuid())
        .max(MAX_OWN_EQUIPMENT)
        .transform((ids) => [...new Set(ids)].sort())
        .default([])
  }
}

const shape = Object.fromEntries(
  Object.entries<Attribute>(VENUE_ATTRIBUTES).map(([name, attribute]) => [name, schemaOf(attribute)]),
) as { [K in keyof DraftFacts]: z.ZodType<DraftFacts[K], DraftFacts[K]> } // typed by the table

/** A photograph of the store. Key and size are for showing it; the server believes its own. */
const photo = photoInput.extend({
  key: z.string().max(200),
  width: z.int().positive(),
  height: z.int().positive(),
})

export const venueDocument = z.object({
  name: z.string().trim().max(100),
  slug: z.string().trim().max(100),
  ...shape,
  /** Empty where nothing is written. */
  texts: z.record(z.enum(LANGUAGE_CODES), textsInput),
  /**
   * For texts that are behind the French one: the French that they were written from. A user who confirms one
   * still takes its entry away.
   */
  sources: z.partialRecord(
    z.enum(LANGUAGE_CODES),
    z.partialRecord(z.enum(VENUE_TEXT_FIELDS), z.string().max(10_000)),
  ),
  /** The cover first. */
  photos: z.array(photo).max(MAX_PHOTOS),
})

/** A venue as the editor has it. */
export type VenueDocument = z.infer<typeof venueDocument>

/** A photograph in a document. */
export type DocumentPhoto = VenueDocument['photos'][number]
