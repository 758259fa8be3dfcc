import { expect, test } from 'vitest'
import { EVENT_IDS } from '#/i18n/addresses/slugs-events.ts'
import { blankVenue } from './blank-venue.ts'
import { emptyParts, newlyEmptyParts } from './empty-parts.ts'
import { CATEGORY_GROUPS } from './venue-options.ts'

const blank = blankVenue({ name: 'Salon', type: 'showroom', neighborhood: 'opera' })

test('a blank venue is empty everywhere; a part that says something is not', () => {
  expect(emptyParts(blank)).toEqual(['sheet', 'plan', 'equipment', 'uses'])
  expect(emptyParts({ ...blank, railMetres: 0, equipment: ['wifi'] })).toEqual(['plan', 'uses'])
})

test('uses are both what the venue suits and where the site files it', () => {
  const suits = { ...blank, eventTypes: EVENT_IDS.slice(0, 1) }
  expect(emptyParts(suits)).toContain('uses')
  expect(emptyParts({ ...suits, categoryGroups: CATEGORY_GROUPS.slice(0, 1) })).not.toContain('uses')
})

test('what visitors find empty already is not asked about again', () => {
  const live = { ...blank, equipment: ['wifi' as const] }
  expect(newlyEmptyParts(blank, live)).toEqual(['equipment'])
  expect(newlyEmptyParts(live, blank)).toEqual([])
})
