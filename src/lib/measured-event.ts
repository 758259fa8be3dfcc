/** Events of a visit that the browser counts (behaviour 9.9), before their place is known. */
export type PageEvent =
  | { name: 'page_view' | 'venue_view' | 'contact_request' | 'page_not_found' }
  /** `query`: of the venue list, with its question mark or without. */
  | { name: 'search'; query: string }
  /** `label`: the host that a link leads to, or `tel` or `mailto`. */
  | { name: 'click'; label: string }
  /** `venue`: its slug; hearts are on lists too. */
  | { name: 'add_to_favorites'; venue: string }
  /** `value`: milliseconds; CLS has no unit. */
  | { name: 'web_vitals'; label: 'LCP' | 'INP' | 'CLS' | 'FID' | 'TTFB'; value: number }
  /** `value`: seconds. */
  | { name: 'time_on_page'; value: number }

/** An event and the path, without query, of the page on which it happened. Page, language and venue follow from it. */
export type MeasuredEvent = PageEvent & { path: string }
