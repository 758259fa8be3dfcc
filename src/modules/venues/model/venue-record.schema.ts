/** One venue as it is in `venues.json` of a catalogue folder. */

import { z } from 'zod'
import { typedLine, typedText } from '#/forms/typed-text.schema.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { toEuros } from '#/lib/money.ts'
import { readAmount } from '#/lib/typed/read-amount.ts'
import { readNumber } from '#/lib/typed/read-number.ts'
import { withoutNoise } from '#/lib/without-noise.ts'
import type { Attribute } from './attribute-kinds.ts'
import type { AttributeName, Attributes, ValueOf } from './attributes.ts'
import { FILE_ATTRIBUTES, type FileName, fileNameOf } from './file-attributes.ts'
import { MAX_EQUIPMENT_NAME } from './own-equipment.ts'
import { PHOTO_SCENES } from './photo-scene.ts'
import { venuePlan } from './plan/plan.schema.ts'
import { contradictions } from './sheet-agreement.ts'
import { LAYOUTS } from './venue-options.ts'
import { MAX_CAPTION } from './venue-photos.schema.ts'

/** Lower-case Latin letters and digits, joined by single hyphens: safe in addresses, files and keys. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const MAX_NAME = 100
const MAX_GUESTS = 100_000

/** Languages of the error messages: the shell speaks English, the back office both. */
export type ProblemLanguage = 'en' | 'fr'

/** The rest of a sentence that begins with the place, and says how to correct it. */
export type ProblemSentence = Readonly<Record<ProblemLanguage, string>>

/** Rules that the validator has no words of its own for: the rest of a sentence that begins with the value. */
export const RULES = {
  slugForm: {
    en: 'may hold only a–z, 0–9 and single hyphens',
    fr: 'ne peut contenir que a–z, 0–9 et des tirets simples',
  },
  fullwidth: {
    en: 'may not end in -fullwidth: this ending is reserved for the full-width page',
    fr: 'ne peut pas finir par -fullwidth\u00a0: cette fin désigne la grande page',
  },
  hundredths: { en: 'has more than two decimal places', fr: 'a plus de deux décimales' },
  twice: { en: 'names something twice', fr: 'nomme deux fois la même chose' },
  photoFile: {
    en: 'must be the name of a picture file of a–z, 0–9 and single hyphens, such as galerie-perle-1.jpg',
    fr: 'doit être le nom d’un fichier image fait de a–z, 0–9 et de tirets simples, par exemple galerie-perle-1.jpg',
  },
  uuid: {
    en: 'must be an id such as 1b4e28ba-2fa1-4d2b-883f-0016d3cca427',
    fr: 'doit être un identifiant comme 1b4e28ba-2fa1-4d2b-883f-0016d3cca427',
  },
  icon: { en: 'is not the name of a Lucide icon', fr: 'n’est pas le nom d’une icône Lucide' },
  french: { en: 'needs a French name', fr: 'a besoin d’un nom français' },
  contradicts: {
    en: 'contradicts the equipment or another field of the technical sheet',
    fr: 'contredit l’équipement ou un autre champ de la fiche technique',
  },
} as const satisfies Record<string, ProblemSentence>

type CountAttribute = Extract<Attribute, { kind: 'count' }>

const slug = z
  .string()
  .max(100)
  .regex(SLUG, RULES.slugForm.en)
  .refine((text) => !text.endsWith('-fullwidth'), RULES.fullwidth.en)

const line = typedLine(MAX_NAME).min(1)
const guests = z.int().min(0).max(MAX_GUESTS)

/** A decimal number with at most two places: euros and cents, metres and centimetres. */
const hundredths = (min: number, max: number) =>
  z
    .number()
    .min(min)
    .max(max)
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, RULES.hundredths.en)

const isWithoutDoubles = (values: readonly string[]) => new Set(values).size === values.length

/** An optional attribute is `null` where it is unknown; left out, it says nothing. */
function schemaOf(attribute: Attribute): z.ZodType {
  const known = knownSchemaOf(attribute)
  return attribute.isOptional ? known.nullable().optional() : known
}

function knownSchemaOf(attribute: Attribute): z.ZodType {
  switch (attribute.kind) {
    case 'line':
      return typedLine(attribute.maxLength).min(1)
    case 'oneOf':
      return z.enum(attribute.ids)
    case 'count': {
      const { min, max, unit, fileMin = min } = attribute
      const number = unit === undefined ? z.int().min(min).max(max) : hundredths(fileMin / unit, max / unit)
      return z.preprocess((value) => {
        if (typeof value === 'string') return numberIn(value, attribute)
        return typeof value === 'number' ? withoutNoise(value) : value
      }, number)
    }
    case 'degrees':
      return z.number().min(-attribute.limit).max(attribute.limit)
    case 'capacity':
      // 0 where the layout is not offered.
      return z.strictObject(Object.fromEntries(LAYOUTS.map((layout) => [layout, guests])))
    case 'plan':
      return venuePlan.optional()
    case 'eachOf':
      return z.array(z.enum(attribute.ids)).refine(isWithoutDoubles, RULES.twice.en)
    case 'own':
      return z.array(z.uuid(RULES.uuid.en)).max(50).refine(isWithoutDoubles, RULES.twice.en).optional()
  }
}

/** A number written as text, with its unit or grouped: `"1 900 €"`. Other texts stay what they are. */
function numberIn(text: string, { unit, unitName }: CountAttribute): number | string {
  if (unitName !== 'euros') {
    const read = readNumber(text, { decimals: Math.log10(unit ?? 1), unit: unitName })
    return read.kind === 'number' ? read.value : text
  }
  const read = readAmount(text)
  return read.kind === 'amount' && read.tax !== 'incl' ? toEuros(read.cents) : text
}

type FileSchema<A extends Attribute> = A extends { kind: 'own' } | { isOptional: true }
  ? z.ZodOptional<z.ZodType<ValueOf<A>>>
  : A extends { kind: 'plan' }
    ? z.ZodOptional<z.ZodType<NonNullable<ValueOf<A>>>>
    : z.ZodType<ValueOf<A>>

type FileShape = { [K in AttributeName as FileName<K>]: FileSchema<Attributes[K]> }

const shape = Object.fromEntries(
  FILE_ATTRIBUTES.map(([name, attribute]) => [fileNameOf(name), schemaOf(attribute)]),
) as FileShape // typed by the table

const percent = z.int().min(0).max(100)

const photoFile = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:jpe?g|png|webp|avif|tiff?)$/, {
  error: RULES.photoFile.en,
})

/** One venue. Unknown fields are errors: they are usually misspelt. */
export const venueRecord = z
  .strictObject({
    slug,
    name: line,
    ...shape,
    /** Files of the folder `photos`, the cover first. */
    photos: z.array(photoFile).max(50),
    /** For photographs that are not cut around their middle: what stays in view, per cent from the left and the top. */
    focalPoints: z.record(photoFile, z.strictObject({ x: percent, y: percent })).optional(),
    /** What photographs show of an event, where it is said. */
    scenes: z.record(photoFile, z.enum(PHOTO_SCENES)).optional(),
    /** Left out where it is `published`. */
    status: z.enum(['draft', 'published', 'archived']).default('published'),
    /** How a demo picture was rendered; means nothing to the site. */
    photo: z.unknown().optional(),
  })
  .superRefine((record, context) => {
    for (const field of contradictions(record)) {
      context.addIssue({ code: 'custom', path: [field], message: RULES.contradicts.en, input: record[field] })
    }
  })

/** A venue of a catalogue folder, without its words. */
export type VenueRecord = z.infer<typeof venueRecord>

/** A venue's words in one language. */
export const translationRecord = z.strictObject({
  title: typedLine(200).min(1),
  tagline: typedLine(500),
  /** Paragraphs, separated by an empty line. */
  description: typedText(10_000),
  /** How to get there and in. */
  access: typedLine(500).min(1).optional(),
  /** For search results, where the tagline does not serve. */
  searchDescription: typedLine(500).min(1).optional(),
  /** Alternative texts, in the order of the venue's pictures; empty where none is written yet. */
  photos: z.array(typedLine(500)),
  /** Captions in the same order; empty where none is written, left out where there is none at all. */
  captions: z.array(typedLine(MAX_CAPTION)).optional(),
})

/** A venue's words in one language. */
export type TranslationRecord = z.infer<typeof translationRecord>

/** Something that the agency named itself, as it is under its id in `equipment.json`. */
export const equipmentRecord = z.strictObject({
  /** Name of a Lucide pictogram. */
  icon: z.string().max(60).regex(SLUG, RULES.icon.en),
  /** French, and what has been translated. */
  names: z
    .partialRecord(z.enum(LANGUAGE_CODES), typedLine(MAX_EQUIPMENT_NAME).min(1))
    .refine(({ fr }) => fr !== undefined, RULES.french.en),
})
