/** A photograph of a venue as the editor shows it. */
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { type FocalPoint, MIDDLE } from '#/lib/pictures/focal-point.ts'
import type { UploadProblem, UploadProblemCode } from '#/lib/pictures/upload-problem.ts'
import type { PhotoScene } from './photo-scene.ts'

/** A stored photograph. */
export interface StoredVenuePhoto {
  readonly id: string
  /** Key in `/img/{modifiers}/{key}`. */
  readonly key: string
  /** Pixels, as is the height. */
  readonly width: number
  readonly height: number
}

/** A photograph in its place. */
export interface VenuePhoto extends StoredVenuePhoto {
  readonly focus: FocalPoint
  /** Alternative texts; empty where there is none. */
  readonly alts: Readonly<Record<Language, string>>
  /** Absent where nobody has said. */
  readonly scene: PhotoScene | null
  /** Captions, which everybody reads below the photograph; empty where none is written. */
  readonly captions: Readonly<Record<Language, string>>
}

/** Why a photograph of a venue is not taken. */
export type VenuePhotoProblemCode =
  | UploadProblemCode
  | 'too-many-photos'
  /** The session has ended. */
  | 'signed-out'
  /** An administrator has to set up a second factor first. */
  | 'second-factor-due'
  /** The venue is no longer there. */
  | 'no-venue'

/** A problem with the values of its sentence (`admin.venuePhotos.refusal.*`). */
export type VenuePhotoProblem = UploadProblem<VenuePhotoProblemCode>

/** Outcome of an upload. */
export type VenuePhotoOutcome =
  | { readonly kind: 'stored'; readonly photo: StoredVenuePhoto }
  | { readonly kind: 'refused'; readonly problem: VenuePhotoProblem }

/** No text of a photograph in any language. */
export const NO_TEXTS = Object.fromEntries(LANGUAGE_CODES.map((language) => [language, ''])) as Readonly<
  Record<Language, string>
>

/** What nobody has said of a photograph yet. */
export const UNSAID = { scene: null, captions: NO_TEXTS } as const

/** A photograph that was just sent. */
export function freshPhoto({ id, key, width, height }: StoredVenuePhoto) {
  return {
    id,
    key,
    width,
    height,
    focus: { ...MIDDLE },
    alts: { ...NO_TEXTS },
    ...UNSAID,
  } satisfies VenuePhoto
}

/** The languages in which a photograph has no alternative text. */
export function missingAlts({ alts }: Pick<VenuePhoto, 'alts'>): Language[] {
  return LANGUAGE_CODES.filter((language) => alts[language].trim() === '')
}

export type { FocalPoint }
