import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { textsOf } from '../browser/site-texts.ts'
import { FULL_RUN } from '../helpers/full-run.ts'
import { startTestPostgres, type TestPostgres } from '../helpers/postgres.ts'
import { formsIn, TYPED } from './every-form.ts'
import { makeSmallDisk, type SmallDisk } from './full-disk.ts'
import { oneVenueOn } from './one-venue.ts'
import { type RunningSite, startSite } from './running-site.ts'

let folder: string
let site: RunningSite | undefined
let disk: SmallDisk | undefined
let postgres: TestPostgres | undefined
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-outage-'))
})
afterEach(async () => {
  await site?.kill()
  await disk?.remove()
  await postgres?.stop()
  disk = undefined
  postgres = undefined
  await rm(folder, { recursive: true, force: true })
})

const CACHED_PAGE = '/fr/lieux'

function send(company: string): Promise<Response> {
  const form = { company, lastName: 'Lindqvist', firstName: 'Ingrid', email: 'ingrid@example.com' }
  return fetch(`${site?.origin}/fr/contact-lieu?venue=galerie-perle`, {
    method: 'POST',
    body: new URLSearchParams({ ...form, message: 'Forty looks & a <b>runway</b>', venue: 'galerie-perle' }),
    redirect: 'manual',
  })
}

const sendWell = async (company: string) => {
  const answer = await send(company)
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    expect.stringContaining('reference=Q-'),
  ])
}

/** The page reports the failure, still contains all values, and says when to try again. */
async function sendInVain(company: string): Promise<void> {
  const answer = await send(company)
  const page = await answer.text()
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
  expect(page).toContain('Erreur lors de l’envoi')
  expect(page).toContain(`value="${company}"`)
  expect(page).toContain('Forty looks &amp; a &lt;b&gt;runway&lt;/b&gt;')
  expect(page).toMatch(/<input type="hidden" name="venue" value="galerie-perle"/)
  const cached = await fetch(`${site?.origin}${CACHED_PAGE}`)
  expect([cached.status, (await cached.text()).includes('data-venue=')]).toEqual([200, true])
}

const post = (address: string, fields: Readonly<Record<string, string>>, accept = 'text/html') =>
  fetch(site?.origin + address, {
    method: 'POST',
    headers: { accept },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

/** In a language that has not been requested before. */
async function sendEveryFormInVain(language: Language): Promise<void> {
  for (const [address, fields] of formsIn(language)) {
    const answer = await post(address, fields)
    const page = await answer.text()
    expect([address, answer.status, answer.headers.get('retry-after')]).toEqual([address, 503, '30'])
    const shown = [`<html lang="${LANGUAGES[language].tag}"`, textsOf(language).sending.failed, ...TYPED]
    // Not `toContain`, which would print the whole page.
    expect([address, shown.filter((text) => !page.includes(text))]).toEqual([address, []])
    const bare = await post(address, fields, 'application/json')
    expect([address, bare.status, await bare.json()]).toMatchObject([address, 503, { kind: 'failed' }])
  }
}

async function sendEveryFormWell(language: Language): Promise<void> {
  for (const [address, fields] of formsIn(language)) {
    const answer = await post(address, fields)
    expect([address, answer.status]).toEqual([address, 303])
    expect(answer.headers.get('location'), address).toMatch(/[?&]reference=[A-Z]-\d\d-\d{4}/)
  }
}

function expectLogged(reason: RegExp): void {
  const lines =
    site
      ?.output()
      .split('\n')
      .filter((line) => line.includes('could not be stored')) ?? []
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).toMatch(reason)
  expect(site?.output()).not.toMatch(/Lindqvist|ingrid@|Forty looks|Maison/)
}

function companiesIn(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database
      .prepare('select company from enquiry order by reference')
      .all()
      .map((row) => String(row.company))
  } finally {
    database.close()
  }
}

const warm = () => fetch(`${site?.origin}${CACHED_PAGE}`)

const DISKS: [name: string, mayMount: boolean | undefined][] = [
  ['a small disk', undefined],
  ['a limit on the size of files', false],
]

test.each(FULL_RUN ? DISKS : DISKS.slice(0, 1))(
  'a full disk (%s): nothing is taken that cannot be kept, and it goes on by itself',
  async (_, mayMount) => {
    disk = await makeSmallDisk(path.join(folder, 'disk'), mayMount)
    const file = path.join(disk.folder, 'site.db')
    site = await startSite({ DATA_DIR: path.join(folder, 'data'), DATABASE_URL: `file:${file}` })
    await warm()
    await sendWell('Maison Before')
    await disk.fill(site.pid)
    await sendInVain('Maison Full')
    await sendInVain('Maison Full')
    await disk.empty(site.pid)
    await sendWell('Maison Full')
    await sendWell('Maison Full')
    expect(companiesIn(file)).toEqual(['Maison Before', 'Maison Full'])
    expectLogged(/full|disk I\/O/i)
  },
  60_000,
)

test('a locked database: requests that wait too long get an error, and the next ones sooner', async () => {
  const file = path.join(folder, 'site.db')
  site = await startSite({ DATA_DIR: folder })
  await warm()
  const other = new DatabaseSync(file)
  other.exec('begin immediate')
  await Promise.all(['Maison One', 'Maison Two', 'Maison Three'].map(sendInVain))
  const started = performance.now()
  await sendInVain('Maison One')
  expect(performance.now() - started, 'nobody waits ten seconds behind those who do').toBeLessThan(5000)
  await sendEveryFormInVain('de')
  other.exec('rollback')
  other.close()
  await sendWell('Maison One')
  expect(companiesIn(file)).toEqual(['Maison One'])
  await sendEveryFormWell('de')
  expectLogged(/database is locked|has not answered in time/)
}, 90_000)

test('whom a dossier names is known without a question to the database', async () => {
  site = await startSite({ DATA_DIR: folder })
  await warm()
  const other = new DatabaseSync(path.join(folder, 'site.db'))
  other.exec('alter table agency_setting rename to away')
  other.close()
  const venues = [{ slug: 'galerie-perle', note: '' }]
  const about = { title: '', startDate: null, days: null, guests: null, layout: null }
  const list = JSON.stringify({ language: 'fr', list: { ...about, venues } })
  const answer = await post('/api/shortlists/dossier', { list })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toMatch(/^%PDF/)
}, 60_000)

test('PostgreSQL goes away under the running site and comes back', async () => {
  postgres = await startTestPostgres({ durable: true })
  site = await startSite({ DATA_DIR: folder, ...(await oneVenueOn(postgres)) })
  await warm()
  await sendWell('Maison Before')
  await postgres.halt()
  await sendInVain('Maison Away')
  await sendInVain('Maison Away')
  await sendEveryFormInVain('de')
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(503)
  // A balancer leaves it in: its pages are there.
  expect((await fetch(`${site.origin}/readyz?of=node`)).status).toBe(200)
  await postgres.resume()
  await sendWell('Maison Away')
  await sendWell('Maison Away')
  await sendEveryFormWell('de')
  await expect.poll(async () => (await fetch(`${site?.origin}/readyz`)).status).toBe(200)
  expectLogged(/ENOENT|ECONNREFUSED|ECONNRESET|EPIPE|terminat|57P/)
}, 90_000)
