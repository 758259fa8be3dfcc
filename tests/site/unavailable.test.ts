/** Every door of the site while the database is away: 503 with `Retry-After`, or an answer that needs none; never 500. */
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { directEndpoints } from '#/app/endpoints/direct-endpoints.ts'
import { FORMER_WORKERS } from '#/app/endpoints/former-worker-endpoints.ts'
import { parameterOf } from '#/i18n/addresses/forms.ts'
import { localize } from '#/i18n/addresses/localize.ts'
import { PAGE_IDS, type PageId } from '#/i18n/addresses/paths.ts'
import { LANGUAGES } from '#/i18n/languages.ts'
import { createAccount } from '#/modules/staff/server/accounts.server.ts'
import { openDatabase } from '#/platform/database/open-database.ts'
import { textsOf } from '../browser/site-texts.ts'
import { startTestPostgres, type TestPostgres } from '../helpers/postgres.ts'
import { builtFunctions } from '../helpers/server-functions.ts'
import { formsIn } from './every-form.ts'
import { oneVenueOn } from './one-venue.ts'
import { type RunningSite, startSite } from './running-site.ts'
import { PASSWORD, StaffVisitor } from './staff/staff-visitor.ts'

const SLUG = 'galerie-perle'
const ID = '00000000-0000-4000-8000-000000000000'
const DRAFT = { 'x-proposal-draft': 'a'.repeat(32) }

let folder: string
let postgres: TestPostgres
let site: RunningSite
let staff: StaffVisitor
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-away-'))
  postgres = await startTestPostgres()
  const settings = await oneVenueOn(postgres)
  const database = openDatabase(postgres.url('postgres'))
  await createAccount(database, { email: 'lea@example.com', role: 'administrator', password: PASSWORD })
  await database.close()
  site = await startSite({ DATA_DIR: folder, ...settings })
  staff = new StaffVisitor(site.origin)
  expect((await staff.signIn('lea@example.com')).status).toBe(303)
  expect((await fetch(`${site.origin}/fr/lieux`)).status).toBe(200)
  await postgres.halt()
}, 120_000)
afterAll(async () => {
  await site?.kill()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** An answer in one word: its status, and what of a 503 is wrong. */
async function said(answer: Response): Promise<string> {
  const text = await answer.text()
  if (answer.status !== 503) return String(answer.status)
  const wrong = [
    answer.headers.has('retry-after') ? '' : 'without Retry-After',
    /<title>(?!503)[^<]*(?:500|Erreur du serveur)/.test(text) ? 'under the title of 500' : '',
  ].filter(Boolean)
  return ['503', ...wrong].join(' ')
}

const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
const LIST = {
  title: '',
  ownerName: '',
  ...{ startDate: null, days: null, guests: null, layout: null },
  venues: [{ slug: SLUG, note: '' }],
}
const SHARE = { language: 'fr', list: LIST, options: { notes: true, prices: true, answers: true }, email: '' }

/** How each address that is no page is asked; its path in the routes, then what is asked. */
const ENDPOINTS: Readonly<Record<string, readonly [string, RequestInit?]>> = {
  '/healthz': ['/healthz'],
  '/readyz': ['/readyz'],
  '/robots.txt': ['/robots.txt'],
  '/.well-known/security.txt': ['/.well-known/security.txt'],
  '/.well-known/change-password': ['/.well-known/change-password'],
  '/sitemap.xml': ['/sitemap.xml'],
  '/sitemap-{$language}.xml': ['/sitemap-fr.xml'],
  '/feed-{$language}.xml': ['/feed-fr.xml'],
  '/api/form-token': ['/api/form-token'],
  '/api/icons/{$collection}.json': ['/api/icons/lucide.json?icons=x'],
  '/api/language': ['/api/language?to=fr', { method: 'POST' }],
  ...Object.fromEntries(FORMER_WORKERS.map((path) => [path, [path]] as const)),
  '/api/events': ['/api/events', json({ device: 'phone', events: [] })],
  '/api/log-404': ['/api/log-404', json({ url: '/x', slug: 'x' })],
  '/api/suggestions': ['/api/suggestions?language=fr&q=lof'],
  '/api/venue-count': ['/api/venue-count?language=fr&guests=40'],
  '/api/venue-cards': [`/api/venue-cards?language=fr&slug=${SLUG}`],
  '/api/compared-venues': [`/api/compared-venues?language=fr&slug=${SLUG}`],
  '/api/plan-sketches': [`/api/plan-sketches?language=fr&slug=${SLUG}&layout=standing&guests=40`],
  '/api/venues/$slug/plan.pdf': [`/api/venues/${SLUG}/plan.pdf?language=fr&layout=dinner&guests=40`],
  '/api/proposal-photos': ['/api/proposal-photos', { headers: DRAFT }],
  '/api/proposal-photos/$id': [`/api/proposal-photos/${ID}`, { method: 'POST', headers: DRAFT }],
  '/api/venue-photos/$id': [`/api/venue-photos/${ID}`, { method: 'POST', body: new Uint8Array(9) }],
  '/api/shortlists': ['/api/shortlists', json(SHARE)],
  '/api/shortlists/own': ['/api/shortlists/own', json({ owner: 'a'.repeat(32), act: 'read' })],
  '/api/shortlists/dossier': [
    '/api/shortlists/dossier',
    {
      method: 'POST',
      body: new URLSearchParams({ list: JSON.stringify({ language: 'fr', list: LIST }) }),
    },
  ],
  '/api/shortlists/$token/dossier.pdf': [`/api/shortlists/${'a'.repeat(32)}/dossier.pdf?language=fr`],
  '/api/shortlists/stop-mails': [`/api/shortlists/stop-mails?key=${'a'.repeat(32)}`],
  '/h/$token': [`/h/${'a'.repeat(43)}`],
  '/api/q/$token/quote.pdf': [`/api/q/${'a'.repeat(43)}/quote.pdf`],
  '/api/q/$token/days.ics': [`/api/q/${'a'.repeat(43)}/days.ics`],
  '/api/quotes/$id/{$n}.pdf': [`/api/quotes/${ID}/1.pdf`],
  '/api/quotes/$id/paper': [`/api/quotes/${ID}/paper`, { method: 'POST', body: new Uint8Array(9) }],
  '/api/quotes/$id/paper/$n': [`/api/quotes/${ID}/paper/1`],
  '/api/bookings/$id/{$whom}.ics': [`/api/bookings/${ID}/client.ics`],
  '/api/admin/accounts.csv': ['/api/admin/accounts.csv'],
  '/api/admin/accounts.json': ['/api/admin/accounts.json'],
  '/api/admin/requests.csv': ['/api/admin/requests.csv'],
  '/api/admin/requests.xlsx': ['/api/admin/requests.xlsx'],
  '/api/admin/requests-import': ['/api/admin/requests-import', { method: 'POST', body: 'x' }],
  '/api/admin/venues.csv': ['/api/admin/venues.csv'],
  '/api/admin/venues.xlsx': ['/api/admin/venues.xlsx'],
  '/api/admin/venues-import': ['/api/admin/venues-import', { method: 'POST', body: 'x' }],
  '/api/admin/catalogue.zip': ['/api/admin/catalogue.zip'],
  '/api/admin/catalogue-import': ['/api/admin/catalogue-import', { method: 'POST', body: 'x' }],
}

/** Addresses whose answer needs no database. */
const WITHOUT_DATABASE: Readonly<Record<string, string>> = {
  '/healthz': '200',
  // Says so itself, and to machines that do not wait.
  '/readyz': '503 without Retry-After',
  '/robots.txt': '200',
  '/.well-known/security.txt': '200',
  '/.well-known/change-password': '303',
  '/api/form-token': '200',
  '/api/icons/{$collection}.json': '200',
  // What was read last, from memory.
  '/api/venue-cards': '200',
  '/feed-{$language}.xml': '200',
  '/api/language': '204',
  // The link is not one of ours, which its signature says.
  '/api/shortlists/stop-mails': '404',
  ...Object.fromEntries(FORMER_WORKERS.map((path) => [path, '200'])),
}

const known = () => {
  const parts = { siteUrl: 'http://localhost', securityContact: 'mailto:a@b.example', trustProxy: 0 }
  const direct = directEndpoints({ ...parts, counters: {} as never, limits: undefined })
  const routes = globSync('src/routes/{api,endpoints}/*.ts{,x}').flatMap(
    (file) => /createFileRoute\('([^']+)'\)/.exec(readFileSync(file, 'utf8'))?.[1] ?? [],
  )
  return [...new Set([...direct.keys(), ...routes])].toSorted()
}

test('every endpoint is asked', async () => {
  expect(Object.keys(ENDPOINTS).toSorted()).toEqual(known())
  const found: Record<string, string> = {}
  for (const [name, [address, init]] of Object.entries(ENDPOINTS))
    found[name] = await said(await staff.ask(address, init))
  const wanted = Object.fromEntries(
    Object.keys(ENDPOINTS).map((name) => [name, WITHOUT_DATABASE[name] ?? '503']),
  )
  // Counted in memory and searched in what was read last, or not, as it comes.
  for (const name of ['/api/events', '/api/suggestions', '/api/venue-count']) {
    expect(['200', '204', '503'], name).toContain(found[name])
    delete found[name]
    delete wanted[name]
  }
  expect(found).toEqual(wanted)
}, 60_000)

test('readiness names the database, not the storage that it would be asked about', async () => {
  const answer = await fetch(`${site.origin}/readyz`)
  const { failing } = (await answer.json()) as { failing: string[] }
  expect(failing).toContain('database')
  expect(failing).not.toContain('storage')
})

/** Pages that show nothing of the database. */
const PAGES_WITHOUT: Readonly<Partial<Record<PageId, number>>> = {
  about: 200,
  'blog-post': 404,
  contact: 200,
  'contact-success': 200,
  'contact-us': 200,
  'contact-venue': 200,
  events: 200,
  'external-blog': 404,
  favorites: 200,
  neighborhoods: 200,
  'old-blog': 410,
  services: 200,
  // The addresses have no secret in them.
  quote: 404,
  shortlist: 404,
  'submit-venue': 200,
}

test('every page says in its language that it will be there again', async () => {
  const found: Record<string, string> = {}
  for (const page of PAGE_IDS) {
    const parameter = parameterOf(page)
    const value = { slug: page.startsWith('admin') ? ID : SLUG, id: 'le-marais', url: 'example.com' }
    const params =
      parameter === undefined ? {} : { [parameter]: page === 'event' ? 'showroom' : value[parameter] }
    const answer = await staff.ask(`${localize(page, params, 'de')}?q=x`)
    const copy = answer.clone()
    found[page] = await said(answer)
    if (answer.status === 503) {
      const text = await copy.text()
      const words = text.includes(textsOf('de').error['503'].title) || text.includes('Service')
      if (!words || !text.includes(`lang="${LANGUAGES.de.tag}"`)) found[page] += ' in other words'
    }
  }
  expect(found).toEqual(
    Object.fromEntries(PAGE_IDS.map((page) => [page, String(PAGES_WITHOUT[page] ?? 503)])),
  )
}, 120_000)

test('every function, every form, every sign-in and every preview', async () => {
  const found: Record<string, string> = {}
  for (const { id, name } of builtFunctions()) {
    const options = { headers: { 'x-tsr-serverfn': 'true' } }
    let answer = await staff.ask(`/_serverFn/${id}`, options)
    if (answer.status === 405) answer = await staff.ask(`/_serverFn/${id}`, { ...options, method: 'POST' })
    found[name] = await said(answer)
  }
  for (const [address, fields] of formsIn('de'))
    found[address] = await said(await staff.post(address, fields))
  found['sign-in'] = await said(await new StaffVisitor(site.origin).signIn('lea@example.com'))
  found.preview = await said(await fetch(`${site.origin}/previews/fr/venue/${SLUG}.0123456789abcdef.jpg`))
  const others = Object.entries(found).filter(([, answer]) => answer !== '503')
  // Nothing was given to them: functions of visitors say so before they ask, those of the staff ask who calls first.
  const unread = others.filter(([name, answer]) => answer === '400' && VISITORS.test(name))
  expect(others.filter((one) => !unread.includes(one))).toEqual([
    // From memory, as the pages that they are for.
    ['contact_person.fetchContactPerson', '200'],
    ['site_facts.fetchSiteFacts', '200'],
  ])
}, 120_000)

/** Files of functions for visitors, and of the pages for signing in. */
const VISITORS =
  /^(?:blog|client_page|pages|public_days|shared_list|site_pictures|venues|sign_in_pages|links|passkey_sign_in)\./
