/** Conversion of reported events into counter increments. */
import { delocalize } from '#/i18n/addresses/delocalize.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#/i18n/languages.ts'
import type { MeasuredEvent } from '#/lib/measured-event.ts'
import { engagementOf } from '../model/engagement.ts'
import type { EventBatch } from '../model/measured-event.schema.ts'
import { bucketOf } from '../model/vital-scale.ts'
import type { DailyCounters } from './daily-counters.server.ts'
import type { LabelBound } from './label-bound.server.ts'

/** Data of the catalogue; passed by the composition root, since modules do not import each other. */
export interface CatalogueFacts {
  /** The published venue of a slug, with `-fullwidth` or without; `undefined` for an unknown one. */
  venue(slug: string): { readonly slug: string; readonly type: string } | undefined
  /** A search as predefined terms, without typed text; `undefined` for a query without a filter. */
  describeSearch(query: string, language: Language): SearchTerms | undefined
}

/** A search in countable terms: `type:gallery`, `word:marais`, `word:other`. */
export interface SearchTerms {
  readonly terms: readonly string[]
  readonly results: number
}

/** Dependencies of the count. */
export interface CountingParts {
  readonly counters: DailyCounters
  readonly labels: LabelBound
  readonly facts: CatalogueFacts
  /** `2026-11-20`, in Paris. */
  readonly day: string
}

/** Events that are meaningless without a venue. */
const NEEDS_VENUE: ReadonlySet<string> = new Set(['venue_view', 'add_to_favorites'])

/** Increment the counters of every event. The page, its language and its venue follow from the path. */
export function countBatch({ device, events }: EventBatch, parts: CountingParts): void {
  for (const event of events) {
    const place = placeOf(event.path)
    // Only a missing page may have an unknown address.
    if (place.page === undefined && event.name !== 'page_not_found') continue
    const page = place.page ?? 'error'
    // Staff activity in the back office is not a visit.
    if (page.startsWith('admin')) continue
    if (event.name === 'web_vitals') {
      const bucket = bucketOf(event.label, event.value)
      parts.counters.addVital({ day: parts.day, page, device, metric: event.label, bucket })
      continue
    }
    if (event.name === 'search' && page !== 'venues') continue
    const slug = event.name === 'add_to_favorites' ? event.venue : place.venue
    const venue = slug === undefined ? undefined : parts.facts.venue(slug)
    // A venue outside the catalogue is invented or deleted.
    if (venue === undefined && NEEDS_VENUE.has(event.name)) continue
    const step = {
      day: parts.day,
      name: event.name,
      page,
      venueSlug: venue?.slug ?? '',
      venueCategory: venue?.type ?? '',
      language: place.language,
    }
    for (const { label, value } of labelsOf(event, page, place.language, parts))
      parts.counters.addEvent({ ...step, label, value })
  }
}

interface Place {
  readonly page: string | undefined
  readonly language: Language
  readonly venue: string | undefined
}

function placeOf(path: string): Place {
  const address = delocalize(path)
  const prefix = path.split('/')[1]
  return {
    page: address?.page,
    language: address?.ui ?? (isLanguage(prefix) ? prefix : DEFAULT_LANGUAGE),
    venue: address?.page === 'venue' ? address.params.slug : undefined,
  }
}

interface Label {
  readonly label: string
  readonly value: number
}

/** Counter labels of an event; a search counts once as itself and once for each of its terms. */
function labelsOf(event: MeasuredEvent, page: string, language: Language, parts: CountingParts): Label[] {
  switch (event.name) {
    case 'time_on_page':
      return [{ label: engagementOf(event.value), value: event.value }]
    case 'contact_request':
      return [{ label: page === 'contact-success' ? 'venue' : 'general', value: 0 }]
    case 'click':
      return [{ label: parts.labels.bounded(parts.day, 'click', event.label), value: 0 }]
    case 'page_not_found':
      // The not-found reports hold the addresses; this only counts whether it was a venue's.
      return [{ label: page === 'venue' ? 'venue' : 'page', value: 0 }]
    case 'search': {
      const search = parts.facts.describeSearch(event.query, language)
      if (search === undefined) return []
      const terms = search.terms.map((term) => parts.labels.bounded(parts.day, 'search', term))
      return ['', ...terms].map((label) => ({ label, value: search.results }))
    }
    default:
      return [{ label: '', value: 0 }]
  }
}
