import { expect, test } from 'vitest'
import demo from '../../../../db/demo/venues.json' with { type: 'json' }
import { HERO, hangWall, openWith, photoByKey, SELECTED_VENUES, wantedSlugs } from './home-selection.ts'

const venue = (slug: string, photos = 2) => ({
  slug,
  photos: Array.from({ length: photos }, (_, n) => ({
    key: `${slug}-${n + 1}`,
    width: 1600,
    height: 1067,
    placeholder: 'data:',
    alt: '',
  })),
})

test('asks for every venue once, also where an article shows one of the wall', () => {
  const slugs = wantedSlugs(['galerie-perle-1', 'galerie-valois-2'])
  expect(slugs).toContain('galerie-perle')
  expect(slugs.filter((slug) => slug === 'galerie-valois')).toHaveLength(1)
})

test('the wall keeps its order and is filled up from the list', () => {
  const found = [venue('loft-sentier'), venue('hotel-de-marbeuf')]
  const list = [venue('hotel-de-marbeuf'), venue('a'), venue('b'), venue('c'), venue('d')]
  expect(hangWall(found, list).map(({ slug }) => slug)).toEqual([
    'hotel-de-marbeuf',
    'loft-sentier',
    'a',
    'b',
    'c',
  ])
})

test('the wall shows the venue of the hero again only where there are too few others', () => {
  const list = [venue(HERO.slug), ...['a', 'b', 'c', 'd', 'e'].map((slug) => venue(slug))]
  expect(hangWall([], list).map(({ slug }) => slug)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(hangWall([], list.slice(0, 3)).map(({ slug }) => slug)).toEqual(['a', 'b', HERO.slug])
})

test('the wall never has more than five', () => {
  const found = SELECTED_VENUES.map((slug) => venue(slug))
  expect(hangWall(found, [venue('a')])).toHaveLength(5)
})

test('opens with the chosen picture of the chosen venue', () => {
  const { photos } = venue(HERO.slug, 5)
  expect(openWith([venue(HERO.slug)], [venue('a')], photos)?.photo.key).toBe(HERO.photo)
  expect(openWith([venue(HERO.slug)], [venue('a')], [])?.photo.key).toBe(`${HERO.slug}-1`)
})

test('opens with the first room of the wall where the chosen one is missing', () => {
  const { photos } = venue(HERO.slug, 5)
  expect(openWith([], [venue('a')], photos)?.photo.key).toBe('a-1')
  expect(openWith([], [], [])).toBeUndefined()
  expect(openWith([], [venue('a', 0)], [])).toBeUndefined()
})

test('the picture of the hero is one that its venue owns', () => {
  const own = demo.find(({ slug }) => slug === HERO.slug)
  expect(own?.photos.map((file) => file.replace(/\.jpg$/, ''))).toContain(HERO.photo)
})

test('none of the demo’s wall is hired for longer than a week of the shows, and none is the hero’s', () => {
  const days = SELECTED_VENUES.map((chosen) => demo.find(({ slug }) => slug === chosen)?.minimumDays)
  expect(days).toEqual([3, 3, 3, 3, 3])
  expect(SELECTED_VENUES).not.toContain(HERO.slug)
})

test('finds a photograph by its key', () => {
  expect(photoByKey([venue('a'), venue('b')], 'b-2')?.key).toBe('b-2')
  expect(photoByKey([venue('a')], 'c-1')).toBeUndefined()
})
