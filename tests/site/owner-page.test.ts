import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { localize } from '#/i18n/addresses/localize.ts'
import { laterDay } from '#/lib/iso-day.ts'
import { parisDay } from '#/lib/paris-time.ts'
import { DAY_MS } from '#/lib/time-spans.ts'
import { hashSecret, makeSecret } from '#/platform/secrets/secret.ts'
import { walkAsFilter } from './mail-filter.ts'
import { type RunningSite, startSite } from './running-site.ts'

let folder: string
let site: RunningSite
let token: string
let id: string
let network = 0

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-owner-'))
  site = await startSite({ DATA_DIR: folder, RATE_LIMITS: '1', TRUST_PROXY: '1', LOG_LEVEL: 'info' })
}, 120_000)
afterAll(async () => {
  await site?.kill()
  await rm(folder, { recursive: true, force: true })
})

const NEXT_WEEK = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 7 * DAY_MS).toISOString()

function inDatabase<T>(work: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(path.join(folder, 'site.db'), { timeout: 10_000 })
  try {
    return work(db)
  } finally {
    db.close()
  }
}
const change = (sql: string, ...values: (string | null)[]) =>
  inDatabase((db) => db.prepare(`update owner_ask set ${sql} where id = ?`).run(...values, id))
const stored = () =>
  inDatabase(
    (db) =>
      db
        .prepare('select answer, note, valid_until, free_from, channel, version from owner_ask where id = ?')
        .get(id) as Record<string, unknown>,
  )

beforeEach(() => {
  network += 1
  ;[token, id] = [makeSecret(), randomUUID()]
  inDatabase((db) => {
    const venue = db.prepare("select id from venue where slug = 'galerie-perle'").get() as { id: string }
    db.prepare(
      `insert into owner_ask (id, venue_id, first_day, last_day, event, guests, set_up, token_hash, asked_at, asked_by,
        sent_to, language, wished_until, answer, note, version)
       values (?, ?, ?, ?, ?, 80, 'Dès 8 h', ?, ?, 'Léa', 'owner@example.com', 'fr', ?, 'none', '', 1)`,
    ).run(
      ...[id, venue.id, FIRST, laterDay(FIRST, 5), '<b>Showroom</b> & "co"', hashSecret(token)],
      ...[new Date().toISOString(), NEXT_WEEK],
    )
  })
})

const FIRST = laterDay(parisDay(new Date()), 60)
const from = () => ({ 'x-forwarded-for': `203.${network}.0.7` })
const open = (query = '', link = token) => fetch(`${site.origin}/h/${link}${query}`, { headers: from() })
const send = (fields: Record<string, string>, query = '') =>
  fetch(`${site.origin}/h/${token}${query}`, {
    ...{ method: 'POST', headers: from(), redirect: 'manual', body: new URLSearchParams(fields) },
  })
const page = async (answer: Response) => parse(await answer.text())
/** What a form would send if it were submitted as it stands. */
const fieldsOf = (form: ReturnType<typeof parse>, step?: string) => ({
  ...Object.fromEntries(
    form
      .querySelectorAll('input, textarea')
      .map((field) => [field.getAttribute('name') ?? '', field.getAttribute('value') ?? field.text]),
  ),
  ...(step ? { step } : {}),
})

test('the page is for whoever has the link: no script, no index, no referrer, no cache, no trace in the log', async () => {
  const answer = await open()
  expect(answer.status).toBe(200)
  const { headers } = answer
  expect([headers.get('cache-control'), headers.get('referrer-policy'), headers.get('x-robots-tag')]).toEqual(
    [...['private, no-store', 'no-referrer', 'noindex, nofollow']],
  )
  expect(headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-")
  expect(headers.getSetCookie()).toEqual([])
  const html = await answer.text()
  const shown = parse(html)
  expect(shown.querySelectorAll('script')).toEqual([])
  expect(html).not.toContain('<b>Showroom')
  expect(html).not.toContain('nonce')
  expect(shown.querySelectorAll('dd').map(({ text }) => text)).toContain('<b>Showroom</b> & "co"')
  expect(await (await fetch(`${site.origin}/sitemap-fr.xml`)).text()).not.toContain('/h/')
  await expect.poll(() => site.output()).toContain('/h/…')
  expect(site.output()).not.toContain(token)
})

test('it speaks the language of the question, and the other one for who asks', async () => {
  const french = await page(await open())
  expect([french.querySelector('html')?.getAttribute('lang'), french.querySelector('h1')?.text]).toEqual([
    ...['fr', 'Galerie de la Perle\u00a0: pouvons-nous garder ces jours\u00a0?'],
  ])
  const way = french.querySelector('header a')?.getAttribute('href')
  expect(way).toBe(`/h/${token}?lang=en`)
  const english = await page(await open('?lang=en'))
  expect(english.querySelector('h1')?.text).toBe('Galerie de la Perle: may we keep these days?')
})

test('yes takes two steps, with the moment that was asked for; then it is shown and can be changed', async () => {
  const [yes] = (await page(await open())).querySelectorAll('form')
  if (!yes) throw new Error('no form')
  const check = await send(fieldsOf(yes))
  expect(check.status).toBe(200)
  expect(stored()).toMatchObject({ answer: 'none', version: 1 })
  const form = (await page(check)).querySelector('form')
  if (!form) throw new Error('nothing to confirm')
  const said = await send(fieldsOf(form, 'confirm'))
  expect([said.status, said.headers.get('location'), said.headers.get('referrer-policy')]).toEqual([
    ...[303, `/h/${token}`, 'no-referrer'],
  ])
  expect(stored()).toMatchObject({ answer: 'yes', valid_until: NEXT_WEEK, channel: 'link' })
  expect((await page(await open())).querySelector('.said')?.text).toMatch(/^Oui\./)
  // The public page says so for these days alone.
  const venue = async (duration: string) =>
    (
      await fetch(
        `${site.origin}${localize('venue', { slug: 'galerie-perle' }, 'fr')}?startDate=${FIRST}&duration=${duration}`,
      )
    ).text()
  expect(await venue('6')).toContain('Confirmé par le propriétaire le ')
  expect(await venue('7')).not.toContain('Confirmé par le propriétaire')
  await send({ answer: 'no', freeFrom: '2099-03-09', note: 'Travaux', step: 'confirm' })
  expect(stored()).toMatchObject({
    answer: 'no',
    free_from: '2099-03-09',
    note: 'Travaux',
    valid_until: null,
  })
})

test('reading it, fetching it ahead, following every link and submitting every form once decide nothing', async () => {
  for (const method of ['GET', 'HEAD'])
    await fetch(`${site.origin}/h/${token}?answer=yes&step=confirm`, {
      ...{ method, headers: { ...from(), purpose: 'prefetch', 'sec-purpose': 'prefetch' } },
    })
  for (const typed of [undefined, 'Filter']) {
    const walk = await walkAsFilter({
      ...{ origin: site.origin, address: `/h/${token}`, token, network },
      ...(typed === undefined ? {} : { typed }),
    })
    expect(walk.opened).toContain(`/h/${token}?lang=en`)
    // Also what is shown to be confirmed, which has an answer to each of the three.
    const asked = walk.sent.filter((fields) => 'freeFrom' in fields && 'until' in fields)
    expect(new Set(asked.map(({ answer }) => answer))).toEqual(
      new Set(typed === undefined ? ['yes', 'no'] : ['yes', 'yes-but']),
    )
    expect(stored()).toMatchObject({ answer: 'none', version: 1 })
  }
})

test('what is wrong is said at its field, and what was typed stays', async () => {
  const but = await send({ answer: 'yes-but', note: '  ', step: 'confirm' })
  expect(but.status).toBe(422)
  const shown = await page(but)
  expect(shown.querySelector('#but')?.getAttribute('aria-describedby')).toBe('yes-but-error')
  expect(shown.querySelector('#yes-but-error')?.text).not.toBe('')
  for (const until of ['', '2020-01-01T10:00', '2027-02-30T10:00', 'tomorrow'])
    expect([until, (await send({ answer: 'yes', until, step: 'confirm' })).status]).toEqual([until, 422])
  expect((await send({ answer: 'no', freeFrom: '2027-02-30', step: 'confirm' })).status).toBe(422)
  expect((await send({ answer: 'perhaps', step: 'confirm' })).status).toBe(422)
  const back = await page(await send({ answer: 'yes-but', note: 'Après 10 h', step: 'change' }))
  expect(back.querySelector('#but')?.text).toBe('Après 10 h')
  expect(stored()).toMatchObject({ answer: 'none', version: 1 })
})

test('wrong, revoked and old links are one 404; who guesses waits, and a good link is still answered', async () => {
  const bodies = new Set<string>()
  const look = async (link: string) => {
    const answer = await open('?lang=fr', link)
    bodies.add(await answer.text())
    return answer.status
  }
  expect([await look(makeSecret()), await look('x')]).toEqual([404, 404])
  change('revoked_at = ?', new Date().toISOString())
  expect(await look(token)).toBe(404)
  change("revoked_at = ?, first_day = '2020-01-01', last_day = '2020-01-02'", null)
  expect(await look(token)).toBe(404)
  expect((await send({ answer: 'yes', until: '2099-01-01T10:00', step: 'confirm' })).status).toBe(404)
  expect(bodies.size).toBe(1)
  change("last_day = '2099-01-02'")
  const statuses: number[] = []
  for (let n = 0; n < 30; n++) statuses.push((await open('', makeSecret())).status)
  expect(statuses.at(0)).toBe(404)
  expect(statuses.at(-1)).toBe(429)
  expect((await open()).status).toBe(200)
})
