import { expect, test } from 'vitest'
import { readOutsideTarget, withVisitorQuery } from './outside-target.ts'

test.each([
  ['https://example.org/landing', 'https://example.org/landing'],
  [' https://Example.org ', 'https://example.org/'],
  ['https://example.org:8443/a?b=c#d', 'https://example.org:8443/a?b=c#d'],
])('%s is a target on another site', (typed, target) => {
  expect(readOutsideTarget(typed)).toBe(target)
})

test.each([
  'http://example.org/',
  '//example.org',
  '/\\example.org',
  'https:/example.org',
  'https://ada@example.org/',
  'https://ada:secret@example.org/',
  'https://example.org\\@evil.example/',
  'https://localhost/',
  'https://exa mple.org/',
  'javascript:alert(1)//https://example.org',
  'data:text/html,x',
  'example.org',
])('%s is none', (typed) => {
  expect(readOutsideTarget(typed)).toBeUndefined()
})

test('the query of a visitor comes behind that of the target and before its anchor', () => {
  expect(withVisitorQuery('https://a.example/', '')).toBe('https://a.example/')
  expect(withVisitorQuery('https://a.example/', '?x=1')).toBe('https://a.example/?x=1')
  expect(withVisitorQuery('https://a.example/?b=c#d', '?x=@evil.example')).toBe(
    'https://a.example/?b=c&x=@evil.example#d',
  )
})
