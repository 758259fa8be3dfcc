import { afterEach, expect, test } from 'vitest'
import { serve, stopServing } from '../../../tests/helpers/http-server.ts'

afterEach(stopServing)

/** Where files can be sent, the answer lists what arrives. */
const takingFiles = {
  decide: () => ({ kind: 'endpoint', takesPosts: true, takesFiles: 100_000 }) as const,
}

test('a body with files is handed on while it arrives, up to its limit', async () => {
  const origin = await serve({
    ...takingFiles,
    application: async (request) => {
      let bytes = 0
      for await (const chunk of request.body ?? []) bytes += chunk.length
      return new Response(`${bytes}`)
    },
  })
  const send = (body: BodyInit) => fetch(origin, { method: 'POST', body })
  expect(await (await send('x'.repeat(90_000))).text()).toBe('90000')
  expect((await send('x'.repeat(110_000))).status).toBe(413)
  expect(await (await send('')).text()).toBe('0')
})

test('who does not read a body with files can answer all the same', async () => {
  const origin = await serve({ ...takingFiles, application: async () => new Response('no', { status: 422 }) })
  const answer = await fetch(origin, { method: 'POST', body: 'x'.repeat(90_000) })
  expect([answer.status, await answer.text()]).toEqual([422, 'no'])
})

test('a picture that the application answers with keeps its bytes', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const origin = await serve({
    ...takingFiles,
    application: async () => new Response(bytes, { headers: { 'content-type': 'image/webp' } }),
  })
  expect(new Uint8Array(await (await fetch(origin)).arrayBuffer())).toEqual(bytes)
})
