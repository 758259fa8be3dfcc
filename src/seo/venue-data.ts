/** schema.org objects of a venue's page. */

import type { EventVenue, Offer } from 'schema-dts'
import { toEuros } from '#/lib/money.ts'

/** Structured data of a venue. The exact address is not part of it (behaviour 6.1). */
export interface VenueFacts {
  readonly name: string
  readonly description: string
  /** Whole address of its page. */
  readonly url: string
  /** Whole addresses of its photographs, the cover first. */
  readonly images: readonly string[]
  /** 1 to 20. */
  readonly arrondissement: number
  /** The most guests that it holds in any layout. */
  readonly guests: number
  readonly surfaceM2: number
  /** Label of the surface in the page's language. */
  readonly surfaceName: string
  /** Names of its equipment, in the page's language. */
  readonly amenities: readonly string[]
  /** Numbers of its technical sheet that are known. */
  readonly measures: readonly VenueMeasure[]
  /** Before tax. */
  readonly priceFromDayCents: number
}

/** A figure for structured data, with its UN/CEFACT unit. */
export interface VenueMeasure {
  /** In the page's language. */
  readonly name: string
  readonly value: number
  readonly unit: keyof typeof UNIT_CODES
}

/** UN/CEFACT codes, as schema.org wants them. */
const SQUARE_METRE = 'MTK'
const DAY = 'DAY'
const UNIT_CODES = {
  kilowatt: 'KWT',
  kilogramPerSquareMetre: '28',
  kilogram: 'KGM',
  centimetre: 'CMT',
  metre: 'MTR',
} as const

/** A venue: what it is, roughly where, how large, with what, and from which price. */
export function venueData(venue: VenueFacts): [EventVenue, Offer] {
  return [eventVenue(venue), hireOffer(venue)]
}

function eventVenue(venue: VenueFacts): EventVenue {
  return {
    '@type': 'EventVenue',
    '@id': venueId(venue),
    name: venue.name,
    description: venue.description,
    url: venue.url,
    image: venue.images,
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Paris',
      postalCode: postalCode(venue.arrondissement),
      addressCountry: 'FR',
    },
    maximumAttendeeCapacity: venue.guests,
    // A place has no floor area of its own in schema.org; an accommodation has, which this is not.
    additionalProperty: {
      '@type': 'PropertyValue',
      name: venue.surfaceName,
      value: venue.surfaceM2,
      unitCode: SQUARE_METRE,
    },
    amenityFeature: [
      ...venue.amenities.map((name) => feature({ name, value: true })),
      ...venue.measures.map(({ name, value, unit }) => feature({ name, value, unitCode: UNIT_CODES[unit] })),
    ],
  }
}

function feature(facts: { name: string; value: true | number; unitCode?: string }) {
  return { '@type': 'LocationFeatureSpecification', ...facts } as const
}

/** A place has no price in schema.org, its hire does. */
function hireOffer(venue: VenueFacts): Offer {
  return {
    '@type': 'Offer',
    url: venue.url,
    itemOffered: { '@type': 'Service', name: venue.name, areaServed: { '@id': venueId(venue) } },
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice: toEuros(venue.priceFromDayCents),
      priceCurrency: 'EUR',
      unitCode: DAY,
      valueAddedTaxIncluded: false,
    },
  }
}

function venueId({ url }: VenueFacts): string {
  return `${url}#venue`
}

/** The postal code of a Paris arrondissement: 3 is 75003. */
export function postalCode(arrondissement: number): string {
  return `75${String(arrondissement).padStart(3, '0')}`
}
