import { expect, inject, test } from 'vitest'

const ask = (path: string) => fetch(`${inject('siteToRead')}/api/${path}`)

test('venues are compared in the words of the page, those that are gone left out', async () => {
  const answer = await ask(
    'compared-venues?language=fr&slug=hotel-de-marbeuf&slug=torn-down&slug=galerie-perle',
  )
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await answer.json()).toMatchObject([
    { slug: 'hotel-de-marbeuf', minimumDays: 3, capacities: { runway: 160 }, hasPlan: true },
    { slug: 'galerie-perle', access: expect.arrayContaining(['Sans marche']) },
  ])
})

test('plans are drawn in one frame, with the layout that is wished for', async () => {
  const answer = await ask(
    'plan-sketches?language=de&slug=hotel-de-marbeuf&slug=galerie-perle&layout=runway&guests=60',
  )
  const sketches = (await answer.json()) as { slug: string; html: string }[]
  expect(sketches.map(({ slug }) => slug)).toEqual(['hotel-de-marbeuf', 'galerie-perle'])
  const frames = sketches.map(({ html }) => /viewBox="\S+ \S+ (\S+ \S+)"/.exec(html)?.[1])
  expect(frames[0]).toBe(frames[1])
  for (const { html } of sketches) expect(html).toMatch(/<p><b>Modenschau<\/b> 60\s/)
})

test.each([
  'compared-venues?slug=galerie-perle',
  'compared-venues?language=fr',
  `compared-venues?language=fr${'&slug=galerie-perle'.repeat(6)}`,
  'plan-sketches?language=fr&slug=galerie-perle&layout=circus',
  'plan-sketches?language=fr&slug=galerie-perle&guests=0',
  'plan-sketches?language=xx&slug=galerie-perle',
])('a question that is none is answered 400: %s', async (path) => {
  expect((await ask(path)).status).toBe(400)
})
