import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NARROW_BOX, WIDE_BOX } from './map-section.ts'

test('the style sheet gives the drawing the size of its boxes', () => {
  const styles = readFileSync(new URL('./venue-map.css', import.meta.url), 'utf8')
  const lengths = (unit: string) =>
    [...styles.matchAll(new RegExp(`(?:min-width|height): ([\\d.]+)${unit};`, 'g'))].map(([, n]) => Number(n))
  // Those of what can be tapped and of thumbnails are smaller.
  const large = lengths('px').filter((length) => length > 400)
  expect(new Set(large)).toEqual(new Set([WIDE_BOX.width, WIDE_BOX.height]))
  for (const height of lengths('vw'))
    expect(height).toBeCloseTo((100 * NARROW_BOX.height) / NARROW_BOX.width, 0)
  expect(lengths('vw')).toHaveLength(2)
})
