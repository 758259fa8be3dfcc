/** A client who accepts and an agent who sends, while the database is locked or a disk is full. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parse } from 'node-html-parser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { laterDay } from '#/lib/iso-day.ts'
import { parisDay } from '#/lib/paris-time.ts'
import { quoteDocumentSchema } from '#/modules/quotes/model/quote-document.schema.ts'
import { startQuote } from '#/modules/quotes/server/draft.server.ts'
import { createAccount } from '#/modules/staff/server/accounts.server.ts'
import { openDatabase } from '#/platform/database/open-database.ts'
import { insertSentQuote } from '../helpers/sent-quote-rows.ts'
import { builtFunctions } from '../helpers/server-functions.ts'
import { storedColleague } from '../helpers/stored-colleague.ts'
import { storedEnquiry } from '../helpers/stored-enquiry.ts'
import { addVenue } from '../helpers/venue-rows.ts'
import { writtenMails } from '../helpers/written-mails.ts'
import { callData } from './costs/call-data.ts'
import { makeSmallDisk, type SmallDisk } from './full-disk.ts'
import { type RunningSite, startSite } from './running-site.ts'
import { PASSWORD, StaffVisitor } from './staff/staff-visitor.ts'

let folder: string
let site: RunningSite | undefined
let disk: SmallDisk | undefined
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-quote-outage-'))
})
afterEach(async () => {
  await site?.kill()
  await disk?.remove()
  disk = undefined
  await rm(folder, { recursive: true, force: true })
})

const SIGNED = { step: 'details', n: '1', name: 'Aiko Mori', role: 'CFO', company: 'Kuroda' }
const AGREED = { ...SIGNED, terms: 'yes', agreed: 'yes', email: 'aiko@example.jp' }

/** Start a site on a file, with a quote that can be confirmed and one that can be sent. */
async function setUp(file: string) {
  const dataDir = path.join(folder, 'data')
  const running = await startSite({ DATA_DIR: dataDir, DATABASE_URL: `file:${file}`, DEMO: '0' })
  site = running
  const rows = <Row>(query: string): Row[] => {
    const db = new DatabaseSync(file, { readOnly: true })
    try {
      return db.prepare(query).all() as Row[]
    } finally {
      db.close()
    }
  }
  const database = openDatabase(`file:${file}`)
  await addVenue(database, 'galerie-perle')
  const direct = new DatabaseSync(file)
  const sent = insertSentQuote(direct, { ahead: 60, venues: ['galerie-perle'] })
  direct.close()
  await createAccount(database, { email: 'lea@example.com', role: 'agent', password: PASSWORD })
  const by = await storedColleague(database, 'Léa Morel')
  const enquiryId = await storedEnquiry(database, { language: 'en' })
  const work = { kind: 'service', id: randomUUID(), choice: null, label: 'Cleaning', labelFr: 'Ménage' }
  const document = quoteDocumentSchema.parse({
    ...{ language: 'en', validUntil: laterDay(parisDay(new Date()), 10) },
    client: { name: 'Camille', email: 'c@example.com', company: 'Maison Aubertin', country: 'FR' },
    lines: [{ ...work, unitCents: 10_000, vatBp: 2000, vatReason: null }],
  })
  const quoteId = await database.db
    .transaction()
    .execute((db) => startQuote(db, { enquiryId, document }, { by, at: new Date() }))
  await database.close()
  const agent = new StaffVisitor(running.origin)
  await agent.signIn('lea@example.com')

  const post = (fields: Record<string, string>, query = '') =>
    fetch(`${running.origin}/de/q/${sent.token}${query}`, {
      ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) },
      headers: { origin: running.origin, accept: 'text/html' },
    })
  const send = () => {
    const { version = 0 } =
      rows<{ version: number }>(`select version from quote where id = '${quoteId}'`)[0] ?? {}
    const { id = '' } = builtFunctions().find(({ name }) => name === 'quotes.sendDraftQuote') ?? {}
    return agent.ask(`/_serverFn/${id}`, {
      method: 'POST',
      headers: { 'x-tsr-serverfn': 'true', 'content-type': 'application/json' },
      body: callData({ quoteId, version, grossCents: [12_000] }),
    })
  }
  /** From the details to the confirmation. */
  const passCode = async () => {
    const query = new URL((await post(AGREED)).headers.get('location') ?? '', running.origin).search
    const codeId = new URLSearchParams(query).get('code') ?? ''
    const mailed = async () =>
      /^\s*(\d{6})\s*$/m.exec((await writtenMails(dataDir, AGREED.email)).join())?.[1]
    await expect.poll(mailed).toBeDefined()
    expect((await post({ step: 'code', codeId, code: (await mailed()) ?? '' }, query)).status).toBe(303)
    return () => post({ step: 'confirm', codeId }, query)
  }
  /** All that sending and accepting write. */
  const stored = () => ({
    states: rows(`select state, pdf_hash is null as open from quote_version order by state`),
    ...Object.fromEntries(
      ['acceptance_code', 'calendar_entry', 'payment', 'quote_acceptance', 'quote_file', 'quote_line'].map(
        (table) => [table, rows(`select count(*) as n from ${table}`)],
      ),
    ),
    mails: rows(`select count(*) as n from outbox where enquiry_id in ('${sent.enquiryId}', '${enquiryId}')`),
  })
  const papers = () => readdir(path.join(dataDir, 'files', 'quotes')).catch(() => [])
  return { dataDir, rows, post, send, passCode, stored, papers, enquiryId, quoteId }
}

type Scene = Awaited<ReturnType<typeof setUp>>

/** A page in the language of the reader that says to try again, and nothing stored. */
async function expectRefused(answer: Response) {
  const page = parse(await answer.text())
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true])
  expect(page.querySelector('html')?.getAttribute('lang')).toBe('de')
  expect(page.querySelector('h1')?.text).not.toBe('')
}

async function expectSent({ send, rows, papers, quoteId }: Scene) {
  const answer = await send()
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('"sent"')])
  const year = parisDay(new Date()).slice(2, 4)
  expect(rows(`select reference from quote where id = '${quoteId}'`)).toEqual([
    { reference: `D-${year}-0001` },
  ])
  expect(await papers()).toHaveLength(1)
}

async function expectAccepted({ rows }: Scene, confirm: () => Promise<Response>) {
  expect((await confirm()).status).toBe(303)
  expect(rows('select state from quote_version order by state')).toEqual(
    expect.arrayContaining([{ state: 'accepted' }]),
  )
  expect(rows('select count(*) as n from quote_acceptance')).toEqual([{ n: 1 }])
  expect(rows("select count(*) as n from calendar_entry where kind = 'booking'")).toEqual([{ n: 1 }])
}

test('a locked database: both are told, nothing is stored, and afterwards both go on', async () => {
  const file = path.join(folder, 'site.db')
  const scene = await setUp(file)
  const confirm = await scene.passCode()
  const before = scene.stored()
  const other = new DatabaseSync(file)
  other.exec('begin immediate')
  const [details, confirmed, sent] = await Promise.all([scene.post(AGREED), confirm(), scene.send()])
  await expectRefused(details)
  await expectRefused(confirmed)
  expect(sent.status).toBe(503)
  other.exec('rollback')
  other.close()
  expect(scene.stored()).toEqual(before)
  await expectAccepted(scene, confirm)
  await expectSent(scene)
}, 120_000)

test('a full disk under the database: both are told, nothing is stored, and afterwards both go on', async () => {
  disk = await makeSmallDisk(path.join(folder, 'disk'))
  const scene = await setUp(path.join(disk.folder, 'site.db'))
  const confirm = await scene.passCode()
  const before = scene.stored()
  await disk.fill(site?.pid ?? 0)
  await expectRefused(await confirm())
  await expectRefused(await scene.post(AGREED))
  expect((await scene.send()).status).toBe(503)
  await disk.empty(site?.pid ?? 0)
  expect(scene.stored()).toEqual(before)
  await expectAccepted(scene, confirm)
  await expectSent(scene)
}, 120_000)

test('a full disk under the papers: the agent is told, the draft stays, and the client still accepts', async () => {
  disk = await makeSmallDisk(path.join(folder, 'disk'))
  const scene = await setUp(path.join(folder, 'site.db'))
  const files = path.join(scene.dataDir, 'files')
  await rm(files, { recursive: true })
  await symlink(disk.folder, files)
  const confirm = await scene.passCode()
  const before = scene.stored()
  await disk.fill(site?.pid ?? 0)
  expect((await scene.send()).status).toBe(503)
  expect(scene.stored()).toEqual(before)
  await expectAccepted(scene, confirm)
  await disk.empty(site?.pid ?? 0)
  await expectSent(scene)
}, 120_000)
