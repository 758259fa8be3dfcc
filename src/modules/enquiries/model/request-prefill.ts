/** Query of the request without a venue: `?event=showroom&neighborhood=bastille&guests=50&startDate=2027-03-01&duration=4`. */
import { isNeighborhood } from '#/i18n/addresses/ids.ts'
import { type SearchParams, stringifySearch } from '#/i18n/addresses/search-params.ts'
import type { EventId } from '#/i18n/addresses/slugs-events.ts'
import { readBrief } from '#/modules/venues/model/brief.ts'
import { exactGuests } from '#/modules/venues/model/guest-ranges.ts'
import { USUAL_ARRONDISSEMENT } from '#/modules/venues/model/usual-arrondissement.ts'
import { EMPTY_FILTER, type VenueFilter } from '#/modules/venues/model/venue-filter.ts'
import type { BriefLayout } from '#/modules/venues/model/wished-layout.ts'
import { type EVENT_TYPES, GUEST_COUNTS, LOCATIONS } from './enquiry-options.ts'
import type { QuoteRequestField } from './form-fields.ts'

/** The event types that the form has an option for; all others are `other`, and the message names them. */
const ASKED_AS: Readonly<Partial<Record<EventId, (typeof EVENT_TYPES)[number]>>> = {
  showroom: 'private_showroom',
  'fashion-show': 'fashion_show',
  'collection-presentation': 'collection_presentation',
}

/** What the form is filled in with. */
interface RequestPrefill {
  readonly values: Readonly<Partial<Record<QuoteRequestField, string>>>
  /** The number of guests, where the address says one: the form has ranges. */
  readonly guests?: number | undefined
  /** What it has no field for: the beginning of the message. */
  readonly rest: VenueFilter
  readonly layout?: BriefLayout | undefined
}

/** Read the query of the address; what cannot be used is left empty. */
export function requestPrefill(search: SearchParams): RequestPrefill {
  const query = new URLSearchParams(stringifySearch(search))
  const { event, guests, layout, startDate, duration } = readBrief(query)
  const place = query.get('neighborhood') ?? ''
  const neighborhood = isNeighborhood(place) ? place : undefined
  const exact = exactGuests(guests)
  const option = event && ASKED_AS[event]
  const location = neighborhood && LOCATIONS.find((one) => one === String(USUAL_ARRONDISSEMENT[neighborhood]))
  return {
    values: {
      ...(event && { eventType: option ?? 'other' }),
      ...(startDate && { desiredDate: startDate }),
      ...(guests && { guestCount: guestCountOf(guests) }),
      ...(location && { preferredLocation: location }),
    },
    ...(exact && { guests: exact }),
    rest: {
      ...EMPTY_FILTER,
      ...(exact && { guests: exact }),
      ...(event && !option && { event }),
      ...(duration && { duration, ...(startDate && { startDate }) }),
      ...(neighborhood && { neighborhood: [neighborhood] }),
    },
    ...(layout && { layout }),
  }
}

function guestCountOf(guests: number): (typeof GUEST_COUNTS)[number] {
  const [few, some, many, most] = GUEST_COUNTS
  return guests < 20 ? few : guests <= 50 ? some : guests <= 100 ? many : most
}
