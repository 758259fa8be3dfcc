import { afterEach, expect, test, vi } from 'vitest'
import { html, serve, stopServing } from '../../../tests/helpers/http-server.ts'

afterEach(stopServing)

test('what is answered for one visitor alone is counted before it is made', async () => {
  const application = vi.fn(async () => html('list'))
  const waitOf = vi.fn(() => 40)
  const origin = await serve({
    application,
    waitOf,
    decide: (url) =>
      url.pathname === '/list'
        ? { kind: 'page', target: '/list', cacheable: false, personal: true, takesForms: false }
        : { kind: 'endpoint', takesPosts: false },
  })
  for (const address of ['/list', '/api/cards']) {
    const answer = await fetch(origin + address)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '40'])
  }
  expect(application).not.toHaveBeenCalled()
  expect(waitOf).toHaveBeenCalledWith('fresh', expect.anything())
})

test('and waits its turn: too many of one sender are turned away, and what is made aside takes no place', async () => {
  const release: (() => void)[] = []
  const application = vi.fn(async () => {
    await new Promise<void>((resolve) => release.push(resolve))
    return html('made')
  })
  const origin = await serve({
    application,
    renderBounds: { subscriber: 2, all: 4, atATime: 1 },
    decide: (url) => ({ kind: 'endpoint', takesPosts: false, isMadeAside: url.pathname.endsWith('.pdf') }),
  })
  const asked = ['/api/a', '/api/b'].map((address) => fetch(origin + address))
  await vi.waitFor(() => expect(application).toHaveBeenCalledTimes(1))
  const aside = fetch(`${origin}/api/plan.pdf`)
  await vi.waitFor(() => expect(application).toHaveBeenCalledTimes(2))
  await vi.waitFor(async () => expect((await fetch(`${origin}/api/c`)).status).toBe(503))
  release[1]?.()
  expect((await aside).status).toBe(200)
  release[0]?.()
  await vi.waitFor(() => expect(application).toHaveBeenCalledTimes(3))
  release[2]?.()
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200])
})
