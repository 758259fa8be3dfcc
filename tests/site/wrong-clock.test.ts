import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { laterDay } from '#/lib/iso-day.ts'
import { parisDay } from '#/lib/paris-time.ts'
import { insertSentQuote } from '../helpers/sent-quote-rows.ts'
import { type RunningSite, startSite } from './running-site.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const FOUR_YEARS_MS = 4 * 365.25 * 86_400_000
const PRELOAD = `--import=${pathToFileURL(path.join(import.meta.dirname, 'shifted-clock.mjs')).href}`

let folder: string
let site: RunningSite | undefined
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-clock-'))
})
afterEach(async () => {
  await site?.kill()
  await rm(folder, { recursive: true, force: true })
})

const shifted = (ms: number) => ({ NODE_OPTIONS: PRELOAD, CLOCK_SHIFT_MS: String(ms) })
const start = async (ms: number) => {
  site = await startSite({ DATA_DIR: folder, ...shifted(ms) })
  return site
}

function rows(query: string): unknown[] {
  const database = new DatabaseSync(path.join(folder, 'site.db'), { readOnly: true })
  try {
    return database.prepare(query).all()
  } finally {
    database.close()
  }
}
const erased = () => rows("select count(*) as n from enquiry where full_name = '' and last_name is null")
const retentionDone = () => rows("select done_at from duty where name = 'retention' and done_at is not null")
const mailFiles = async () =>
  (await readdir(path.join(folder, 'mail'))).filter((name) => name.endsWith('.eml'))

async function send(email: string): Promise<void> {
  const form = {
    company: 'Maison Aurèle',
    lastName: 'Lindqvist',
    firstName: 'Ingrid',
    email,
  }
  const answer = await fetch(`${site?.origin}/contact-venue?venue=galerie-perle`, {
    method: 'POST',
    body: new URLSearchParams({ ...form, message: 'Forty looks', venue: 'galerie-perle' }),
    redirect: 'manual',
  })
  expect(answer.status).toBe(303)
}

async function clockCommand(ms: number, ...words: string[]): Promise<string> {
  const options = { cwd: ROOT, env: { PATH: process.env.PATH, DATA_DIR: folder, ...shifted(ms) } }
  const run = promisify(execFile)(process.execPath, ['scripts/clock.ts', ...words], options)
  // Exit 1 says that the clock is not trusted.
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  return stdout
}

test('a start four years ahead erases nothing, says so, and goes on once a person has confirmed the date', async () => {
  await start(0)
  await send('ingrid@example.com')
  await expect.poll(mailFiles).toHaveLength(2)
  await expect.poll(retentionDone).toHaveLength(1)
  await site?.stop()

  const wrong = await start(FOUR_YEARS_MS)
  await expect.poll(() => wrong.output()).toMatch(/"reason":"the clock says[^\n]*could not be erased/)
  expect(wrong.output()).toMatch(/the clock of this machine cannot be trusted/)
  expect(await (await fetch(`${wrong.origin}/metrics`)).text()).toMatch(/^passage_clock_trusted 0$/m)
  expect(erased()).toEqual([{ n: 0 }])
  expect(await mailFiles()).toHaveLength(2)
  // The site itself goes on taking requests.
  await send('somebody-else@example.com')
  await wrong.stop()

  const right = await start(0)
  await expect
    .poll(async () => (await fetch(`${right.origin}/metrics`)).text())
    .toMatch(/^passage_clock_trusted 1$/m)
  await right.stop()
  expect(erased()).toEqual([{ n: 0 }])

  // Four years later the same date is right: an operator confirms it, and due data is deleted.
  expect(await clockCommand(FOUR_YEARS_MS)).toMatch(/not trusted/)
  expect(await clockCommand(FOUR_YEARS_MS, 'confirm')).toMatch(/confirmed/)
  await start(FOUR_YEARS_MS)
  await expect.poll(erased).toEqual([{ n: 1 }])
}, 120_000)

test('a quote that has ended does not open again by a clock that has gone back: nothing is accepted, and the page says to come back', async () => {
  await start(0)
  const file = path.join(folder, 'site.db')
  const db = new DatabaseSync(file)
  const quote = insertSentQuote(db, { ahead: 60, venues: ['galerie-perle'] })
  db.prepare('update quote_version set valid_until = ? where id = ?').run(
    laterDay(parisDay(new Date()), -1),
    quote.versionId,
  )
  db.close()
  const post = (on: RunningSite) =>
    fetch(`${on.origin}/de/q/${quote.token}`, {
      ...{ method: 'POST', redirect: 'manual', headers: { origin: on.origin, accept: 'text/html' } },
      body: new URLSearchParams({
        ...{ step: 'details', n: '1', name: 'Aiko Mori', role: 'CFO', company: 'Kuroda' },
        ...{ email: 'aiko@example.jp', terms: 'yes', agreed: 'yes' },
      }),
    })
  const codes = () => rows('select count(*) as n from acceptance_code')
  await expect.poll(() => rows('select clock_trusted_at is null as n from heartbeat')).toEqual([{ n: 0 }])
  if (site) expect((await post(site)).status).toBe(409)
  await site?.stop()

  const wrong = await start(-FOUR_YEARS_MS)
  const answer = await post(wrong)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)])
  expect(await answer.text()).toContain('<html lang="de"')
  expect(codes()).toEqual([{ n: 0 }])
}, 120_000)
