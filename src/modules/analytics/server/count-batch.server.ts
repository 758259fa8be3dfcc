/** Conversion of reported events into counter increments. */
import { delocalize } from '#/i18n/addresses/delocalize.ts'
import { isVenuePath } from '#/i18n/addresses/venue-path.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#/i18n/languages.ts'
import type { MeasuredEvent } from '#/lib/measured-event.ts'
import { type EventPlace, labelsOf } from '../model/event-table.ts'
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
    const page = place.page ?? (place.isVenue ? 'venue' : 'error')
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
    for (const { label, value } of countedLabels(event, { ...place, page }, parts))
      parts.counters.addEvent({ ...step, label, value })
  }
}

interface Place {
  readonly page: string | undefined
  readonly isVenue: boolean
  readonly language: Language
  readonly venue: string | undefined
}

function placeOf(path: string): Place {
  const address = delocalize(path)
  const prefix = path.split('/')[1]
  return {
    page: address?.page,
    // One that cannot be decoded is still a venue's, as its page says.
    isVenue: address?.page === 'venue' || isVenuePath(path),
    language: address?.ui ?? (isLanguage(prefix) ? prefix : DEFAULT_LANGUAGE),
    venue: address?.page === 'venue' ? address.params.slug : undefined,
  }
}

interface Label {
  readonly label: string
  readonly value: number
}

interface CountedPlace extends Omit<EventPlace, 'terms'> {
  readonly language: Language
}

/** Counter labels of an event; a search counts once as itself and once for each of its terms. */
function countedLabels(
  event: MeasuredEvent,
  place: CountedPlace,
  { facts, labels, day }: CountingParts,
): Label[] {
  if (event.name === 'search') {
    const search = facts.describeSearch(event.query, place.language)
    if (search === undefined) return []
    const terms = search.terms.map((term) => labels.bounded(day, 'search', term))
    return labelsOf(event, { ...place, terms }).map((label) => ({ label, value: search.results }))
  }
  const value = event.name === 'time_on_page' ? event.value : 0
  return labelsOf(event, { ...place, terms: [] }).map((label) => ({
    label: event.name === 'click' ? labels.bounded(day, 'click', label) : label,
    value,
  }))
}
