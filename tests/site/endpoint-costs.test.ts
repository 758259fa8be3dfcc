/** Nothing costs more than its input: no answer holds the one thread of the site for long, whatever is asked for. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { directEndpoints } from '#/app/endpoints/direct-endpoints.ts'
import { routes } from '#/app/routes.ts'
import { DailyCounters } from '#/modules/analytics/server/daily-counters.server.ts'
import { createAccount } from '#/modules/staff/server/accounts.server.ts'
import { type Database, openDatabase } from '#/platform/database/open-database.ts'
import type { Schema } from '#/platform/database/schema.ts'
import { builtFunctions } from '../helpers/server-functions.ts'
import { callData } from './costs/call-data.ts'
import { enlargeVenues } from './costs/large-venue.ts'
import { mainThreadMs } from './costs/main-thread.ts'
import { ENDS_THE_WALK, inputOf, mayRefuse } from './costs/worst-calls.ts'
import { type Ask, DIRECT, type Known, ROUTES, twenty } from './costs/worst-inputs.ts'
import { type RunningSite, startSite } from './running-site.ts'
import { PASSWORD, StaffVisitor } from './staff/staff-site.ts'

/** Milliseconds of the main thread that one answer may take. */
const MOST = 50

/** The least of so many counts: what else the site does meanwhile is in one of them, hardly in all. */
const TRIES = 3

let folder: string
let site: RunningSite
let database: Database<Schema>
let staff: StaffVisitor
let known: Known
const taken: { what: string; ms: number; status: number }[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-costs-'))
  site = await startSite({ DATA_DIR: folder, DATABASE_URL: '', TRUST_PROXY: '1' })
  database = openDatabase<Schema>(`file:${path.join(folder, 'site.db')}`)
  await createAccount(database, { email: 'lea@example.com', role: 'administrator', password: PASSWORD })
  staff = new StaffVisitor(site.origin)
  await staff.signIn('lea@example.com')
  const { slugs, ids } = await enlargeVenues(database)
  const body = JSON.stringify({
    language: 'fr',
    list: twenty({ slugs, ids, token: '' }, 0),
    options: { notes: true, prices: true, answers: true },
  })
  const headers = { 'content-type': 'application/json' }
  const shared = await fetch(`${site.origin}/api/shortlists`, { method: 'POST', headers, body })
  const { token } = (await shared.json()) as { token: string }
  known = { slugs, ids, token }
}, 120_000)

afterAll(async () => {
  await database?.close()
  await site?.kill()
  await rm(folder, { recursive: true, force: true })
})

/** The address of a site is asked until an answer is cheap, at most three times; the least time counts. */
async function costOf(what: string, ask: Ask, headers: Record<string, string> = {}): Promise<void> {
  let [least, status] = [Number.POSITIVE_INFINITY, 0]
  for (let at = 0; at < TRIES && least > MOST / 2; at += 1) {
    const { target, init } = ask(known, at)
    const before = await mainThreadMs(site.pid)
    const answer = await staff.ask(target, {
      ...init,
      headers: { ...headers, ...(init?.headers as Record<string, string> | undefined) },
    })
    await answer.arrayBuffer()
    least = Math.min(least, (await mainThreadMs(site.pid)) - before)
    status = answer.status
  }
  taken.push({ what, ms: least, status })
}

function paths(route: { path?: string; children?: readonly unknown[] }, base = ''): string[] {
  const own = base + (route.path ?? '')
  const below = (route.children ?? []).flatMap((child) => paths(child as typeof route, own))
  return below.length > 0 ? below : [own.replace(/\/$/, '')]
}

/** Answers that may take longer, in milliseconds, and why. */
const SLOWER: Readonly<Record<string, number>> = {
  // For the staff alone, and linear in the parts of the plan: each of its 386 points is a handle with a name of its own.
  '/l/$ui/$content/admin-venue/$slug': 200,
  // Twenty plans are laid out in turns of their own, two dossiers of a subscriber at a time, counted before.
  '/api/shortlists/dossier': 800,
  '/api/shortlists/$token/dossier.pdf': 800,
  // For the staff alone, and streamed: a share of it for each venue, with others in between.
  '/api/admin/catalogue.zip': 400,
  '/api/admin/venues.csv': 150,
  '/api/admin/venues.xlsx': 150,
  '/api/admin/requests.csv': 150,
  '/api/admin/requests.xlsx': 150,
}

const dear = () => taken.filter(({ what, ms }) => ms > (SLOWER[what] ?? MOST))

test('every route of the site', { timeout: 300_000 }, async () => {
  expect(Object.keys(ROUTES).toSorted()).toEqual([...new Set(paths(routes))].toSorted())
  for (const [route, asks] of Object.entries(ROUTES)) for (const ask of asks) await costOf(route, ask)
  expect(dear()).toEqual([])
  expect(taken.filter(({ status }) => status >= 500)).toEqual([])
})

test('every address that the HTTP server answers itself', { timeout: 300_000 }, async () => {
  const counters = new DailyCounters()
  const parts = { siteUrl: site.origin, securityContact: 'mailto:a@example.com', counters }
  const addresses = [...directEndpoints({ ...parts, limits: undefined, trustProxy: 0 }).keys(), '/metrics']
  for (const address of addresses) {
    const asks = DIRECT[address] ?? [() => ({ target: address })]
    for (const ask of asks) await costOf(address, ask)
  }
  expect(dear()).toEqual([])
})

test('every server function', { timeout: 300_000 }, async () => {
  const functions = builtFunctions()
  expect(functions.length).toBeGreaterThan(100)
  const refused: string[] = []
  for (const { name, id } of functions.filter(({ name }) => !ENDS_THE_WALK.includes(name))) {
    await costOf(name, (about, at) => call(id, name, about, at), { 'x-tsr-serverfn': 'true' })
    const { status } = taken.at(-1) ?? { status: 0 }
    // Gone and missing are answers: somebody has looked.
    if (![200, 404, 410].includes(status) && !mayRefuse(name)) refused.push(`${name} ${status}`)
  }
  expect(refused, 'give it an input of its own in worst-calls.ts, or a reason').toEqual([])
  expect(dear()).toEqual([])
})

function call(id: string, name: string, about: Known, at: number) {
  const input = inputOf(name)
  const payload = callData(input.data(about, at))
  if (input.method === 'GET') return { target: `/_serverFn/${id}?${new URLSearchParams({ payload })}` }
  const headers = { 'content-type': 'application/json' }
  return { target: `/_serverFn/${id}`, init: { method: 'POST', headers, body: payload } }
}

test.each([
  ['x-forwarded-for', '::1,'.repeat(3000)],
  ['forwarded', 'for=192.0.2.1;'.repeat(800)],
  ['accept-language', 'fr;q=0.1,'.repeat(1300)],
  ['accept', 'text/html;q=0.1,'.repeat(700)],
  ['accept-encoding', 'br;q=0,'.repeat(1500)],
  ['if-none-match', '"a",'.repeat(3000)],
  ['range', `bytes=${'0-1,'.repeat(3000)}`],
  ['cookie', 'a=b; '.repeat(2400)],
  ['user-agent', 'botbotcubot '.repeat(1000)],
  ['referer', `https://example.org/${'a'.repeat(12_000)}`],
])('a long header %s', async (name, value) => {
  await costOf(name, (_, at) => ({ target: `/about-us?x=${at}` }), { [name]: value })
  expect(dear()).toEqual([])
})

test('the slowest three', ({ annotate }) => {
  const slowest = taken.toSorted((a, b) => b.ms - a.ms).slice(0, 3)
  const said = slowest.map(({ what, ms }) => `${what} ${ms.toFixed(1)} ms`).join(', ')
  return annotate(`${taken.length} asked, slowest: ${said}`)
})
