import { expect, test } from 'vitest'
import demo from '../../../../db/demo/venues.json' with { type: 'json' }
import { venueCard } from '../../../../tests/helpers/venues.ts'
import { stagedCards } from './essay-figure.ts'
import { venueOfPhoto } from './home-selection.ts'
import { EVENT_SETS } from './page-pictures.ts'

const picture = (key: string) => ({
  key,
  width: 1600,
  height: 1067,
  placeholder: 'data:',
  dominantColor: '#888888',
  alt: key,
})

test.each(Object.entries(EVENT_SETS))(
  'the sets of %s are photographs of venues for it, set up',
  (event, keys) => {
    for (const key of keys) {
      const venue = demo.find(({ slug }) => slug === venueOfPhoto(key))
      expect(venue?.eventTypes, key).toContain(event)
      const scenes: Readonly<Record<string, string | undefined>> = venue?.scenes ?? {}
      expect(['set', 'backstage'], key).toContain(scenes[`${key}.jpg`])
    }
  },
)

test('a card in the text shows the wanted photograph first, where its venue still has it', () => {
  const [hall, loft] = [
    venueCard('hall', { photos: [picture('hall-1'), picture('hall-3')] }),
    venueCard('loft', { photos: [picture('loft-1')] }),
  ]
  const known = [{ slug: 'hall', name: 'Hall', photos: [picture('hall-1'), picture('hall-2')] }]
  const shown = stagedCards([hall, loft], ['hall-2', 'loft-2'], known)
  const again = stagedCards([hall], ['hall-1'], known)
  expect(again.map((one) => one.kind === 'venue' && one.venue.photos.map(({ key }) => key))).toEqual([
    ['hall-1', 'hall-3'],
  ])
  expect(shown.map((one) => one.kind === 'venue' && one.venue.photos.map(({ key }) => key))).toEqual([
    ['hall-2', 'hall-1'],
    ['loft-1'],
  ])
})
