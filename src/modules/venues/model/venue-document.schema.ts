/**
 * A venue as the editor has it: everything about it in one piece, which may be unfinished. The same schema reads the
 * form, kept drafts and the history; what was stored before a field existed gets the field's default.
 */
import { z } from 'zod'
import { typedLine, typedText } from '#/forms/typed-text.schema.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import type { Attribute } from './attribute-kinds.ts'
import { type DraftFacts, VENUE_ATTRIBUTES } from './attributes.ts'
import { venuePlan } from './plan/plan.schema.ts'
import { VENUE_TEXT_FIELDS } from './venue-copy.ts'
import { LAYOUTS } from './venue-options.ts'
import { MAX_PHOTOS, photoInput } from './venue-photos.schema.ts'
import { textsInput } from './venue-texts.schema.ts'

const MAX_COUNT = 100_000_000
const MAX_OWN_EQUIPMENT = 50

/** Unknown is `null`: a draft may be unfinished, but what it holds has the right form. */
const count = z.int().min(0).max(MAX_COUNT).nullable()

function schemaOf(attribute: Attribute): z.ZodType {
  switch (attribute.kind) {
    case 'line':
      return typedLine(attribute.maxLength)
    case 'oneOf':
      return attribute.isOptional ? z.enum(attribute.ids).nullable() : z.enum(attribute.ids)
    case 'count':
      return count
    case 'degrees':
      return z.number().min(-attribute.limit).max(attribute.limit).nullable()
    case 'capacity':
      return z.object(Object.fromEntries(LAYOUTS.map((layout) => [layout, count.default(null)])))
    case 'plan':
      return venuePlan.nullable()
    case 'eachOf':
      return z
        .array(z.enum(attribute.ids))
        .transform((values) => attribute.ids.filter((id) => values.includes(id)))
    case 'own':
      return z
        .array(z.uuid())
        .max(MAX_OWN_EQUIPMENT)
        .transform((ids) => [...new Set(ids)].sort())
  }
}

/** What an attribute is read as where it is not written; nothing for one that is always known. */
function unwritten({ kind, isOptional }: Attribute): string | null | [] | undefined {
  switch (kind) {
    case 'line':
      return ''
    case 'count':
    case 'plan':
    case 'degrees':
      return null
    case 'oneOf':
      return isOptional ? null : undefined
    case 'eachOf':
    case 'own':
      return []
    case 'capacity':
      return undefined
  }
}

type Shape<Facts> = { [K in keyof Facts]: z.ZodType<Facts[K], Facts[K]> }

const ATTRIBUTES = Object.entries<Attribute>(VENUE_ATTRIBUTES)

const shape = Object.fromEntries(
  ATTRIBUTES.map(([name, attribute]) => {
    const value = unwritten(attribute)
    const schema = schemaOf(attribute)
    return [name, value === undefined ? schema : schema.default(value)]
  }),
) as Shape<DraftFacts> // typed by the table

const givenShape = Object.fromEntries(
  ATTRIBUTES.map(([name, attribute]) => [name, schemaOf(attribute).optional()]),
) as { [K in keyof DraftFacts]: z.ZodOptional<z.ZodType<DraftFacts[K], DraftFacts[K]>> } // typed by the table

/** A photograph of the store. Key and size are for showing it; the server believes its own. */
const photo = photoInput.extend({
  key: typedLine(200),
  width: z.int().positive(),
  height: z.int().positive(),
})

export const venueDocument = z.object({
  name: typedLine(100),
  slug: typedLine(100),
  ...shape,
  /** Empty where nothing is written. */
  texts: z.record(z.enum(LANGUAGE_CODES), textsInput),
  /**
   * For texts that are behind the French one: the French that they were written from. A user who confirms one
   * still takes its entry away.
   */
  sources: z.partialRecord(
    z.enum(LANGUAGE_CODES),
    z.partialRecord(z.enum(VENUE_TEXT_FIELDS), typedText(10_000)),
  ),
  /** The cover first. */
  photos: z.array(photo).max(MAX_PHOTOS),
})

/**
 * A document that is sent to be saved. An attribute that it lacks is left as it is: an editor that was opened before
 * the attribute existed does not know of it.
 */
export const givenDocument = venueDocument.extend(givenShape)

/** A document that may lack attributes. */
export type GivenDocument = z.infer<typeof givenDocument>

/** The whole document: what is not given stays as it is. */
export function completed(given: GivenDocument, present: VenueDocument): VenueDocument {
  const written = Object.entries(given).filter(([, value]) => value !== undefined)
  return { ...present, ...Object.fromEntries(written) }
}

/** A venue as the editor has it. */
export type VenueDocument = z.infer<typeof venueDocument>

/** A photograph in a document. */
export type DocumentPhoto = VenueDocument['photos'][number]
