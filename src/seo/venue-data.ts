/** schema.org objects of the venue list and of a venue's page. */

/** What search engines are told about a venue. The exact address is not among it (decision 6.1). */
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
  /** Names of its equipment, in the page's language. */
  readonly amenities: readonly string[]
  /** Before tax. */
  readonly priceFromDayCents: number
}

/** A name and the whole address that it leads to. */
export interface NamedUrl {
  readonly name: string
  readonly url: string
}

const CONTEXT = 'https://schema.org'
/** UN/CEFACT codes, as schema.org wants them. */
const SQUARE_METRE = 'MTK'
const DAY = 'DAY'

/** A venue: what it is, roughly where, how large, with what, and from which price. */
export function venueData(venue: VenueFacts): object[] {
  return [eventVenue(venue), hireOffer(venue)]
}

function eventVenue(venue: VenueFacts): object {
  return {
    '@context': CONTEXT,
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
    floorSize: { '@type': 'QuantitativeValue', value: venue.surfaceM2, unitCode: SQUARE_METRE },
    amenityFeature: venue.amenities.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  }
}

/** A place has no price in schema.org, its hire does. */
function hireOffer(venue: VenueFacts): object {
  return {
    '@context': CONTEXT,
    '@type': 'Offer',
    url: venue.url,
    itemOffered: { '@type': 'Service', name: venue.name, areaServed: { '@id': venueId(venue) } },
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice: venue.priceFromDayCents / 100,
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

/** The way from the home page to a page, the page itself last. */
export function breadcrumbData(steps: readonly NamedUrl[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

/**
 * A list of pages, in order.
 * @param total how many there are, of which `items` may be the first
 */
export function itemListData(items: readonly NamedUrl[], total: number): object {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: items.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url,
    })),
  }
}
