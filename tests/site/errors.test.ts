import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { textsOf } from '../browser/site-texts.ts'
import { readErrorPage, wantedErrorPage } from './error-page.ts'
import { fetchPage } from './read-page.ts'
import { type RunningSite, startSite } from './running-site.ts'

const CRAWLER = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
const FOREIGN_FORM = {
  method: 'POST',
  headers: { origin: 'https://elsewhere.example' },
  body: new URLSearchParams({ company: 'x' }),
}

let folder: string
let site: RunningSite

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-errors-'))
  site = await startSite({
    DATA_DIR: folder,
    DATABASE_URL: '',
    DEMO: '1',
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
  })
}, 60_000)

afterAll(async () => {
  await site?.kill()
  await rm(folder, { recursive: true, force: true })
})

test('the French texts are those of the specification, letter for letter', () => {
  const { error } = textsOf('fr')
  expect([error[404], error.venue404, error[500], error[403], error.other]).toEqual([
    {
      title: 'Page introuvable',
      message: "La page que vous recherchez n'existe pas ou a été déplacée.",
    },
    {
      title: 'Lieu introuvable',
      message: "Le lieu que vous recherchez n'existe pas ou n'est plus disponible.",
    },
    {
      title: 'Erreur du serveur',
      message: "Une erreur interne du serveur s'est produite. Veuillez réessayer plus tard.",
    },
    { title: 'Accès interdit', message: "Vous n'avez pas l'autorisation d'accéder à cette page." },
    { title: 'Une erreur est survenue', message: "Une erreur inattendue s'est produite." },
  ])
})

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  const nowhere = `${localize('services', {}, language)}/nowhere/at/all`
  const noVenue = localize('venue', { slug: 'gone' }, language)
  const goneForGood = localize('old-blog', { slug: '2019/fashion-week' }, language)
  const form = localize('contact-venue', {}, language)

  test.each([
    { status: 404, address: nowhere, options: {}, init: {} },
    { status: 404, address: noVenue, options: { isVenue: true }, init: {} },
    { status: 410, address: goneForGood, options: {}, init: {} },
    { status: 403, address: form, options: {}, init: FOREIGN_FORM },
  ] as const)('$status at $address says so', async ({ status, address, options, init }) => {
    const page = await fetchPage(site.origin, address, init)
    expect(page.status).toBe(status)
    expect(readErrorPage(page.html, language)).toEqual(wantedErrorPage(status, language, options))
  })

  test.each([
    { status: 404, text: 'Not found', address: nowhere, init: {} },
    { status: 404, text: 'Not found', address: noVenue, init: {} },
    { status: 410, text: 'Gone', address: goneForGood, init: {} },
    { status: 403, text: 'Forbidden', address: form, init: FOREIGN_FORM },
  ])(
    'a crawler gets $status at $address with a short plain text',
    async ({ status, text, address, init }) => {
      const headers = { ...('headers' in init ? init.headers : {}), ...CRAWLER }
      const answer = await fetch(site.origin + address, { ...init, headers })
      expect([answer.status, await answer.text()]).toEqual([status, `${text}\n`])
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    },
  )
})

test('the log keeps a route that rejects an address apart from an address without a route', async () => {
  await fetchPage(site.origin, '/fr/lieu/parti?x=secret')
  await fetchPage(site.origin, '/fr/nulle-part?x=secret')
  await fetch(`${site.origin}/fr/lieu/crawled`, { headers: CRAWLER })
  await expect.poll(() => site.output()).toContain('"fatal":false,"msg":"Page not found: /fr/nulle-part"')
  expect(site.output()).toContain('"fatal":true,"msg":"Page Not Found: /fr/lieu/parti"')
  expect(site.output()).not.toContain('Page Not Found: /fr/lieu/crawled')
  expect(site.output()).not.toContain('secret')
})

describe('when something breaks', () => {
  beforeAll(() => {
    const database = new DatabaseSync(path.join(folder, 'site.db'), { timeout: 10_000 })
    database.exec('alter table venue_translation rename to venue_translation_gone')
    database.close()
  })

  test.each(LANGUAGE_CODES)('500 says so in %s, and keeps to itself what it was', async (language) => {
    const again = localize('venue', { slug: 'galerie-perle' }, language)
    const page = await fetchPage(site.origin, again)
    expect(page.status).toBe(500)
    expect(readErrorPage(page.html, language)).toEqual(wantedErrorPage(500, language, { again }))
    expect(page.html).not.toContain('venue_translation')
  })

  test('a crawler gets it with a short text', async () => {
    const answer = await fetch(`${site.origin}/fr/lieu/galerie-perle`, { headers: CRAWLER })
    expect([answer.status, await answer.text()]).toEqual([500, 'Server error\n'])
  })
})

test.each(['/venue/%E0%A4%A', '/fr/lieu/%FF', '/ja/kaijo/%C0%AF', '/venue/a%2Fb%00'])(
  'the box of a missing venue stands on %s, whose slug cannot be read',
  async (address) => {
    const answer = await fetch(site.origin + address)
    expect(answer.status).toBe(404)
    const { error } = textsOf(address.startsWith('/fr') ? 'fr' : address.startsWith('/ja') ? 'ja' : 'en')
    expect(await answer.text()).toContain(error.venue404.message.replaceAll("'", '&#x27;'))
  },
)
