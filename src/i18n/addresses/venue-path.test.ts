import { expect, test } from 'vitest'
import { LANGUAGE_CODES } from '../languages.ts'
import { localize } from './localize.ts'
import { isVenuePath } from './venue-path.ts'

test.each(LANGUAGE_CODES)('what was meant for a venue is known by its beginning, in %s', (language) => {
  const path = localize('venue', { slug: 'a' }, language)
  const bare = path.slice(0, -2)
  for (const meant of [path, `${path}/b`, `${path}/b/c`, `${path}/404`, `${bare}/`, bare, `${bare}/%FF`])
    expect(isVenuePath(meant), meant).toBe(true)
  // In some languages the list is above the venues.
  const list = localize('venues', {}, language)
  expect(isVenuePath(list)).toBe(list === bare)
  expect(isVenuePath(`${bare}-x`)).toBe(false)
})
