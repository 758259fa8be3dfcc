import { expect, inject, test } from 'vitest'

const ask = (query: string) => fetch(`${inject('siteToRead')}/api/suggestions?${query}`)

test('suggestions are kept by browsers and depend on the address alone', async () => {
  const answer = await ask('language=fr&q=lof')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=300'])
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(await answer.json()).toMatchObject({
    groups: [
      { suggestions: [{ kind: 'type', id: 'loft', href: '/fr/lieux?type=loft' }] },
      { suggestions: expect.arrayContaining([expect.objectContaining({ id: 'loft-sentier' })]) },
    ],
  })
})

test.each(['', 'language=xx&q=loft', 'language=fr', `language=fr&q=${'x'.repeat(8001)}`])(
  'a question that is none is answered 400: “%s”',
  async (query) => {
    const answer = await ask(query)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  },
)

test('words of texts, equipment and events are found in every language, with an error too', async () => {
  for (const [path, slug] of [
    ['/venues?q=brick', 'loft-saint-sabin'],
    ['/fr/lieux?q=portnats', 'salon-vendome'],
    ['/ja/kaijo?q=赤れんが', 'loft-sentier'],
  ]) {
    const page = await (await fetch(inject('siteToRead') + path)).text()
    expect(page).toContain(`data-venue="${slug}"`)
  }
})
