import { expect, test } from 'vitest'
import { policyOptions } from './render-page.ts'

const PARTS = { nonce: '', https: true, development: false, googleTag: true } as unknown as Parameters<
  typeof policyOptions
>[0]

test.each([
  ['/venues', true],
  ['/fr/lieux', true],
  ['/no-such-page', true],
  ['/shortlist/e4103ec0ffee4b1d9a2f00d1c0deb0da', false],
  ['/fr/shortlist/e4103ec0ffee4b1d9a2f00d1c0deb0da', false],
  ['/api/shortlists/stop-mails', false],
  ['/api/icons/lucide.json', false],
])('Google’s host may run script on %s: %s', (path, may) => {
  expect(policyOptions(PARTS, path).googleTag).toBe(may)
})
