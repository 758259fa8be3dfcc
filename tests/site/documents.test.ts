import { parse } from 'node-html-parser'
import { describe, expect, inject, test } from 'vitest'
import { isAdminPage } from '../../src/i18n/addresses/admin-pages.ts'
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { fetchPage } from './read-page.ts'
import { addressOf, TEMPLATES } from './templates.ts'

/** Types of script elements that hold data. */
const DATA = ['application/json', 'application/ld+json', 'text/x-speculationrules']

/** What runs in a page: the addresses of its script files, and its inline scripts. */
function scriptsOf(html: string): { files: string[]; inline: string[] } {
  const scripts = parse(html)
    .querySelectorAll('script')
    .filter((script) => !DATA.includes(script.getAttribute('type') ?? ''))
  return {
    files: scripts.flatMap((script) => script.getAttribute('src') ?? []),
    inline: scripts.filter((script) => !script.hasAttribute('src')).map((script) => script.innerHTML),
  }
}

const PUBLIC = TEMPLATES.filter(({ page }) => !isAdminPage(page))

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  test.each(PUBLIC.map((template) => [addressOf(template, language), template.page] as const))(
    '%s is a document: one script file, and nothing of a router',
    async (address, page) => {
      const { html } = await fetchPage(inject('siteToRead'), address)
      const { files, inline } = scriptsOf(html)
      expect(files).toEqual([expect.stringMatching(/^\/assets\/site-[\w-]+\.js$/)])
      // The colour mode, clicks and Escape before any file, fonts after the first picture, growing pictures; how many
      // favourites wait.
      expect(inline).toHaveLength(page === 'favorites' ? 6 : 5)
      expect(html).not.toContain('$_TSR')
    },
  )
})

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
