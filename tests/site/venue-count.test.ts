import { expect, inject, test } from 'vitest'
import type { VenueCount } from '#/modules/venues/model/venue-count.ts'

const ask = (query: string) => fetch(`${inject('siteToRead')}/api/venue-count?${query}`)

/** How many a list says that it has. */
async function counted(query: string): Promise<number> {
  const { label } = (await (await ask(`language=en&${query}`)).json()) as VenueCount
  return Number(/\d+/.exec(label)?.[0] ?? 0)
}

test('a count is ready to be said, in the language of the page, and depends on the address alone', async () => {
  const answer = await ask('language=fr&event=showroom&guests=40')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(await answer.json()).toEqual({
    label: expect.stringMatching(/^Afficher \d+\slieux$/),
    status: expect.stringMatching(/^\d+\slieux$/),
  })
})

test('guests are any number: what holds 41 holds 40, and not the other way round', async () => {
  const counts = await Promise.all([1, 40, 41, 150, 199].map((n) => counted(`guests=${n}`)))
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  expect(new Set(counts).size).toBeGreaterThan(2)
})

test('none is not promised by a button', async () => {
  expect(await (await ask('language=en&guests=90000')).json()).toEqual({
    label: '',
    status: expect.stringMatching(/^0\svenues$/),
  })
})

test.each(['', 'language=xx', `language=fr&q=${'x'.repeat(8001)}`])(
  'a question that is none is answered 400: “%s”',
  async (query) => expect((await ask(query)).status).toBe(400),
)
