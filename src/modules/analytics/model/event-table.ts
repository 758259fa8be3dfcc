/** The parameters of each event (behaviour 9.3), the same in our own measurement and in Google's tag. */
import type { MeasuredEvent, PageEvent } from '#/lib/measured-event.ts'
export type EventName = MeasuredEvent['name']

/** The category of every event; it follows from the name. */
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

/** What a label depends on besides its event. */
export interface EventPlace {
  /** Id of the page. */
  readonly page: string
  /** Whether the address is that of a venue, readable or not. */
  readonly isVenue: boolean
  /** Of a search: its predefined terms, never what was typed. */
  readonly terms: readonly string[]
}

/** The labels of an event; a search is one without a label and one of each of its terms. */
export function labelsOf(event: PageEvent, { page, isVenue, terms }: EventPlace): readonly string[] {
  switch (event.name) {
    case 'time_on_page':
      return [engagementOf(event.value)]
    case 'contact_request':
      return [page === 'contact-success' ? 'venue' : 'general']
    case 'page_not_found':
      return [isVenue ? 'venue' : 'page']
    case 'click':
      return [event.label]
    case 'search':
      return ['', ...terms]
    default:
      return ['']
  }
}

/** Bands of the time on a page (behaviour 9.4). */
type Engagement = 'high' | 'medium' | 'low'

/** The band of a stay in seconds: high above 30, medium above 10, low otherwise. */
function engagementOf(seconds: number): Engagement {
  if (seconds > 30) return 'high'
  return seconds > 10 ? 'medium' : 'low'
}
