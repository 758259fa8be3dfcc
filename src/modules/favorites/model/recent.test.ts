import { expect, test } from 'vitest'
import type { Favorite } from './favorite.ts'
import { parseRecent, recentText, withSeen } from './recent.ts'

const venue = (slug: string): Favorite => ({
  slug,
  name: slug,
  type: 'loft',
  neighborhood: 'bastille',
  arrondissement: 11,
  surfaceM2: 120,
  guests: 80,
  priceFromDayCents: 150_000,
  photos: [],
  language: 'en',
})

const seen = (...slugs: string[]) =>
  slugs.reduce((recent, slug) => withSeen(recent, venue(slug)), parseRecent(null))
const slugs = (recent: ReturnType<typeof seen>) => recent.venues.map(({ slug }) => slug).join('')

test('remembers the last eight, the newest first and each once', () => {
  expect(slugs(seen('a', 'b', 'a', 'c'))).toBe('cab')
  expect(slugs(seen(...'abcdefghij'))).toBe('jihgfedc')
})

test('is read back as it was kept', () => {
  const recent = seen('a', 'b')
  expect(parseRecent(recentText(recent))).toEqual(recent)
})

test('remembers nothing while it is off, and says so when it is read again', () => {
  const off = parseRecent('off')
  expect(withSeen(off, venue('a'))).toEqual({ isOff: true, venues: [] })
  expect(parseRecent(recentText(off)).isOff).toBe(true)
})

test.each([null, '', '{', '{}', '[1, null, {"slug": "a"}]'])('of %s nothing was seen', (text) => {
  expect(parseRecent(text)).toEqual({ isOff: false, venues: [] })
})
