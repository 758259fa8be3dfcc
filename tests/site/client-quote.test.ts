import { createHash, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { localize } from '#/i18n/addresses/localize.ts'
import { laterDay } from '#/lib/iso-day.ts'
import { DAY_MS } from '#/lib/time-spans.ts'
import { hashSecret, makeSecret } from '#/platform/secrets/secret.ts'
import { insertRow, insertSentQuote } from '../helpers/sent-quote-rows.ts'
import { writtenMails } from '../helpers/written-mails.ts'
import { walkAsFilter } from './mail-filter.ts'
import { type RunningSite, startSite } from './running-site.ts'

const SECRET = 'a secret for the page of a quote, long enough for it'
let folder: string
let site: RunningSite
let quote: ReturnType<typeof insertSentQuote>
let network = 0

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-quote-'))
  site = await startSite({
    ...{ DATA_DIR: folder, RATE_LIMITS: '1', TRUST_PROXY: '1', LOG_LEVEL: 'info', AUTH_SECRET: SECRET },
  })
}, 120_000)
afterAll(async () => {
  await site?.kill()
  await rm(folder, { recursive: true, force: true })
})

function inDatabase<T>(work: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(path.join(folder, 'site.db'), { timeout: 10_000 })
  try {
    return work(db)
  } finally {
    db.close()
  }
}
const change = (sql: string, ...values: string[]) =>
  inDatabase((db) =>
    db.prepare(`update quote_version set ${sql} where id = ?`).run(...values, quote.versionId),
  )
const stored = () =>
  inDatabase(
    (db) =>
      (db.prepare('select state from quote_version where id = ?').get(quote.versionId) as { state: string })
        .state,
  )

beforeEach(() => {
  network += 1
  quote = inDatabase((db) => insertSentQuote(db, { ahead: 60 + network * 10, venues: ['galerie-perle'] }))
})

const from = () => ({ 'x-forwarded-for': `203.${network}.0.8` })
const open = (query = '', prefix = '/de', link = quote.token) =>
  fetch(`${site.origin}${prefix}/q/${link}${query}`, { headers: from() })
const send = (fields: Record<string, string>, query = '') =>
  fetch(`${site.origin}/de/q/${quote.token}${query}`, {
    ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) },
    headers: { ...from(), origin: site.origin },
  })
const page = async (answer: Response) => parse(await answer.text())
const queryOf = (answer: Response) => new URL(answer.headers.get('location') ?? '', site.origin).search
/** What a form would send if it were submitted as it stands. */
const fieldsOf = (form: ReturnType<typeof parse>) =>
  Object.fromEntries(
    form
      .querySelectorAll('input:not([type=checkbox]), textarea, button[name]')
      .map((field) => [field.getAttribute('name') ?? '', field.getAttribute('value') ?? field.text]),
  )
const signer = {
  step: 'details',
  n: '1',
  name: 'Aiko Mori',
  role: 'CFO',
  company: 'Kuroda',
}
const ticked = { ...signer, terms: 'yes', agreed: 'yes' }

test('the page is for whoever has the link, in the language of the reader, with its own texts in theirs', async () => {
  const answer = await open()
  expect(answer.status).toBe(200)
  const { headers } = answer
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  const html = await answer.text()
  const shown = parse(html)
  expect(shown.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
  expect(shown.querySelector('h1')?.getAttribute('lang')).toBe('ja')
  expect(shown.querySelector('main')?.text).toContain('Gesamtbetrag inkl. MwSt.')
  expect(html).not.toContain('<Kuroda>')
  expect(await (await fetch(`${site.origin}/sitemap-de.xml`)).text()).not.toContain('/q/')
  await expect.poll(() => site.output()).toContain('/q/…')
  expect(site.output()).not.toContain(quote.token)
})

/** From the details to the page on which the acceptance is confirmed. */
async function passCode() {
  const email = `aiko.${network}@example.jp`
  const sent = await send({ ...ticked, email })
  expect([sent.status, sent.headers.get('referrer-policy')]).toEqual([303, 'no-referrer'])
  const query = queryOf(sent)
  const codeId = new URLSearchParams(query).get('code') ?? ''
  const mailed = async () => /^\s*(\d{6})\s*$/m.exec((await writtenMails(folder, email)).join())?.[1]
  await expect.poll(mailed).toBeDefined()
  const code = (await mailed()) ?? ''
  expect((await send({ step: 'code', codeId, code: 'abc' }, query)).status).toBe(422)
  expect((await send({ step: 'confirm', codeId }, query)).status).toBe(422)
  expect((await send({ step: 'code', codeId, code }, query)).status).toBe(303)
  const confirm = (await page(await open(query))).querySelector('#accept form')
  if (!confirm) throw new Error('nothing to confirm')
  return { confirm, query }
}

test('from the link to accepted: details, code, confirmation; a second press changes nothing', async () => {
  const { confirm, query } = await passCode()
  expect(stored()).toBe('sent')
  for (let press = 0; press < 2; press++) expect((await send(fieldsOf(confirm), query)).status).toBe(303)
  expect(stored()).toBe('accepted')
  const done = (await page(await open())).querySelector('[role=status]')?.text
  expect(done).toMatch(/^Angenommen von Aiko Mori am .*Die Tage sind für Sie gebucht/)
  const ics = await fetch(`${site.origin}/api/q/${quote.token}/days.ics`, { headers: from() })
  expect([ics.status, ics.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(await ics.text()).toContain(`DTSTART;VALUE=DATE:${quote.days.first_day.replaceAll('-', '')}`)
  inDatabase((db) =>
    db.prepare("update calendar_entry set state = 'cancelled' where origin_id = ?").run(quote.enquiryId),
  )
  expect((await page(await open())).querySelector('[role=status]')?.text).toContain('storniert')
  expect((await fetch(`${site.origin}/api/q/${quote.token}/days.ics`, { headers: from() })).status).toBe(404)
})

/** An entry on the days of the quote; for nobody's request unless it says so. */
const enter = (row: Record<string, string | null>) =>
  inDatabase((db) =>
    insertRow(db, 'calendar_entry', {
      ...{ id: randomUUID(), venue_id: quote.venueId, ...quote.days, title: 'x', note: '', version: 1 },
      ...{ event_first_day: quote.days.first_day, event_last_day: quote.days.last_day, origin_kind: null },
      ...{ origin_id: null, created_by: null, created_at: row.queue_at ?? '', until_at: null, ...row },
    }),
  )
const status = async () => (await page(await open())).querySelector('[role=status]')?.text ?? ''

test.each([
  ['expired', "valid_until = '2020-01-01'", 'war bis'],
  ['withdrawn by the agency', "state = 'withdrawn'", 'zurückgezogen'],
  ['declined', "state = 'declined'", 'abgelehnt'],
  ['voided', "state = 'voided'", 'aufgehoben'],
  ['replaced and nothing newer', "state = 'replaced'", 'zurückgezogen'],
])('%s: the page says so, and nothing can be accepted', async (_, sql, words) => {
  change(sql)
  expect(await status()).toContain(words)
  expect((await page(await open())).querySelector('#accept')).toBeNull()
  expect((await send({ ...ticked, email: 'a@example.jp' })).status).toBe(409)
})

test('withdrawn because the owner said no: an apology, and nothing is owed', async () => {
  change("state = 'withdrawn'")
  inDatabase((db) =>
    insertRow(db, 'quote_acceptance', {
      ...{ id: randomUUID(), version_id: quote.versionId, choice: null, at: new Date().toISOString() },
      ...{ evidence: '{"name":"Aiko Mori"}', evidence_hash: randomUUID(), previous_hash: randomUUID() },
    }),
  )
  expect(await status()).toContain('Es tut uns leid')
})

test('days that somebody else has bought meanwhile: said before anything is typed', async () => {
  enter({ kind: 'booking', state: 'booked', queue_at: new Date().toISOString() })
  expect(await status()).toContain('inzwischen vergeben')
  expect((await page(await open())).querySelector('#accept')).toBeNull()
})

test('a second option: who comes first has until a moment, and two steps tell the agency once', async () => {
  const [before, now] = [new Date(Date.now() - DAY_MS).toISOString(), new Date().toISOString()]
  const until_at = new Date(Date.now() + 2 * DAY_MS).toISOString()
  enter({ kind: 'hold', state: 'active', queue_at: before, until_at })
  const own = { origin_kind: 'enquiry', origin_id: quote.enquiryId }
  enter({ kind: 'hold', state: 'active', queue_at: now, until_at, ...own })
  const shown = await page(await open())
  expect(shown.querySelector('.client-quote-days')?.text).toMatch(/^Option Nr. 2: .*Pariser Zeit/)
  const notices = () =>
    inDatabase((db) =>
      db
        .prepare('select id from outbox where payload like \'%"ready"%\' and enquiry_id = ?')
        .all(quote.enquiryId),
    )
  const sure = (await page(await send({ step: 'ready', n: '1' }))).querySelector('#ready')
  expect(notices()).toHaveLength(0)
  if (!sure) throw new Error('no second step')
  for (let press = 0; press < 2; press++) expect((await send(fieldsOf(sure))).status).toBe(303)
  expect(notices()).toHaveLength(1)
  expect(await status()).toContain('Wir wissen, dass Sie unterschreiben möchten')
  expect(stored()).toBe('sent')
})

test('of several choices, the way back to the details keeps the one that was made', async () => {
  quote = inDatabase((db) =>
    insertSentQuote(db, { ahead: 900 + network * 10, venues: ['galerie-perle', 'salon-opera'] }),
  )
  const sent = await send({ ...ticked, choice: 'B', email: `aiko.${network}@example.jp` })
  expect(sent.status).toBe(303)
  const back = (await page(await open(queryOf(sent)))).querySelector('#accept > p a')?.getAttribute('href')
  expect(back).toBe('?choice=B#accept')
  const form = (await page(await open('?choice=B'))).querySelector('#accept form')
  expect(form?.querySelector('[name=choice]')?.getAttribute('value')).toBe('B')
})

test('the first opening is noted once, and reading changes nothing else', async () => {
  const row = () =>
    inDatabase((db) => db.prepare('select * from quote_version where id = ?').get(quote.versionId)) as {
      first_opened_at: string | null
    }
  const { first_opened_at: first, ...rest } = row()
  expect(first).toBeNull()
  await open()
  const opened = row()
  await open()
  expect(row()).toEqual(opened)
  expect(opened).toMatchObject(rest)
  expect(opened.first_opened_at).not.toBeNull()
})

test('the PDF is the bytes that were sent', async () => {
  const bytes = Buffer.from(`%PDF-1.7 ${quote.token}`)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const key = `${sha256}.pdf`
  await mkdir(path.join(folder, 'files'), { recursive: true })
  await writeFile(path.join(folder, 'files', key), bytes)
  inDatabase((db) =>
    insertRow(db, 'quote_file', {
      ...{ version_id: quote.versionId, kind: 'quote', key, sha256, at: new Date().toISOString() },
    }),
  )
  const answer = await fetch(`${site.origin}/api/q/${quote.token}/quote.pdf`, { headers: from() })
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const served = Buffer.from(await answer.arrayBuffer())
  expect(createHash('sha256').update(served).digest('hex')).toBe(sha256)
})

test('the press with which an owner says yes books what waited for it, and the venue leaves the list of these days', async () => {
  const link = makeSecret()
  const { first_day: first } = quote.days
  inDatabase((db) =>
    db
      .prepare(
        "update owner_ask set answer = 'none', answered_at = null, valid_until = null, token_hash = ? where first_day = ?",
      )
      .run(hashSecret(link), first),
  )
  const { confirm, query } = await passCode()
  await send(fieldsOf(confirm), query)
  const said = async () => (await page(await open())).querySelector('[role=status]')?.text
  expect(await said()).not.toContain('Die Tage sind für Sie gebucht')
  const venues = async () => {
    const address = `${localize('venues', {}, 'de')}?q=Perle&startDate=${first}&duration=2`
    return (await page(await fetch(site.origin + address))).querySelector('main')?.text
  }
  expect(await venues()).toContain('Galerie de la Perle')
  await fetch(`${site.origin}/h/${link}`, {
    ...{ method: 'POST', headers: from(), redirect: 'manual' },
    body: new URLSearchParams({ answer: 'yes', until: `${laterDay(first, -1)}T18:00`, step: 'confirm' }),
  })
  expect(await said()).toContain('Die Tage sind für Sie gebucht')
  expect(await venues()).not.toContain('Galerie de la Perle')
})

/** What an acceptance, a refusal or a message to the agency would have left. */
const traces = () =>
  inDatabase((db) => {
    const count = (table: string, where = '1 = 1') =>
      (db.prepare(`select count(*) as n from ${table} where ${where}`).get() as { n: number }).n
    const own = `version_id = '${quote.versionId}'`
    return {
      ...{ state: stored(), acceptances: count('quote_acceptance', own) },
      bookings: count('calendar_entry', `kind = 'booking' and origin_id = '${quote.enquiryId}'`),
      notices: count('outbox', `payload like '%"ready"%' and enquiry_id = '${quote.enquiryId}'`),
    }
  })

test.each([
  ['as they stand', undefined],
  ['filled in and ticked', 'filter@example.com'],
])(
  'a filter that follows every link and submits every form, %s, and those of the answers, decides nothing',
  async (_, typed) => {
    // Behind another client, so that there is every form.
    const until_at = new Date(Date.now() + 2 * DAY_MS).toISOString()
    const [before, now] = [new Date(Date.now() - DAY_MS).toISOString(), new Date().toISOString()]
    enter({ kind: 'hold', state: 'active', queue_at: before, until_at })
    const own = { origin_kind: 'enquiry', origin_id: quote.enquiryId }
    enter({ kind: 'hold', state: 'active', queue_at: now, until_at, ...own })
    const { token } = quote
    const walk = await walkAsFilter({
      ...{ origin: site.origin, address: `/de/q/${token}`, token, network },
      ...(typed === undefined ? {} : { typed }),
    })
    const steps = new Set(walk.sent.map(({ step = 'none' }) => step))
    const reached = ['ask', 'decline', 'details', 'none', 'ready', ...(typed === undefined ? [] : ['code'])]
    expect([...steps].toSorted()).toEqual(reached.toSorted())
    // The refusal and its reason, which a page that answers a press asks for.
    expect(walk.sent.some((fields) => 'reason' in fields && !('step' in fields))).toBe(true)
    expect(traces()).toEqual({ state: 'sent', acceptances: 0, bookings: 0, notices: 0 })
  },
)

test('no takes a second step', async () => {
  const [, ...forms] = (await page(await send({ step: 'decline' }))).querySelectorAll('main form')
  const last = forms.at(-1)
  if (!last) throw new Error('no second step')
  expect((await send({ ...fieldsOf(last), reason: 'Zu weit' })).status).toBe(303)
  expect(stored()).toBe('declined')
  expect((await page(await open())).querySelector('[role=status]')?.text).toContain('abgelehnt')
})

test('what is wrong is said, and what was typed stays', async () => {
  const bad = await send({ ...ticked, email: 'nobody' })
  expect(bad.status).toBe(422)
  const shown = await page(bad)
  expect(shown.querySelector('#quote-email')?.getAttribute('value')).toBe('nobody')
  expect(shown.querySelector('#quote-email')?.getAttribute('aria-invalid')).toBe('true')
  expect((await send({ ...signer, email: 'a@example.jp' })).status).toBe(422)
  expect((await send({ step: 'ask', text: ' ', id: randomUUID() })).status).toBe(422)
  change("valid_until = '2020-01-01'")
  expect((await send({ ...ticked, email: 'a@example.jp' })).status).toBe(409)
  expect((await page(await open())).querySelector('textarea')?.text).toContain('neues Angebot')
})

test('wrong and revoked links are one 404; who guesses waits, and a good link is still answered', async () => {
  expect((await open('', '/fr', makeSecret())).status).toBe(404)
  expect((await open('', '/fr', 'x'.repeat(43))).status).toBe(404)
  expect((await fetch(`${site.origin}/api/q/${makeSecret()}/quote.pdf`, { headers: from() })).status).toBe(
    404,
  )
  let status = 0
  for (let n = 0; n < 30; n++) ({ status } = await open('', '/fr', makeSecret()))
  expect(status).toBe(429)
  expect((await open()).status).toBe(200)
})
