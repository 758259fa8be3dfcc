import type { EventId } from '#/i18n/addresses/paths.ts'
import type { SitePictureName } from './site-pictures.ts'

/** The event types of the strip, each with a page in every language (behaviour 9.2). */
export const STRIP_EVENTS = [
  'showroom',
  'fashion-show',
  'pop-up-stores',
  'cocktail-party',
  'after-show',
  'fitting-preparation',
] as const satisfies readonly EventId[]

/**
 * The pictures of the strip. Showroom, fitting and cocktail were photographed in one salon: only the last keeps it here,
 * so that six types are six rooms.
 */
export const STRIP_PICTURES: Readonly<Record<(typeof STRIP_EVENTS)[number], SitePictureName>> = {
  showroom: 'event-presentation-collection',
  'fashion-show': 'event-fashion-show',
  'pop-up-stores': 'event-pop-up-stores',
  'cocktail-party': 'event-cocktail-party',
  'after-show': 'event-after-show',
  'fitting-preparation': 'event-collection-presentation',
}

/** The event types that the agency offers (behaviour 9.1). */
export const OFFERED_EVENTS = [
  ...STRIP_EVENTS,
  'collection-presentation',
] as const satisfies readonly EventId[]
