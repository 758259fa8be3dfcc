import type { MeasuredEvent } from './measured-event.schema.ts'

/** The names of all events (specification, section 9). */
export type EventName = MeasuredEvent['name']

/** The category of every event; it follows from the name and is not stored beside it. */
export const EVENT_CATEGORIES = {
  page_view: 'page',
  venue_view: 'venue',
  search: 'venue',
  click: 'outbound',
  contact_request: 'contact',
  add_to_favorites: 'favorites',
  page_not_found: 'error',
  web_vitals: 'performance',
  time_on_page: 'engagement',
} as const satisfies Record<EventName, string>
