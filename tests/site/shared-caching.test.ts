import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAGE_SETTINGS } from '../../src/i18n/addresses/pages.ts'
import type { PageId } from '../../src/i18n/addresses/paths.ts'
import { createAccount } from '../../src/modules/staff/server/accounts.server.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { SECRET_TO_READ, sentQuery } from '../helpers/receipt.ts'
import { pathsOfEndpoints, pathsOfPages } from './every-address.ts'
import { type RunningSite, startSite } from './running-site.ts'

/** What a shared cache may keep. A page that is added here is the same for all visitors, whatever they send. */
const SHARED: readonly PageId[] = [
  'home',
  'venues',
  'venue',
  'galleries',
  'showrooms',
  'neighborhoods',
  'neighborhood',
  'events',
  'event',
  'services',
  'about',
  'blog',
  'blog-post',
  'contact-us',
  'contact',
  'contact-venue',
  'submit-venue',
  'favorites',
  'sitemap',
  'legal-notice',
  'privacy-policy',
  'terms',
  'external-blog',
]

/** Endpoints that say `public`: the same for all, and at most five minutes old. */
const PUBLIC_ENDPOINTS = ['/.well-known/security.txt', '/api/suggestions', '/api/venue-count']

const EMAIL = 'alma@example.com'
const PASSWORD = 'plum tree over the canal'

let folder: string
let site: RunningSite
/** Of a colleague who has signed in. */
let cookie: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-cdn-'))
  site = await startSite({ DATA_DIR: folder, CDN_MAX_AGE: '60', AUTH_SECRET: SECRET_TO_READ })
  const database = openDatabase(`file:${path.join(folder, 'site.db')}`)
  await createAccount(database, { email: EMAIL, role: 'administrator', password: PASSWORD })
  await database.close()
  const signedIn = await fetch(`${site.origin}/admin/login`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ email: EMAIL, password: PASSWORD }),
  })
  cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  expect(cookie).toContain('session')
}, 120_000)
afterAll(async () => {
  await site?.stop()
  await rm(folder, { recursive: true, force: true })
})

const ask = (address: string, headers: Record<string, string> = {}) =>
  fetch(site.origin + address, { redirect: 'manual', headers })

/** Whether a shared cache may keep an answer longer than a moment (RFC 9111, section 3). */
function isKept({ headers }: Response): boolean {
  const said = headers.get('cache-control') ?? ''
  return /s-maxage=[1-9]|public|max-age=[1-9]/.test(said) && !/private|no-store|no-cache/.test(said)
}

test.each(['fr', 'en'] as const)(
  'pages of the table that a shared cache may keep, in %s',
  async (language) => {
    const kept: PageId[] = []
    for (const [page, address] of pathsOfPages(language)) {
      const answer = await ask(address)
      if (!isKept(answer)) continue
      kept.push(page)
      expect(PAGE_SETTINGS[page], page).toMatchObject({ cacheable: true, isPersonal: false, middleware: [] })
      expect(Object.fromEntries(answer.headers), page).toMatchObject({
        'cache-control': 'public, max-age=0, must-revalidate, s-maxage=60',
        'surrogate-key': 'pages',
        'cache-tag': 'pages',
        vary: 'Accept-Encoding',
      })
    }
    // English stands at `/`, which greets each visitor in their own language.
    const wanted = language === 'en' ? SHARED.filter((page) => page !== 'home') : SHARED
    expect(kept.toSorted()).toEqual(wanted.toSorted())
  },
)

test('what is kept is the same whoever asks, and sets no cookie', async () => {
  for (const page of SHARED) {
    const address = pathsOfPages('fr').get(page) ?? ''
    const plain = await ask(address)
    const other = await ask(address, {
      cookie: `${cookie}; language=ja`,
      'accept-language': 'ja',
      referer: 'https://www.google.co.jp/',
      'user-agent': 'Googlebot/2.1',
      authorization: 'Bearer x',
    })
    expect([plain.status, other.status], page).toEqual([200, 200])
    expect(await other.text(), page).toBe(await plain.text())
    expect([...plain.headers.getSetCookie(), ...other.headers.getSetCookie()], page).toEqual([])
    expect(other.headers.get('cache-control'), page).toBe(plain.headers.get('cache-control'))
  }
})

test('nothing of the staff or of one visitor is kept, signed in or not', async () => {
  const keptOf = async (headers: Record<string, string>) => {
    const kept: string[] = []
    for (const address of pathsOfEndpoints()) if (isKept(await ask(address, headers))) kept.push(address)
    for (const [page, address] of pathsOfPages('fr')) {
      if (!SHARED.includes(page) && isKept(await ask(address, headers))) kept.push(address)
    }
    return kept
  }
  const wanted = (kept: string[]) => kept.filter((address) => !PUBLIC_ENDPOINTS.includes(address))
  expect(wanted(await keptOf({}))).toEqual([])
  expect(wanted(await keptOf({ cookie }))).toEqual([])
})

test.each([
  ['the reference of one visitor', `/fr/contact${sentQuery()}`],
  ['chosen venues', '/fr/contact-lieu?venue=galerie-perle'],
  ['typed words', '/fr/lieux?q=perle'],
  ['a page that is none', '/fr/nothing-here'],
  ['a venue that is gone', '/fr/lieu/gone'],
  ['the page of an old blog', '/fr/blog/2019/fashion-week'],
])('%s: never kept', async (_, address) => {
  const answer = await ask(address)
  expect([isKept(answer), answer.headers.get('surrogate-key')]).toEqual([false, null])
})

test('a form that comes back with mistakes, and one that is sent from elsewhere, are not kept', async () => {
  const post = (headers: Record<string, string> = {}) =>
    fetch(`${site.origin}/fr/contact-us`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ email: 'x' }),
    })
  const answers = [await post(), await post({ origin: 'https://elsewhere.example' })]
  expect(answers.map(({ status }) => status)).toEqual([422, 403])
  expect(answers.map(isKept)).toEqual([false, false])
})

test('a page of the list, an answer out of memory and a 304 say the same', async () => {
  const list = await ask('/fr/lieux?type=gallery')
  const again = await ask('/fr/lieux?type=gallery')
  const etag = again.headers.get('etag') ?? ''
  const unchanged = await ask('/fr/lieux?type=gallery', { 'if-none-match': etag })
  expect([list.status, again.status, unchanged.status]).toEqual([200, 200, 304])
  for (const { headers } of [list, again, unchanged])
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=60')
})

test('an address that has moved is kept no longer than a page, a picture for a day and no longer', async () => {
  const moved = await ask('/fr/lieux/')
  expect([moved.status, moved.headers.get('cache-control')]).toEqual([
    301,
    'public, max-age=3600, s-maxage=60',
  ])
  const page = await (await ask('/fr/lieux')).text()
  const picture = await ask(/\/img\/f_(?:jpeg|webp)[^" ]+/.exec(page)?.[0] ?? '')
  expect([picture.status, picture.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400'])
})
