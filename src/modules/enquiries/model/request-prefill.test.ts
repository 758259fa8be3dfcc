import { expect, test } from 'vitest'
import { EVENT_IDS, NEIGHBORHOOD_IDS } from '#/i18n/addresses/paths.ts'
import { EMPTY_FILTER } from '#/modules/venues/model/venue-filter.ts'
import { ENQUIRY_FIELDS } from './kinds.ts'
import { requestPrefill } from './request-prefill.ts'

test('fills in what the form has a field for, and leaves the rest to the message', () => {
  const search = {
    event: 'showroom',
    guests: '40',
    startDate: '2999-03-01',
    duration: '4',
    neighborhood: 'opera',
  }
  expect(requestPrefill(search)).toEqual({
    values: {
      eventType: 'private_showroom',
      desiredDate: '2999-03-01',
      guestCount: '20_50',
      preferredLocation: '9',
    },
    guests: 40,
    rest: { ...EMPTY_FILTER, guests: 40, startDate: '2999-03-01', duration: 4, neighborhood: ['opera'] },
  })
})

test('an event that is no option is one of the others, by its name', () => {
  const { values, rest } = requestPrefill({ event: 'cocktail-party' })
  expect(values).toEqual({ eventType: 'other' })
  expect(rest.event).toBe('cocktail-party')
})

test.each([
  ['19', 'under_20'],
  ['20', '20_50'],
  ['51', '50_100'],
  ['101', 'over_100'],
  ['51-100', '50_100'],
])('%s guests are the option %s', (guests, option) => {
  expect(requestPrefill({ guests }).values.guestCount).toBe(option)
})

test('nothing is filled in that the address does not say, or that is no option', () => {
  expect(requestPrefill({})).toEqual({ values: {}, rest: EMPTY_FILTER })
  expect(requestPrefill({ event: 'circus', neighborhood: 'montmartre', guests: 'many' }).values).toEqual({})
  for (const event of EVENT_IDS)
    expect(ENQUIRY_FIELDS.quote.eventType.options).toContain(requestPrefill({ event }).values.eventType)
  for (const neighborhood of NEIGHBORHOOD_IDS)
    expect(ENQUIRY_FIELDS.quote.preferredLocation.options).toContain(
      requestPrefill({ neighborhood }).values.preferredLocation,
    )
})
