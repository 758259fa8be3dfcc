/**
 * The ids by which venues are described (behaviour 9.3, 6.1). Each is a key of the
 * messages; which ones there are is the same for everything that reads or writes venues.
 */

/** The kinds of venues, in the order in which they are offered. */
export const VENUE_TYPES = ['showroom', 'gallery', 'popup', 'loft'] as const

/** A kind of venue; its names are the messages under `type`. */
export type VenueType = (typeof VENUE_TYPES)[number]

/** The ways to fill a room. A venue says for each how many guests it holds. */
export const LAYOUTS = ['standing', 'cocktailDinner', 'seatedDinner', 'runway'] as const

/** A way to fill a room; its names are the messages under `layout`. */
export type Layout = (typeof LAYOUTS)[number]

/** The groups that venues are filed under (behaviour 9.3). */
export const CATEGORY_GROUPS = ['fashion-spaces', 'art-and-design', 'prestigious-neighborhoods'] as const

/** A category group; its names are the messages under `group`. */
export type CategoryGroup = (typeof CATEGORY_GROUPS)[number]

/** Equipment in the order in which it is listed. */
export const EQUIPMENT = [
  'wifi',
  'heating',
  'air-conditioning',
  'natural-light',
  'track-lighting',
  'street-window',
  'courtyard',
  'racks',
  'mirrors',
  'dressing-room',
  'furniture',
  'kitchen',
  'catering-kitchen',
  'sound-system',
  'cloakroom',
  'storage',
  'lift',
  'freight-lift',
  'step-free-access',
  'security',
  'toilets',
] as const

/** Something that a room can have; its names are the messages under `equipment`. */
export type Equipment = (typeof EQUIPMENT)[number]

/** How the electricity arrives; names are the messages under `powerPhase`. */
export const POWER_PHASES = ['single', 'three'] as const

/** The lift that goods or guests take; names are the messages under `lift`. */
export const LIFTS = ['none', 'passenger', 'goods'] as const

/** A kind of lift. */
export type Lift = (typeof LIFTS)[number]

/** Which caterers may work there: any, or those of the owner's list alone; names are the messages under `caterer`. */
export const CATERERS = ['own', 'house'] as const

/**
 * Until when music may be amplified: never, until an hour of Paris, or always. Hours have no messages; the others
 * are under `musicUntil`.
 */
export const MUSIC_HOURS = [
  'never',
  ...(['18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00', '21:30', '22:00', '22:30'] as const),
  ...(['23:00', '23:30', '00:00', '00:30', '01:00', '01:30', '02:00', '02:30', '03:00'] as const),
  ...(['03:30', '04:00', '04:30', '05:00', '05:30', '06:00'] as const),
  'always',
] as const

/** Where windows look; names are the messages under `orientation`. */
export const ORIENTATIONS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const
