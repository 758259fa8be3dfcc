/** A venue's photographs as the editor sends them: one schema for the form and the server. */
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { PHOTO_SCENES } from './photo-scene.ts'
import { NO_TEXTS } from './venue-photo.ts'

/** The most photographs of a venue. */
export const MAX_PHOTOS = 50

/** The most characters of an alternative text that are taken; good ones have up to {@link GOOD_ALT}. */
export const MAX_ALT = 500

/** The most characters of a caption: one line below the photograph, or two on a phone. */
export const MAX_CAPTION = 140

/** Characters that a screen reader can say in one breath. */
export const GOOD_ALT = 140

const percent = z.int().min(0).max(100)

const alt = typedLine(MAX_ALT)

/** One photograph. */
export const photoInput = z.strictObject({
  id: z.uuid(),
  /** Focal point, which stays in view in every crop: per cent from the left, and from the top. */
  focus: z.strictObject({ x: percent, y: percent }),
  /** Alternative texts; empty where there is none. */
  alts: z.record(z.enum(LANGUAGE_CODES), alt),
  /** Absent where nobody has said, as in documents of before there were scenes. */
  scene: z.enum(PHOTO_SCENES).nullable().default(null),
  /** Captions; empty where none is written. */
  captions: z.record(z.enum(LANGUAGE_CODES), typedLine(MAX_CAPTION)).default({ ...NO_TEXTS }),
})

/** The photographs in their order, the cover first. */
export const venuePhotosInput = z
  .array(photoInput)
  .max(MAX_PHOTOS)
  .refine((photos) => new Set(photos.map(({ id }) => id)).size === photos.length, 'names a photograph twice')

/** Payload of the editor. */
export type VenuePhotosInput = z.infer<typeof venuePhotosInput>
