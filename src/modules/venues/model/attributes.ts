/**
 * The attributes of a venue, each described once. Columns, catalogue file, document of the editor, limits and filter
 * derive from this table. It holds data only, no validators: the public list reads it in the browser (ADR 0058).
 */
import { EVENT_IDS } from '#/i18n/addresses/slugs-events.ts'
import { NEIGHBORHOOD_IDS } from '#/i18n/addresses/slugs-neighborhoods.ts'
import type { Attribute } from './attribute-kinds.ts'
import type { VenuePlan } from './plan/plan.ts'
import {
  CATEGORY_GROUPS,
  CATERERS,
  EQUIPMENT,
  type Layout,
  LIFTS,
  MUSIC_HOURS,
  ORIENTATIONS,
  POWER_PHASES,
  VENUE_TYPES,
} from './venue-options.ts'

/**
 * Every attribute besides name and slug, in the order of the catalogue file and of the history: one value, then lists.
 * An attribute that is neither optional nor has a stand-in for unknown is always known.
 */
export const VENUE_ATTRIBUTES = {
  type: {
    kind: 'oneOf',
    column: 'type',
    ids: VENUE_TYPES,
    filter: { kind: 'anyOf', key: 'type' },
    section: 'facts',
  },
  neighborhood: {
    kind: 'oneOf',
    column: 'neighborhood',
    ids: NEIGHBORHOOD_IDS,
    filter: { kind: 'anyOf', key: 'neighborhood' },
    section: 'facts',
  },
  arrondissement: { kind: 'count', column: 'arrondissement', min: 1, max: 20, unknown: 1, section: 'facts' },
  /** The nearest station. */
  metro: { kind: 'line', column: 'metro', maxLength: 100, section: 'facts' },
  /** Exact; never public, as is the position. */
  address: { kind: 'line', column: 'address', maxLength: 200, section: 'facts', isPrivate: true },
  latitude: { kind: 'degrees', column: 'latitude', limit: 90, section: 'facts', isPrivate: true },
  longitude: { kind: 'degrees', column: 'longitude', limit: 180, section: 'facts', isPrivate: true },
  surfaceM2: {
    kind: 'count',
    column: 'surface_m2',
    min: 1,
    max: 100_000,
    unknown: 1,
    filter: { kind: 'range', min: 'surfaceMin', max: 'surfaceMax', limit: 100_000, bounds: 'surface' },
    unitName: 'squareMetres',
    sort: { name: 'surface', place: 2 },
    section: 'facts',
  },
  ceilingHeightCm: {
    kind: 'count',
    column: 'ceiling_height_cm',
    min: 50,
    max: 10_000,
    unknown: 1,
    unit: 100,
    unitName: 'metres',
    fileName: 'ceilingHeightM',
    section: 'facts',
  },
  capacity: {
    kind: 'capacity',
    columns: {
      standing: 'capacity_standing',
      cocktailDinner: 'capacity_cocktail_dinner',
      seatedDinner: 'capacity_seated_dinner',
      runway: 'capacity_runway',
    },
    section: 'capacities',
  },
  /** Before tax. */
  priceFromDayCents: {
    kind: 'count',
    column: 'price_from_day_cents',
    min: 100,
    max: 100_000_000,
    unknown: 0,
    unit: 100,
    unitName: 'euros',
    fileName: 'priceFromDayEur',
    fileMin: 0,
    filter: { kind: 'range', max: 'priceMax', limit: 1_000_000, bounds: 'price' },
    sort: { name: 'price', place: 1 },
    section: 'facts',
  },
  minimumDays: {
    kind: 'count',
    column: 'minimum_days',
    min: 1,
    max: 365,
    unknown: 1,
    unitName: 'days',
    section: 'facts',
  },
  powerKw: {
    kind: 'count',
    column: 'power_kw',
    min: 1,
    max: 2000,
    unitName: 'kilowatts',
    isOptional: true,
    section: 'sheet',
  },
  powerPhase: { kind: 'oneOf', column: 'power_phase', ids: POWER_PHASES, isOptional: true, section: 'sheet' },
  floorLoadKgM2: {
    kind: 'count',
    column: 'floor_load_kg_m2',
    min: 50,
    max: 10_000,
    unitName: 'kilogramsPerSquareMetre',
    isOptional: true,
    section: 'sheet',
  },
  /** The narrowest opening on the way that goods take, as is its height. */
  goodsDoorWidthCm: {
    kind: 'count',
    column: 'goods_door_width_cm',
    min: 50,
    max: 1000,
    unitName: 'centimetres',
    filter: { kind: 'range', min: 'goodsDoorMin', limit: 1000, bounds: 'goodsDoor' },
    isOptional: true,
    section: 'sheet',
  },
  goodsDoorHeightCm: {
    kind: 'count',
    column: 'goods_door_height_cm',
    min: 100,
    max: 1000,
    unitName: 'centimetres',
    isOptional: true,
    section: 'sheet',
  },
  lift: { kind: 'oneOf', column: 'lift', ids: LIFTS, isOptional: true, section: 'sheet' },
  liftLoadKg: {
    kind: 'count',
    column: 'lift_load_kg',
    min: 50,
    max: 20_000,
    unitName: 'kilograms',
    isOptional: true,
    section: 'sheet',
  },
  /** Inside the cabin, as is its depth. */
  liftWidthCm: {
    kind: 'count',
    column: 'lift_width_cm',
    min: 50,
    max: 1000,
    unitName: 'centimetres',
    isOptional: true,
    section: 'sheet',
  },
  liftDepthCm: {
    kind: 'count',
    column: 'lift_depth_cm',
    min: 50,
    max: 1000,
    unitName: 'centimetres',
    isOptional: true,
    section: 'sheet',
  },
  /** The hour after which music may no longer be amplified. */
  musicUntil: { kind: 'oneOf', column: 'music_until', ids: MUSIC_HOURS, isOptional: true, section: 'sheet' },
  /** The fact `own-caterer` of the copy promises that the page says where a client's own caterer is not possible. */
  caterer: { kind: 'oneOf', column: 'caterer', ids: CATERERS, isOptional: true, section: 'sheet' },
  /** Rails that are there; 0 for none. */
  railMetres: {
    kind: 'count',
    column: 'rail_metres',
    min: 0,
    max: 1000,
    unitName: 'metres',
    isOptional: true,
    section: 'sheet',
  },
  /** Where most windows look. */
  orientation: {
    kind: 'oneOf',
    column: 'orientation',
    ids: ORIENTATIONS,
    isOptional: true,
    section: 'sheet',
  },
  /** Between the pavement and the room, lifts used; 0 is step-free. */
  accessSteps: {
    kind: 'count',
    column: 'access_steps',
    min: 0,
    max: 500,
    filter: { kind: 'anyOf', key: 'access', ids: ['step-free'], values: [0] },
    isOptional: true,
    section: 'sheet',
  },
  plan: { kind: 'plan', column: 'plan', section: 'plan' },
  equipment: {
    kind: 'eachOf',
    table: 'venue_equipment',
    column: 'equipment',
    ids: EQUIPMENT,
    filter: { kind: 'allOf', key: 'equipment' },
    section: 'equipment',
  },
  categoryGroups: {
    kind: 'eachOf',
    table: 'venue_category_group',
    column: 'category_group',
    ids: CATEGORY_GROUPS,
    filter: { kind: 'anyOf', key: 'group' },
    section: 'uses',
  },
  eventTypes: {
    kind: 'eachOf',
    table: 'venue_event_type',
    column: 'event_type',
    ids: EVENT_IDS,
    filter: { kind: 'has', key: 'event' },
    section: 'uses',
  },
  ownEquipment: { kind: 'own', table: 'venue_own_equipment', column: 'equipment_id', section: 'equipment' },
} as const satisfies Readonly<Record<string, Attribute>>

/** The table's type. */
export type Attributes = typeof VENUE_ATTRIBUTES

/** Key of the table of attributes, e.g. `surfaceM2`. */
export type AttributeName = keyof Attributes

/** The value of an attribute in a published venue. */
export type ValueOf<A extends Attribute> = A extends { isOptional: true }
  ? KnownValueOf<A> | null
  : KnownValueOf<A>

type KnownValueOf<A extends Attribute> = A extends { kind: 'line' }
  ? string
  : A extends { kind: 'oneOf'; ids: readonly (infer Id)[] }
    ? Id
    : A extends { kind: 'eachOf'; ids: readonly (infer Id)[] }
      ? Id[]
      : A extends { kind: 'own' }
        ? string[]
        : A extends { kind: 'capacity' }
          ? Record<Layout, number>
          : A extends { kind: 'plan' }
            ? VenuePlan | null
            : number

/** The value in a draft, where a number may be unknown; a capacity is `null` where the layout is not offered. */
export type DraftValueOf<A extends Attribute> = A extends { kind: 'count' | 'degrees' }
  ? number | null
  : A extends { kind: 'capacity' }
    ? Record<Layout, number | null>
    : ValueOf<A>

/** The attributes of a draft. */
export type DraftFacts = { [K in AttributeName]: DraftValueOf<Attributes[K]> }

/** An attribute of the technical sheet. */
export type SheetName = {
  [K in AttributeName]: Attributes[K] extends { section: 'sheet' } ? K : never
}[AttributeName]

/** What builders ask about a room before they come. What is unknown is `null`. */
export type TechnicalSheet = { [K in SheetName]: ValueOf<Attributes[K]> }

/** The names of the attributes of a kind. */
export type NamesOf<Kind extends Attribute['kind']> = {
  [K in AttributeName]: Attributes[K]['kind'] extends Kind ? K : never
}[AttributeName]

/** The attributes of some kinds with their names, in the order of the table. */
export function attributesOf<const Kind extends Attribute['kind']>(
  ...kinds: readonly Kind[]
): (readonly [NamesOf<Kind>, Extract<Attribute, { kind: Kind }>])[] {
  const all = Object.entries<Attribute>(VENUE_ATTRIBUTES)
  return all.filter(([, { kind }]) => kinds.some((one) => one === kind)) as never
}

/** The attributes of the technical sheet, in the order of the table. */
export const SHEET_ATTRIBUTES = attributesOf('count', 'oneOf').filter(
  ([, { section }]) => section === 'sheet',
) as unknown as readonly (readonly [SheetName, Extract<Attribute, { kind: 'count' | 'oneOf' }>])[]
