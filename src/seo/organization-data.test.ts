import { expect, test } from 'vitest'
import { organizationData, websiteData } from './organization-data.ts'

const SITE = 'https://passage.example'

test('the organisation states what the specification lists and no founding date', () => {
  const data = organizationData(SITE, 'Rooms for fashion')
  expect(data).toMatchObject({
    name: 'Passage',
    url: SITE,
    description: 'Rooms for fashion',
    address: { addressCountry: 'FR', addressLocality: 'Paris' },
    contactPoint: { contactType: 'customer service', availableLanguage: ['French', 'English'] },
  })
  expect(JSON.stringify(data)).not.toMatch(/foundingDate|2002|1983/)
})

test('the search leads to the venue list of the language', () => {
  expect(websiteData(SITE, 'fr')).toMatchObject({
    inLanguage: 'fr',
    potentialAction: { target: { urlTemplate: `${SITE}/fr/lieux?q={search_term_string}` } },
  })
})
