import { expect, test } from 'vitest'
import { isAdminPage } from './admin-pages.ts'
import { delocalize } from './delocalize.ts'
import { pastedPath } from './pasted-path.ts'
import { registered } from './registered-forms.fixture.ts'

/** What is behind a pasted link, and the query that it becomes. */
const TAILS: readonly (readonly [string, string])[] = [
  ['.', ''],
  [')', ''],
  [').', ''],
  [',', ''],
  [';', ''],
  [':', ''],
  ['!', ''],
  ['%22', ''],
  ["'", ''],
  ['%E2%80%9D', ''],
  ['%C2%A0%C2%BB', ''],
  ['%3E', ''],
  [']', ''],
  ['*', ''],
  ['%20', ''],
  ['%C2%A0', ''],
  ['%E2%80%8B', ''],
  ['%E3%80%82', ''],
  ['%E3%80%8D', ''],
  ['&quot;', ''],
  ['&gt;', ''],
  ['&fbclid=IwAR0_a-b', '?fbclid=IwAR0_a-b'],
  ['&utm_source=x&utm_medium=mail', '?utm_source=x&utm_medium=mail'],
  ['&amp;gclid=1).', '?gclid=1'],
]

/** Those that take everything behind their first segment keep it. */
const ADDRESSES = registered.filter((path) => {
  const page = delocalize(path)?.page
  return page !== undefined && page !== 'old-blog' && page !== 'external-blog' && !isAdminPage(page)
})

test('every address is found behind every tail', () => {
  expect(ADDRESSES.length).toBeGreaterThan(3000)
  const wrong: string[] = []
  for (const path of ADDRESSES)
    for (const [tail, search] of TAILS) {
      const found = pastedPath({ pathname: path + tail, search: '' })
      // A language alone: `/.` is `/` for every browser.
      if (found?.pathname !== path || found.search !== search) wrong.push(path + tail)
    }
  expect(wrong).toEqual([])
})

test('the query of the address stays behind that of its path', () => {
  expect(pastedPath({ pathname: '/fr/lieux&type=loft', search: '?utm_source=x' })).toEqual({
    pathname: '/fr/lieux',
    search: '?type=loft&utm_source=x',
  })
})

test.each(['/venue/a', '/venue/a-', '/venue/%FF.', '/', '/venue/a.b', '/fr/lieu/é'])(
  '%s is left as it is',
  (pathname) => {
    expect(pastedPath({ pathname, search: '?q=x.' })).toBeUndefined()
  },
)
