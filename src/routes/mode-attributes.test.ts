import { expect, test } from 'vitest'
import { modeAttributes } from './mode-attributes.ts'

test('a page that has a colour mode of its own says so, and no other does', () => {
  const settings = { terms: { colorMode: 'light' }, about: {} } as const
  expect(modeAttributes('terms', settings)).toEqual({ 'data-mode': 'light', 'data-mode-forced': '' })
  expect(modeAttributes('about', settings)).toEqual({})
  expect(modeAttributes(undefined, settings)).toEqual({})
})
