import type { MeasuredEvent } from '#/lib/measured-event.ts'

export type EventName = MeasuredEvent['name']

/** The category of every event (behaviour 9.3); it follows from the name. */
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
