/** A catalogue outside the database: what an import brings and an export takes away. */
import type { Language } from '#/i18n/languages.ts'
import type { TranslationRecord, VenueRecord } from '../../model/venue-record.schema.ts'

/** A photograph as the database knows it. */
export interface PhotoRecord {
  /** Key in the storage: the file's name without its ending. */
  key: string
  /** Pixels, as is the height. */
  width: number
  height: number
  /** `data:image/webp;base64,…`, at most 400 bytes. */
  placeholder: string
  /** `#rrggbb`; absent where the picture could not be looked at. */
  dominantColor: string | null
  /** Of the stored bytes, hexadecimal. */
  sha256: string
}

/** A photograph of the site, and the venue that it belongs to. */
export interface KnownPhoto extends PhotoRecord {
  readonly slug: string
}

/** A venue with all its texts and the facts of its photographs. */
export interface CatalogueVenue {
  record: VenueRecord
  translations: Partial<Record<Language, TranslationRecord>>
  /** In the order of `record.photos`. */
  photos: PhotoRecord[]
}

/** The file that lists the venues. */
export const VENUES_FILE = 'venues.json'

/** The file with what the agency named itself among the equipment; absent where there is nothing. */
export const EQUIPMENT_FILE = 'equipment.json'

/** The folder with the words, one file for each language. */
export const TRANSLATIONS_FOLDER = 'translations'

/** The folder with the pictures. */
export const PHOTOS_FOLDER = 'photos'
