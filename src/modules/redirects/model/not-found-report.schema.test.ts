import { expect, test } from 'vitest'
import { readNotFoundReport } from './not-found-report.schema.ts'

test('the query, the fragment and the host are taken off, and the slug is worked out again', () => {
  expect(
    readNotFoundReport({ url: '/fr/lieu/x?email=a@b.fr#top', slug: 'lies' }, 'www.vogue.example'),
  ).toEqual({
    address: '/fr/lieu/x',
    slug: 'fr-lieu-x',
    referrer: 'www.vogue.example',
  })
  expect(readNotFoundReport({ url: 'https://passage.example/gone?x=1', slug: '' }, undefined)?.address).toBe(
    '/gone',
  )
})

test('what looks like an e-mail address is not kept', () => {
  expect(readNotFoundReport({ url: '/unsubscribe/ingrid@example.com/now', slug: '' }, '')?.address).toBe(
    '/unsubscribe/@/now',
  )
  expect(readNotFoundReport({ url: '/u/ingrid%40example.com', slug: '' }, '')?.address).toBe('/u/@')
})

test('a referrer is a host or nothing', () => {
  expect(readNotFoundReport({ url: '/x', slug: 'x' }, 'https://a.example/path?token=1')?.referrer).toBe('')
})

test.each([[null], ['/x'], [{ url: '/x' }], [{ url: 1, slug: 'x' }], [{ url: '', slug: 'x' }]])(
  '%j is no report',
  (body) => {
    expect(readNotFoundReport(body, undefined)).toBeUndefined()
  },
)
