import type { EventId } from '#/i18n/addresses/paths.ts'

/** The event types of the strip, each with a page in every language (behaviour 9.2). */
export const STRIP_EVENTS = [
  'showroom',
  'fashion-show',
  'pop-up-stores',
  'cocktail-party',
  'after-show',
  'fitting-preparation',
] as const satisfies readonly EventId[]

/** The event types that the agency offers (behaviour 9.1). */
export const OFFERED_EVENTS = [
  ...STRIP_EVENTS,
  'collection-presentation',
] as const satisfies readonly EventId[]
