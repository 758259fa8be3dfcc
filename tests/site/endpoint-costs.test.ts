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
import { builtFunctions } from '../helpers/server-functions.ts'
import { callData } from './costs/call-data.ts'
import { enlargeVenues, LARGE } from './costs/large-venue.ts'
import { slowness } from './costs/machine-speed.ts'
import { mainThreadMs } from './costs/main-thread.ts'
import { ENDS_THE_WALK, inputOf, mayRefuse } from './costs/worst-calls.ts'
import { type Ask, DIRECT, type Known, PLAIN, REFUSALS, ROUTES, twenty } from './costs/worst-inputs.ts'
import { type RunningSite, startSite } from './running-site.ts'
import { PASSWORD, StaffVisitor } from './staff/staff-visitor.ts'

/** Milliseconds of the main thread that one answer may take. */
const MOST = 50

/** The least of this many counts: what else the site does meanwhile is in one of them, hardly in all. */
const TRIES = LARGE

/** What an answer has taken. */
interface Cost {
  readonly what: string
  /** Milliseconds of the main thread, as a quiet machine would have taken them. */
  readonly ms: number
  readonly status: number
}

let folder: string
let site: RunningSite
let database: Database
let staff: StaffVisitor
let known: Known
const taken: Cost[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-costs-'))
  site = await startSite({ DATA_DIR: folder, DATABASE_URL: '', TRUST_PROXY: '1' })
  database = openDatabase(`file:${path.join(folder, 'site.db')}`)
  await createAccount(database, { email: 'lea@example.com', role: 'administrator', password: PASSWORD })
  staff = new StaffVisitor(site.origin)
  await staff.signIn('lea@example.com')
  const { slugs, ids } = await enlargeVenues(database)
  known = { slugs, ids, token: await share(twenty({ slugs, ids, token: '' }, 0)) }
  // A site that has just started compiles while it answers.
  for (const path of ['/', '/venues', '/about-us', '/ja', '/admin'])
    await (await staff.ask(path)).arrayBuffer()
}, 120_000)

async function share(list: object): Promise<string> {
  const options = { notes: true, prices: true, answers: true }
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ language: 'fr', list, options })
  const shared = await fetch(`${site.origin}/api/shortlists`, { method: 'POST', headers, body })
  return ((await shared.json()) as { token: string }).token
}

afterAll(async () => {
  await database?.close()
  await site?.kill()
  await rm(folder, { recursive: true, force: true })
})

/** An address is asked until an answer is cheap enough, each time for something else; the least time counts. */
async function costOf(what: string, ask: Ask, headers: Record<string, string> = {}): Promise<Cost> {
  let [least, status] = [Number.POSITIVE_INFINITY, 0]
  for (let at = 0; at < TRIES && least > most(what); at += 1) {
    const { target, init } = ask(known, at)
    const before = await mainThreadMs(site.pid)
    const answer = await staff.ask(target, {
      ...init,
      headers: { ...headers, ...(init?.headers as Record<string, string> | undefined) },
    })
    await answer.arrayBuffer()
    const ms = (await mainThreadMs(site.pid)) - before
    least = Math.min(least, ms > most(what) ? ms / (await slowness()) : ms)
    status = answer.status
  }
  const cost = { what, ms: least, status }
  taken.push(cost)
  return cost
}

function paths(route: { path?: string; children?: readonly unknown[] }, base = ''): string[] {
  const own = base + (route.path ?? '')
  const below = (route.children ?? []).flatMap((child) => paths(child as typeof route, own))
  return below.length > 0 ? below : [own.replace(/\/$/, '')]
}

/**
 * Answers that may take longer, in milliseconds, and why: they wait in a queue before they begin, or are files of the
 * staff. The figures are about twice the least that a quiet machine takes, so that a busy one does not fail.
 */
const SLOWER: Readonly<Record<string, number>> = {
  // Pages, each in its turn in the render queue, that draw a large plan or list twenty venues.
  '/l/$ui/$content/venue/$slug': 200,
  '/l/$ui/$content/favorites': 80,
  // It draws the plan of each of its twenty venues as well, five of them as large as the back office takes them.
  '/l/$ui/$content/shortlist/$slug': 700,
  // For the staff alone, in the render queue.
  '/l/$ui/$content/admin': 100,
  '/l/$ui/$content/admin-venues': 100,
  // For the staff alone. What fits on the plan is computed anew: a draft keeps no figures.
  '/l/$ui/$content/admin-venue-preview/$slug': 350,
  // For the staff alone, and linear in the parts of the plan: each of its 386 points is a handle with a name of its own.
  '/l/$ui/$content/admin-venue/$slug': 250,
  // Composed in the queue of PDFs, two of a subscriber at a time, and drawn in a process of their own.
  '/api/shortlists/dossier': 500,
  '/api/shortlists/$token/dossier.pdf': 900,
  // As few for a visitor as dossiers, and drawn in the process of PDFs; before that each of two thousand dots is measured against every
  // wall of the largest plan.
  '/api/venues/$slug/plan.pdf': 120,
  // Each of five drawings has a turn of its own.
  '/api/plan-sketches': 100,
  // Files of the staff, streamed: a share of it for each venue, with others in between.
  '/api/admin/catalogue.zip': 500,
  '/api/admin/venues.csv': 100,
  '/api/admin/venues.xlsx': 100,
}

const most = (what: string) => SLOWER[what] ?? MOST

/** Of some costs, those that are too much, in one line: a report that shortens lists still names them. */
const dear = (costs: readonly Cost[]) =>
  costs
    .filter(({ what, ms }) => ms > most(what))
    .map(({ what, ms }) => `${what}: ${ms.toFixed(1)} ms`)
    .join(', ')

test('every route of the site', { timeout: 120_000 }, async () => {
  expect(Object.keys(ROUTES).toSorted()).toEqual([...new Set(paths(routes))].toSorted())
  const costs: Cost[] = []
  for (const [route, asks] of Object.entries(ROUTES))
    for (const ask of asks) costs.push(await costOf(route, ask))
  expect(dear(costs)).toBe('')
  const refused = costs.filter(({ what, status }) => status >= (what in REFUSALS ? 500 : 300))
  expect(refused, 'give it an input of its own in worst-inputs.ts, or a reason').toEqual([])
})

test('every address that the HTTP server answers itself', { timeout: 120_000 }, async () => {
  const counters = new DailyCounters()
  const parts = { siteUrl: site.origin, securityContact: 'mailto:a@example.com', counters }
  const addresses = [...directEndpoints({ ...parts, limits: undefined, trustProxy: 0 }).keys(), '/metrics']
  const costs: Cost[] = []
  const unknown: string[] = []
  for (const address of addresses) {
    const reason = /^\/[\w-]+\.js$/.test(address) ? '' : PLAIN[address]
    if (!(address in DIRECT) && reason === undefined) unknown.push(address)
    const asks = DIRECT[address] ?? [() => ({ target: address })]
    for (const ask of asks) {
      const cost = await costOf(address, ask)
      costs.push(cost)
      if (!reason && cost.status >= 400) unknown.push(`${address} ${cost.status}`)
    }
  }
  expect(unknown, 'give it an input of its own in worst-inputs.ts, or a reason').toEqual([])
  expect(dear(costs)).toBe('')
})

test('every server function', { timeout: 120_000 }, async () => {
  const functions = builtFunctions()
  expect(functions.length).toBeGreaterThan(100)
  const refused: string[] = []
  const costs: Cost[] = []
  for (const { name, id } of functions.filter(({ name }) => !ENDS_THE_WALK.includes(name))) {
    const cost = await costOf(name, (about, at) => call(id, name, about, at), { 'x-tsr-serverfn': 'true' })
    costs.push(cost)
    const { status } = cost
    // Gone and missing are answers: they took a look-up.
    if (![200, 404, 410].includes(status) && !mayRefuse(name)) refused.push(`${name} ${status}`)
  }
  expect(refused, 'give it an input of its own in worst-calls.ts, or a reason').toEqual([])
  expect(dear(costs)).toBe('')
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
  const cost = await costOf(name, (_, at) => ({ target: `/about-us?x=${at}` }), { [name]: value })
  expect(dear([cost])).toBe('')
})

test('the slowest three', ({ annotate }) => {
  const slowest = taken.toSorted((a, b) => b.ms - a.ms).slice(0, 3)
  const said = slowest.map(({ what, ms }) => `${what} ${ms.toFixed(1)} ms`).join(', ')
  return annotate(`${taken.length} asked, slowest: ${said}`)
})
