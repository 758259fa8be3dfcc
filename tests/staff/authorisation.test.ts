import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { ADMIN_PAGES, type AdminPageId, OPEN_ADMIN_PAGES } from '#/i18n/admin-pages.ts'
import { parameterOf } from '#/i18n/forms.ts'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { localize } from '#/i18n/localize.ts'
import { ENGINES } from '../helpers/database.ts'
import { type BuiltFunction, builtFunctions } from '../helpers/server-functions.ts'
import { addVenue } from '../helpers/venue-rows.ts'
import { PASSWORD, StaffVisitor, useStaffSite } from './staff-site.ts'

/**
 * Functions that anybody may call. Every other one of the build must refuse: a function that is new and not meant for
 * visitors needs `staffOnly` or `administratorOnly`, a new one for visitors is added here.
 */
const PUBLIC = [
  'gate.fetchGate',
  'gate.fetchMe',
  'links.fetchInvitation',
  'links.fetchResetOpen',
  'passkey_sign_in.finishPasskeySignIn',
  'passkey_sign_in.startPasskeySignIn',
]

/** Files whose functions all serve the public pages. */
const PUBLIC_FILES = ['journal', 'pages', 'site_facts', 'site_pictures', 'site_vitals', 'venues']

/** Functions that agents may not call. */
const ADMINISTRATORS = [
  'people.deactivatePerson',
  'people.endPersonSessions',
  'people.fetchJournal',
  'people.fetchStaff',
  'people.givePersonRole',
  'people.invitePerson',
  'people.reactivatePerson',
  'people.withdrawInvitation',
  'request_privacy.eraseRequestPerson',
  'request_privacy.exportRequestPerson',
]

const ADMINISTRATORS_PAGES: readonly string[] = ['admin-people']

/** The address of a page; those of one venue are asked for that of a venue's id. */
const address = (page: AdminPageId, language: Language, venue: string = randomUUID()) =>
  localize(page, parameterOf(page) === 'slug' ? { slug: venue } : {}, language)

const functions = builtFunctions()
const isPublic = ({ name }: BuiltFunction) =>
  PUBLIC.includes(name) || PUBLIC_FILES.includes(name.split('.', 1)[0] ?? '')
const guarded = functions.filter((one) => !isPublic(one))

vi.setConfig({ testTimeout: 120_000 })

test('the table of the build was understood', () => {
  expect(functions.length).toBeGreaterThan(30)
  const names = new Set(functions.map(({ name }) => name))
  for (const name of [...ADMINISTRATORS, 'session.signOut']) expect(names, name).toContain(name)
})

describe.each(ENGINES)('who may do what on %s', (engine) => {
  const site = useStaffSite(engine)

  /** Calls a function as the application does; which method it takes is found out. */
  async function call(who: StaffVisitor, { id }: BuiltFunction, origin?: string): Promise<number> {
    const target = `/_serverFn/${id}`
    const options = { headers: { 'x-tsr-serverfn': 'true' }, ...(origin ? { origin } : {}) }
    const got = await who.ask(target, options)
    if (got.status !== 405) return got.status
    return (await who.ask(target, { ...options, method: 'POST' })).status
  }

  async function statuses(who: StaffVisitor, ones: readonly BuiltFunction[], origin?: string) {
    const found: Record<string, number> = {}
    for (const one of ones) found[one.name] = await call(who, one, origin)
    return found
  }

  const all = (ones: readonly BuiltFunction[], status: number) =>
    Object.fromEntries(ones.map(({ name }) => [name, status]))

  test('nobody: every function that is not public answers 401, every page leads to the sign-in', async () => {
    const nobody = new StaffVisitor(site().origin)
    expect(await statuses(nobody, guarded)).toEqual(all(guarded, 401))
    for (const page of ADMIN_PAGES.filter((id) => !OPEN_ADMIN_PAGES.has(id))) {
      for (const language of LANGUAGE_CODES) {
        const path = address(page, language)
        const answer = await nobody.ask(path)
        const wanted = `/admin/login?return=${encodeURIComponent(path)}`
        expect([answer.status, answer.headers.get('location')], path).toEqual([302, wanted])
      }
    }
  })

  test('a made-up cookie is nobody', async () => {
    const nobody = new StaffVisitor(site().origin)
    nobody.cookies.set('passage.session_token', 'made.up')
    expect(await statuses(nobody, guarded)).toEqual(all(guarded, 401))
  })

  test('an agent: functions and pages for administrators answer 403, the others do not', async () => {
    await site().add('agent@example.com', 'agent')
    const agent = new StaffVisitor(site().origin)
    await agent.signIn('agent@example.com', PASSWORD)
    const [forbidden, allowed] = [true, false].map((wanted) =>
      guarded.filter(({ name }) => ADMINISTRATORS.includes(name) === wanted && name !== 'session.signOut'),
    )
    expect(await statuses(agent, forbidden ?? [])).toEqual(all(forbidden ?? [], 403))
    for (const [name, status] of Object.entries(await statuses(agent, allowed ?? [])))
      expect([401, 403], name).not.toContain(status)
    const venue = await addVenue(site().database, 'galerie-perle')
    for (const page of ADMIN_PAGES.filter((id) => !OPEN_ADMIN_PAGES.has(id))) {
      const { status } = await agent.ask(address(page, 'fr', venue))
      expect(status, page).toBe(ADMINISTRATORS_PAGES.includes(page) ? 403 : 200)
    }
    expect(await agent.isIn()).toBe(true)
  })

  test('an administrator’s browser on another site: every function answers 403', async () => {
    await site().add('boss@example.com', 'administrator')
    const boss = new StaffVisitor(site().origin)
    await boss.signIn('boss@example.com', PASSWORD)
    expect(await statuses(boss, guarded, 'https://evil.example')).toEqual(all(guarded, 403))
    expect(await boss.isIn()).toBe(true)
  })

  test('what no function can read or its schema refuses is the caller’s mistake (400), not a fault', async () => {
    await site().add('typist@example.com', 'administrator')
    const typist = new StaffVisitor(site().origin)
    await typist.signIn('typist@example.com', PASSWORD)
    const invite = functions.find(({ name }) => name === 'people.invitePerson')
    const cards = functions.find(({ name }) => name === 'venues.fetchVenueCards')
    const headers = { 'x-tsr-serverfn': 'true', 'content-type': 'application/json' }
    for (const body of ['{', 'null', '[]']) {
      const answer = await typist.ask(`/_serverFn/${invite?.id}`, { method: 'POST', headers, body })
      expect(answer.status, body).toBe(400)
    }
    for (const payload of ['', '{']) {
      const answer = await typist.ask(`/_serverFn/${cards?.id}?${new URLSearchParams({ payload })}`, {
        headers,
      })
      expect(answer.status, payload).toBe(400)
    }
  })

  test('the catalogue as a file, in and out: for administrators, from the pages of this site', async () => {
    const nobody = new StaffVisitor(site().origin)
    await site().add('keeper@example.com', 'agent')
    const agent = new StaffVisitor(site().origin)
    await agent.signIn('keeper@example.com', PASSWORD)
    await site().add('chief@example.com', 'administrator')
    const chief = new StaffVisitor(site().origin)
    await chief.signIn('chief@example.com', PASSWORD)
    const out = '/api/admin/catalogue.zip'
    const into = '/api/admin/catalogue-import'
    for (const [who, status] of [
      [nobody, 401],
      [agent, 403],
    ] as const) {
      expect((await who.ask(out)).status).toBe(status)
      expect((await who.ask(into, { method: 'POST' })).status).toBe(status)
    }
    const file = await chief.ask(out)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect(file.headers.get('cache-control')).toBe('no-store')
    expect((await chief.ask(into, { method: 'POST' })).status).toBe(422)
    for (const [target, method] of [
      [out, 'GET'],
      [into, 'POST'],
    ] as const) {
      const foreign = await chief.ask(target, { method, origin: 'https://evil.example' })
      expect([target, foreign.status]).toEqual([target, 403])
    }
  })

  test('the list of requests as a file: for the staff, from the pages of this site', async () => {
    const target = '/api/admin/requests.csv?in=fr'
    const nobody = new StaffVisitor(site().origin)
    expect((await nobody.ask(target)).status).toBe(401)
    await site().add('lister@example.com', 'agent')
    const agent = new StaffVisitor(site().origin)
    await agent.signIn('lister@example.com', PASSWORD)
    const answer = await agent.ask(target)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await agent.ask(target, { origin: 'https://evil.example' })).status).toBe(403)
  })
})
