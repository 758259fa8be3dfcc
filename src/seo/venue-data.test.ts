import { expect, test } from 'vitest'
import { postalCode, venueData } from './venue-data.ts'

const VENUE = {
  name: 'Galerie de la Perle',
  description: 'A white room behind one wide shop window.',
  url: 'https://passage.example/venue/galerie-perle',
  images: ['https://passage.example/img/f_jpeg,w_1280/galerie-perle-1'],
  arrondissement: 3,
  guests: 110,
  surfaceM2: 95,
  surfaceName: 'Surface',
  amenities: ['Wi-Fi', 'Heating'],
  measures: [{ name: 'Power', value: 36, unit: 'kilowatt' as const }],
  priceFromDayCents: 145_000,
}

test('arrondissements become postal codes', () => {
  expect(postalCode(3)).toBe('75003')
  expect(postalCode(16)).toBe('75016')
})

test('a venue is described without its street', () => {
  const [place] = venueData(VENUE)
  expect(place).toMatchObject({
    '@type': 'EventVenue',
    name: 'Galerie de la Perle',
    maximumAttendeeCapacity: 110,
    address: { addressLocality: 'Paris', postalCode: '75003', addressCountry: 'FR' },
    additionalProperty: { name: 'Surface', value: 95, unitCode: 'MTK' },
    amenityFeature: [
      { name: 'Wi-Fi', value: true },
      { name: 'Heating', value: true },
      { name: 'Power', value: 36, unitCode: 'KWT' },
    ],
  })
  expect(JSON.stringify(venueData(VENUE))).not.toContain('streetAddress')
})

test('the price is one before tax, a day, in euros, and belongs to this venue', () => {
  const [place, offer] = venueData(VENUE)
  expect(offer).toMatchObject({
    '@type': 'Offer',
    itemOffered: { areaServed: { '@id': typeof place === 'object' ? place['@id'] : '' } },
    priceSpecification: {
      minPrice: 1450,
      priceCurrency: 'EUR',
      unitCode: 'DAY',
      valueAddedTaxIncluded: false,
    },
  })
})
