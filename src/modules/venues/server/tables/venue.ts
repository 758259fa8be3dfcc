/** Rows of the catalogue (behaviour 6.1). Which ids are allowed is the venues feature's affair. */
import type { Generated } from 'kysely'
import type { Language } from '#/i18n/languages.ts'
import type { PhotoScene } from '../../model/photo-scene.ts'
import type { VenueTextField } from '../../model/venue-copy.ts'
import type { VenueStatus } from '../../model/venue-summary.ts'

/** One venue: what is the same in every language. */
export interface VenueTable {
  /** UUID. */
  id: string
  /** Part of the public address, the same in every language; unique. */
  slug: string
  name: string
  type: string
  neighborhood: string
  /** 1 to 20. */
  arrondissement: number
  /** The nearest station; exact addresses are never public. */
  metro: string
  surface_m2: number
  ceiling_height_cm: number
  /** Before tax, the lowest price of a day. */
  price_from_day_cents: number
  minimum_days: number
  /** Guests; 0 where the layout is not offered. The next three likewise. */
  capacity_standing: number
  capacity_cocktail_dinner: number
  capacity_seated_dinner: number
  capacity_runway: number
  /** The technical sheet, as are those down to the steps; absent where it is not known. */
  power_kw: number | null
  power_phase: string | null
  floor_load_kg_m2: number | null
  goods_door_width_cm: number | null
  goods_door_height_cm: number | null
  lift: string | null
  lift_load_kg: number | null
  lift_width_cm: number | null
  lift_depth_cm: number | null
  /** `HH:MM` of Paris, `never` or `always`. */
  music_until: string | null
  caterer: string | null
  /** 0 for none, as are the steps. */
  rail_metres: number | null
  orientation: string | null
  access_steps: number | null
  /** A floor plan as JSON, read through its schema; absent where none is drawn. */
  plan: string | null
  /** What fits on it, as JSON (`plan-figures.ts`); absent in rows that were last saved before it was kept. */
  plan_figures: string | null
  status: VenueStatus
  /** In our selection, from 0; NULL for one that comes after all others. */
  selection_place: number | null
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  updated_at: string
}

/** A venue's words in one language. Key: venue and language. */
export interface VenueTranslationTable {
  venue_id: string
  language: Language
  title: string
  tagline: string
  /** Paragraphs, separated by an empty line. */
  description: string
  /** How to get there and in; empty where nothing is said. */
  access: Generated<string>
  /** For search results; empty where the tagline serves. */
  search_description: Generated<string>
}

/**
 * A text that is behind the French one: the French that it was written from. Key: all columns but the last. There is
 * no row for a text that is up to date.
 */
export interface VenueTextSourceTable {
  venue_id: string
  language: Language
  field: VenueTextField
  french: string
}

/** Equipment of a venue. Key: both columns. */
export interface VenueEquipmentTable {
  venue_id: string
  equipment: string
}

/** Which category groups a venue is in. Key: both columns. */
export interface VenueCategoryGroupTable {
  venue_id: string
  category_group: string
}

/** Which events a venue is made for. Key: both columns. */
export interface VenueEventTypeTable {
  venue_id: string
  event_type: string
}

/** One photograph. Its bytes are in the storage, under its key. */
export interface PhotoTable {
  /** UUID. */
  id: string
  /** Key in the storage and in `/img/…/{key}`; unique. */
  key: string
  venue_id: string
  /** 0 is the cover. */
  position: number
  /** Pixels, as is the height. */
  width: number
  height: number
  /** `data:image/webp;base64,…`, at most 400 bytes. */
  placeholder: string
  /** `#rrggbb`; absent where the picture could not be looked at. */
  dominant_color: string | null
  /** Of the stored bytes, hexadecimal; says whether an import must store them again. */
  sha256: string
  /** Focal point, in view in every crop: per cent from the left, and from the top. */
  focal_x: Generated<number>
  focal_y: Generated<number>
  /** Absent where nobody has said. */
  scene: PhotoScene | null
}

/** A stored photograph that no page shows: just sent, or taken off a venue whose history still names it. */
export interface UnplacedPhotoTable extends Omit<PhotoTable, 'position' | 'focal_x' | 'focal_y' | 'scene'> {
  /** ISO 8601, UTC. */
  created_at: string
}

/** Something a room can have that the agency named itself, beside the list that comes with the site. */
export interface OwnEquipmentTable {
  /** UUID. */
  id: string
  /** Name of a Lucide pictogram. */
  icon: string
  /** ISO 8601, UTC. */
  created_at: string
}

/** Its name in one language. Key: equipment and language. */
export interface OwnEquipmentNameTable {
  equipment_id: string
  language: Language
  name: string
}

/** One change of own equipment. Never changed afterwards. */
export interface OwnEquipmentHistoryTable {
  id: string
  equipment_id: string
  /** The version that the change led to; unique for a piece of equipment. */
  version: number
  /** ISO 8601, UTC. */
  at: string
  actor_id: string | null
  actor: string | null
  event: string
  /** As it was after the change. */
  icon: string
  /** Names by language. */
  names: object
}

/** Which venues have it. Key: both columns. */
export interface VenueOwnEquipmentTable {
  venue_id: string
  equipment_id: string
}

/** A photograph's alternative text in one language. Key: photo and language. */
export interface PhotoTranslationTable {
  photo_id: string
  language: Language
  alt: string
}

/** A photograph's caption in one language. Key: photo and language. There is no row where none is written. */
export interface PhotoCaptionTable {
  photo_id: string
  language: Language
  caption: string
}

/** The catalogue's part of the schema. */
export interface CatalogueTables {
  venue: VenueTable
  venue_translation: VenueTranslationTable
  venue_text_source: VenueTextSourceTable
  venue_equipment: VenueEquipmentTable
  venue_category_group: VenueCategoryGroupTable
  venue_event_type: VenueEventTypeTable
  photo: PhotoTable
  photo_translation: PhotoTranslationTable
  photo_caption: PhotoCaptionTable
  unplaced_photo: UnplacedPhotoTable
  own_equipment: OwnEquipmentTable
  own_equipment_name: OwnEquipmentNameTable
  own_equipment_history: OwnEquipmentHistoryTable
  venue_own_equipment: VenueOwnEquipmentTable
}

declare module '#/platform/database/schema.ts' {
  interface Tables extends CatalogueTables {}
}
