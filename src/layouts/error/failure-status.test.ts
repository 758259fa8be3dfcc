import { afterEach, expect, test, vi } from 'vitest'
import { PAGE_SETTINGS } from '#/i18n/addresses/pages.ts'
import { failureStatus, UNAVAILABLE } from './failure-status.ts'

afterEach(() => vi.restoreAllMocks())

const failure = { error: new Error('x'), page: 'venues', inBrowser: true, isStarting: true } as const

test('an error on the server or in the browser is a server error', () => {
  expect(failureStatus(failure)).toBe(500)
  expect(failureStatus({ ...failure, inBrowser: false, isStarting: false, error: new TypeError() })).toBe(500)
})

test('a server that could not be reached may answer later', () => {
  expect(failureStatus({ ...failure, error: new TypeError('Failed to fetch') })).toBe(503)
  expect(failureStatus({ ...failure, inBrowser: false, error: new Error(UNAVAILABLE) })).toBe(503)
})

test('a page that the server does not render and that fails at its start is not there', () => {
  vi.spyOn(PAGE_SETTINGS, 'venues', 'get').mockReturnValue({ ...PAGE_SETTINGS.home, ssr: false })
  expect(failureStatus(failure)).toBe(404)
  expect(failureStatus({ ...failure, isStarting: false })).toBe(500)
  expect(failureStatus({ ...failure, page: 'home' })).toBe(500)
})
