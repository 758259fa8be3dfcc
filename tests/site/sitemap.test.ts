import { expect, inject, test } from 'vitest'

/** The entries of the sitemap: address and day of the last change. */
async function entries(): Promise<[string, string | undefined][]> {
  const xml = await (await fetch(`${inject('siteToRead')}/sitemap.xml`)).text()
  return [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => [
    new URL(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '').pathname,
    /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
  ])
}

test('every address says when it last changed, never in the future', async () => {
  const all = await entries()
  expect(all.length).toBeGreaterThan(500)
  const wrong = all.filter(([, day]) => !day || Number.isNaN(Date.parse(day)) || Date.parse(day) > Date.now())
  expect(wrong).toEqual([])
})

test('a page that shows venues is as young as the youngest of them', async () => {
  const all = new Map(await entries())
  const venues = [...all].filter(([path]) => path.startsWith('/venue/')).map(([, day]) => day ?? '')
  const youngest = venues.toSorted().at(-1) ?? ''
  expect((all.get('/venues') ?? '') >= youngest).toBe(true)
})
