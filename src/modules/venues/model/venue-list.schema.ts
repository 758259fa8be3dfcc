/** Query of the list of venues in the back office, from its address. */
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import { NEIGHBORHOOD_IDS } from '#/i18n/addresses/slugs-neighborhoods.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { VENUE_ATTRIBUTES } from './attributes.ts'
import { EQUIPMENT, VENUE_TYPES } from './venue-options.ts'

/** Tabs of the list; `todo` are those that are not complete. */
export const VENUE_VIEWS = ['all', 'published', 'draft', 'archived', 'todo'] as const

/** Orders of the list. */
export const VENUE_SORTS = [
  'name',
  'type',
  'surface',
  'price',
  'complete',
  'photos',
  'requests',
  'status',
  'changed',
] as const

/** Most guests and euros that are asked for. */
export const GUESTS_LIMIT = 10_000
export const PRICE_LIMIT = VENUE_ATTRIBUTES.priceFromDayCents.filter.limit

/** Page size of the back office's list. */
export const VENUES_ON_A_PAGE = 50

/** A question to the list. What an address says wrongly is left out. */
export const venueListQuery = z.object({
  view: z.enum(VENUE_VIEWS).catch('all'),
  q: typedLine(100).catch(''),
  type: z.enum(VENUE_TYPES).optional().catch(undefined),
  neighborhood: z.enum(NEIGHBORHOOD_IDS).optional().catch(undefined),
  /** Least number of guests, in the layout that holds most. */
  guests: z.coerce.number().int().min(1).max(GUESTS_LIMIT).optional().catch(undefined),
  /** Highest price a day, in euros before tax. */
  priceMax: z.coerce.number().int().min(1).max(PRICE_LIMIT).optional().catch(undefined),
  equipment: z.enum(EQUIPMENT).optional().catch(undefined),
  /** Only those that are not complete in this language. */
  incomplete: z.enum(LANGUAGE_CODES).optional().catch(undefined),
  sort: z.enum(VENUE_SORTS).catch('changed'),
  order: z.enum(['up', 'down']).catch('down'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})

/** A question to the list. */
export type VenueListQuery = z.infer<typeof venueListQuery>

/** One of the tabs. */
export type VenueView = (typeof VENUE_VIEWS)[number]
