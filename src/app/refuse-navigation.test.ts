import type { RouterHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuseNavigation } from './refuse-navigation.ts'

const SITE = 'https://passage.example'
const follow = vi.fn(() => Promise.resolve())

/** Navigate as the application does. */
function navigate(options: { href?: string; reloadDocument?: boolean; to?: string }): Promise<void> {
  const router = { navigate: follow as (options: object) => Promise<void> }
  refuseNavigation(router as unknown as Parameters<typeof refuseNavigation>[0])
  return router.navigate(options)
}

beforeEach(() => vi.stubGlobal('location', { origin: SITE }))
afterEach(() => {
  vi.unstubAllGlobals()
  follow.mockClear()
})

test.each(['/admin/requests', '/fr/admin?status=new#top', `${SITE}/admin`, '?page=2', '#main'])(
  '%s is followed',
  async (href) => {
    await navigate({ href })
    expect(follow).toHaveBeenCalledOnce()
  },
)

test('a route is followed', async () => {
  await navigate({ to: '.' })
  expect(follow).toHaveBeenCalledOnce()
})

test.each(['https://elsewhere.example/', 'mailto:agent@passage.example'])(
  '%s is followed with its flag alone',
  async (href) => {
    await expect(navigate({ href })).rejects.toThrow('without the external flag')
    expect(follow).not.toHaveBeenCalled()
    await navigate({ href, reloadDocument: true })
    expect(follow).toHaveBeenCalledOnce()
  },
)

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  'blob:x',
  'vbscript:x',
  '//elsewhere.example',
])('%s is never followed', async (href) => {
  await expect(navigate({ href })).rejects.toThrow()
  await expect(navigate({ href, reloadDocument: true })).rejects.toThrow()
  expect(follow).not.toHaveBeenCalled()
})

test('the history is written with addresses of this site alone', () => {
  const [push, replace] = [vi.fn(), vi.fn()]
  const history = { push, replace } as unknown as RouterHistory
  refuseNavigation({ navigate: follow, history } as unknown as Parameters<typeof refuseNavigation>[0])
  history.push('/admin?x=1', { key: 'a' })
  expect(push).toHaveBeenCalledWith('/admin?x=1', { key: 'a' })
  for (const away of ['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)']) {
    expect(() => history.push(away), away).toThrow()
    expect(() => history.replace(away), away).toThrow()
  }
  expect([push.mock.calls.length, replace.mock.calls.length]).toEqual([1, 0])
})
