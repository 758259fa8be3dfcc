import { expect, test } from 'vitest'
import { cardPhotos, type PhotoScene } from './photo-scene.ts'

/** The places, from 0, of the photographs on the card of a venue that has photographs of these scenes. */
function placesOnCard(...scenes: (PhotoScene | null)[]): number[] {
  return cardPhotos(scenes.map((scene, place) => ({ scene, place }))).map(({ place }) => place)
}

test('a card shows its cover, then an event set in the room, else the room', () => {
  expect(placesOnCard('room', 'room', 'set', 'set')).toEqual([0, 2])
  expect(placesOnCard('set', 'access', 'room', 'set')).toEqual([0, 3])
  expect(placesOnCard('access', 'backstage', 'room', 'room')).toEqual([0, 2])
  expect(placesOnCard('room', null, 'access', 'room')).toEqual([0, 3])
})

test('where there is neither, or nobody has said, the next one serves', () => {
  expect(placesOnCard('room', 'backstage', 'access')).toEqual([0, 1])
  expect(placesOnCard(null, null, null)).toEqual([0, 1])
  expect(placesOnCard('set')).toEqual([0])
  expect(placesOnCard()).toEqual([])
})
