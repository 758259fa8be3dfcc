import { describe, expect, inject, test } from 'vitest'
import { fetchPage } from './read-page.ts'
import { scriptsOf } from './scripts-of.ts'

test('the script of a document is one file: nothing has to be fetched before it runs', async () => {
  const { html } = await fetchPage(inject('siteToRead'), '/venues')
  const [file = ''] = scriptsOf(html).files
  const code = await (await fetch(inject('siteToRead') + file)).text()
  expect(code.length).toBeGreaterThan(5000)
  expect(code).not.toMatch(/\bimport\s*["{*]|\bfrom\s*["'`]/)
})

test('the back office is an application', async () => {
  const { html } = await fetchPage(inject('siteToRead'), '/admin/login')
  expect(html).toContain('$_TSR')
})

describe('cards of venues by their slugs', () => {
  const ask = (query: string) => fetch(`${inject('siteToRead')}/api/venue-cards?${query}`)

  test('are those of the language; what is gone is missing', async () => {
    const answer = await ask('language=fr&slug=galerie-perle&slug=long-gone')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await answer.json()).toMatchObject([{ slug: 'galerie-perle', name: 'Galerie de la Perle' }])
  })

  test.each([
    '',
    'language=xx&slug=galerie-perle',
    `language=fr&${'slug=a&'.repeat(201)}`,
    'language=fr&slug=%00',
  ])('are refused for "%s"', async (query) => {
    expect((await ask(query)).status).toBe(400)
  })
})
