/** Types of a venue, on the server and in the browser (behaviour 9.3, 6.1). */

import type { EventId } from '#/i18n/addresses/slugs-events.ts'
import type { Language } from '#/i18n/languages.ts'
import type { TechnicalSheet } from './attributes.ts'
import type { BoundsName, TickedFilters } from './filter-table.ts'
import type { NearVenue, OverlookedWord } from './near-match.ts'
import type { PhotoScene } from './photo-scene.ts'
import type { VenuePlan } from './plan/plan.ts'
import type { PlanOffer } from './plan-offers.ts'
import type { CategoryGroup, Equipment, Layout } from './venue-options.ts'
import type { VenueSummary } from './venue-summary.ts'

export type { CategoryGroup, Equipment, Layout, VenueType } from './venue-options.ts'
export { EQUIPMENT, LAYOUTS, VENUE_TYPES } from './venue-options.ts'

/** A photograph as pages show it. */
export interface Photo {
  /** Key in the storage and in `/img/{modifiers}/{key}`, as in `galerie-perle-1`. */
  key: string
  /** Pixels of the original, as is the height. */
  width: number
  height: number
  /** A blurred miniature, `data:image/webp;base64,…`, at most 400 bytes. */
  placeholder: string
  /** The colour of most of it, `#rrggbb`: stands behind the miniature. */
  dominantColor: string
  /** Alternative text in the page's language. */
  alt: string
  /** Focal point, in view in every crop: per cent from the left, and from the top; absent for the middle. */
  focus?: { x: number; y: number }
}

/** A photograph as the page of its venue shows it. */
export interface VenuePicture extends Photo {
  /** Absent where nobody has said. */
  scene: PhotoScene | null
  /** In the page's language; empty where none is written, and nothing stands in. */
  caption: string
}

/** Something in the room that the agency named itself. */
export interface OwnEquipment {
  id: string
  /** In the page's language, else in English, else in French. */
  name: string
  /** Its pictogram: SVG elements on a grid of 24 by 24. */
  shape: string
}

/** Data of a card in a list. */
export interface VenueCard
  extends Pick<
    VenueSummary,
    | 'slug'
    | 'name'
    | 'type'
    | 'neighborhood'
    | 'arrondissement'
    | 'surfaceM2'
    | 'priceFromDayCents'
    | 'minimumDays'
  > {
  /** Guests, standing. */
  guests: number
  /** The cover, and the one that appears when the card is pointed at. */
  photos: Photo[]
}

/** Data of the page of a venue. */
export interface VenueDetail extends VenueCard {
  title: string
  tagline: string
  /** Paragraphs. */
  description: string[]
  /** How to get there and in; empty where nothing is said. */
  access: string
  /** For search results; empty where the tagline serves. */
  searchDescription: string
  /** The language of these texts. */
  copyLanguage: Language
  /** The languages that it has texts in; the others are not offered to search engines. */
  languages: Language[]
  /** Guests for each layout; 0 where it is not offered. */
  capacities: Record<Layout, number>
  /** Absent where none is drawn, or where it has a problem. */
  plan: VenuePlan | null
  /** What fits on it; empty where no plan is shown. */
  planOffers: readonly PlanOffer[]
  ceilingHeightCm: number
  sheet: TechnicalSheet
  /** The nearest station. */
  metro: string
  equipment: Equipment[]
  ownEquipment: OwnEquipment[]
  eventTypes: EventId[]
  categoryGroups: CategoryGroup[]
  /** All of them, the cover first. */
  photos: VenuePicture[]
}

/** Something that the agency named itself, as a choice of the filter. */
export interface OwnChoice {
  id: string
  /** In the page's language, else in English, else in French. */
  name: string
  /** How many of the venues found have it. */
  count: number
}

/** The texts about a venue beside its card. */
export interface VenueOpening {
  tagline: string
  /** The first sentences of its description, as one text. */
  text: string
  /** The language of both. */
  language: Language
}

/** The answer to a search. */
export interface VenueList {
  /** How many venues match. */
  total: number
  /** How many more would, and are taken on the days that were asked for. */
  taken: number
  /** How many of them are in `cards`. */
  shown: number
  cards: VenueCard[]
  /** Whether more guests were asked for at a fashion show than any venue holds: the halls for larger ones are not public. */
  isBeyondShows: boolean
  /** For a map: others that have a pin of their own. */
  pinned: VenueCard[]
  /** Words of the first card, where there are few; absent where there is no text about it. */
  opening?: VenueOpening
  /** Venues that miss one condition, where few match; the nearest first. */
  near: NearVenue[]
  /** Where nothing matches, and nothing is near: venues that may do all the same. */
  instead: VenueCard[]
  /** Searched words that nothing has and that were taken for others. */
  overlooked: OverlookedWord[]
  facets: VenueFacets
  bounds: VenueBounds
  problems: FilterProblem[]
  /** What is searched for, in the terms of the measurement; empty without a filter. */
  terms: readonly string[]
}

/**
 * How many venues each choice would show. The counts of types and neighbourhoods pass over the choices made in
 * their own group; those of equipment lie within the present choice, since everything ticked must be there.
 */
export type VenueFacets = { [Key in keyof TickedFilters]: Record<TickedFilters[Key][number], number> } & {
  /** By name; what no published venue has is not offered. */
  ownEquipment: OwnChoice[]
}

/** The least and the greatest value. */
export interface Bounds {
  min: number
  max: number
}

/** Over the whole catalogue, in the units of the attributes (m², cents); zeros when it is empty. */
export type VenueBounds = Record<BoundsName, Bounds>

/** Something in an address that could not be used, and was left out. */
export interface FilterProblem {
  /** The key in the address. */
  field: string
  /**
   * `number`: not a whole number from `min` to `max`; `range`: `min` is above `max`; `unknown`: no such choice; `day`: no
   * day of the calendar; `past`: a day before today.
   */
  code: 'number' | 'range' | 'unknown' | 'day' | 'past'
  /** The typed text, shortened. */
  text?: string
  min?: number
  max?: number
}
