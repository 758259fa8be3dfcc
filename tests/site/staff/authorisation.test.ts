import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { ADMIN_PAGES, type AdminPageId, OPEN_ADMIN_PAGES } from '#/i18n/addresses/admin-pages.ts'
import { parameterOf } from '#/i18n/addresses/forms.ts'
import { localize } from '#/i18n/addresses/localize.ts'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { ENGINES } from '../../helpers/database.ts'
import { type BuiltFunction, builtFunctions } from '../../helpers/server-functions.ts'
import { addVenue } from '../../helpers/venue-rows.ts'
import { useStaffSite } from './staff-site.ts'
import { PASSWORD, StaffVisitor } from './staff-visitor.ts'

/**
 * Functions that are open to everyone. Every other one of the build must reject the call: a new function for
 * the staff needs `staffOnly` or `administratorOnly`, a new one for visitors is added here.
 */
const PUBLIC = [
  'sign_in_pages.fetchSignInPages',
  'sign_in_pages.fetchMe',
  'links.fetchInvitation',
  'links.fetchResetOpen',
  'passkey_sign_in.finishPasskeySignIn',
  'passkey_sign_in.startPasskeySignIn',
]

/** Files whose functions all serve the public pages. */
const PUBLIC_FILES = [
  'blog',
  'client_page',
  'contact_person',
  'pages',
  'public_days',
  'shared_list',
  'site_facts',
  'site_pictures',
  'site_vitals',
  'venues',
]

/** Functions that agents may not call. */
const ADMINISTRATORS = [
  'people.deactivatePerson',
  'people.endPersonSessions',
  'people.fetchAuditLog',
  'people.fetchStaff',
  'people.givePersonRole',
  'people.invitePerson',
  'people.reactivatePerson',
  'people.withdrawInvitation',
  'enquiry_privacy.eraseEnquiryPerson',
  'enquiry_privacy.exportEnquiryPerson',
  'reply_texts.saveReplyText',
  'agency_settings.fetchOfficeHours',
  'agency_settings.saveOfficeHours',
  'claims.bringBackClaims',
  'claims.decideClaimGroup',
  'claims.withdrawClaims',
  'import.fetchRecentVenueImports',
  'import.undoVenuesImport',
  'agency_settings.fetchLegalMentions',
  'agency_settings.saveLegalMentions',
  'agency_settings.fetchContactPersonSetting',
  'agency_settings.saveContactPerson',
  'quote_settings.fetchQuoteSettings',
  'quote_settings.saveQuoteSettings',
  'quotes.voidAcceptedQuote',
]

/** Files of functions that change permissions or export data. */
const SENSITIVE_FILES = ['account', 'people', 'enquiry_privacy', 'second_factor']

/** Names of functions that give data out or destroy it, whatever their file. */
const SENSITIVE_NAMES = /\.(?:download|erase|export|import)|\.undo\w*Import$/

/**
 * Functions that look sensitive and do not ask who calls them again (ADR 0049). Every other one that only
 * administrators may call, or whose file or name says so, must: a new one needs `confirmedStaffOnly` or
 * `confirmedAdministratorOnly`, or its reason here.
 */
const UNCONFIRMED: Readonly<Record<string, string>> = {
  'account.fetchOwnAccount': 'reads one’s own',
  'account.saveOwnPassword': 'asks for the present password itself',
  'account.saveOwnProfile': 'changes a name and a habit',
  'people.fetchAuditLog': 'reads what the page shows',
  'people.fetchStaff': 'reads what the page shows',
  'people.withdrawInvitation': 'takes a right away that nobody has used',
  'reply_texts.saveReplyText': 'changes a text, and every version stays',
  'agency_settings.fetchOfficeHours': 'reads what the page shows',
  'agency_settings.saveOfficeHours': 'changes when a clock runs, with an undo',
  'claims.bringBackClaims': 'is the undo of an undo',
  'claims.decideClaimGroup': 'changes no page, with an undo',
  'claims.withdrawClaims': 'is an undo, and every decision stays',
  'agency_settings.fetchLegalMentions': 'reads what the page shows',
  'import.fetchRecentVenueImports': 'reads what the page shows',
  'agency_settings.saveLegalMentions': 'changes what public pages show, with an undo',
  'agency_settings.fetchContactPersonSetting': 'reads what the page shows',
  'agency_settings.saveContactPerson': 'changes what public pages show, with an undo',
  'quote_settings.fetchQuoteSettings': 'reads what the page shows',
  'quote_settings.saveQuoteSettings': 'changes what the next quotes begin with, with an undo',
  'quotes.voidAcceptedQuote': 'says before what follows, and everything stays on record',
}

const needsConfirmation = ({ name }: BuiltFunction) =>
  !Object.hasOwn(UNCONFIRMED, name) &&
  (ADMINISTRATORS.includes(name) ||
    SENSITIVE_FILES.includes(name.split('.', 1)[0] ?? '') ||
    SENSITIVE_NAMES.test(name))

/** Functions open to an administrator who may do nothing but set up a second factor (ADR 0050). */
const SETTING_UP = [
  'account.fetchOwnAccount',
  'second_factor.confirmTwoFactor',
  'second_factor.finishPasskey',
  'second_factor.startPasskey',
  'second_factor.startTwoFactor',
  'session.setLanguage',
  'session.signOut',
  'step_up.confirmBySecret',
  'step_up.fetchWaysToConfirm',
  'step_up.finishPasskeyConfirmation',
  'step_up.startPasskeyConfirmation',
]

const ADMINISTRATORS_PAGES: readonly string[] = ['admin-people', 'admin-settings']

/** The address of a page; those of one venue are asked for that of a venue's id. */
const address = (page: AdminPageId, language: Language, venue: string = randomUUID()) =>
  localize(page, parameterOf(page) === 'slug' ? { slug: venue } : {}, language)

const functions = builtFunctions()
const isPublic = ({ name }: BuiltFunction) =>
  PUBLIC.includes(name) || PUBLIC_FILES.includes(name.split('.', 1)[0] ?? '')
const protectedFunctions = functions.filter((one) => !isPublic(one))

vi.setConfig({ testTimeout: 120_000 })

test('the table of the build was understood', () => {
  expect(functions.length).toBeGreaterThan(30)
  const names = new Set(functions.map(({ name }) => name))
  const known = [...ADMINISTRATORS, ...Object.keys(UNCONFIRMED), ...SETTING_UP]
  for (const name of known) expect(names, name).toContain(name)
})

describe.each(ENGINES)('who may do what on %s', (engine) => {
  const site = useStaffSite(engine)

  /** Call a function as the application does; which method it takes is found out. */
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

  test('without a session every function that is not public answers 401, every page leads to the sign-in', async () => {
    const nobody = new StaffVisitor(site().origin)
    expect(await statuses(nobody, protectedFunctions)).toEqual(all(protectedFunctions, 401))
    for (const page of ADMIN_PAGES.filter((id) => !OPEN_ADMIN_PAGES.has(id))) {
      for (const language of LANGUAGE_CODES) {
        const path = address(page, language)
        const answer = await nobody.ask(path)
        const wanted = `/admin/login?return=${encodeURIComponent(path)}`
        expect([answer.status, answer.headers.get('location')], path).toEqual([302, wanted])
      }
    }
  })

  test('an invented cookie is no session', async () => {
    const nobody = new StaffVisitor(site().origin)
    nobody.cookies.set('passage.session_token', 'made.up')
    expect(await statuses(nobody, protectedFunctions)).toEqual(all(protectedFunctions, 401))
  })

  test('an agent: functions and pages for administrators answer 403, the others do not', async () => {
    await site().add('agent@example.com', 'agent')
    const agent = new StaffVisitor(site().origin)
    await agent.signIn('agent@example.com', PASSWORD)
    const [forbidden, allowed] = [true, false].map((wanted) =>
      protectedFunctions.filter(
        ({ name }) => ADMINISTRATORS.includes(name) === wanted && name !== 'session.signOut',
      ),
    )
    expect(await statuses(agent, forbidden ?? [])).toEqual(all(forbidden ?? [], 403))
    for (const [name, status] of Object.entries(await statuses(agent, allowed ?? [])))
      expect([401, 403], name).not.toContain(status)
    const venue = await addVenue(site().database, 'galerie-perle')
    for (const page of ADMIN_PAGES.filter((id) => !OPEN_ADMIN_PAGES.has(id))) {
      const { status } = await agent.ask(address(page, 'fr', venue))
      // The id of a venue is that of no quote and no booking, which their pages say.
      const isQuote = page.startsWith('admin-quote') && page !== 'admin-quotes'
      const open = isQuote || page === 'admin-booking' ? 404 : 200
      expect(status, page).toBe(ADMINISTRATORS_PAGES.includes(page) ? 403 : open)
    }
    // A signed paper is an upload, not a function.
    const paper = await agent.ask(`/api/quotes/${randomUUID()}/paper`, { method: 'POST', body: '%PDF' })
    expect([paper.status, await paper.json()]).toEqual([403, { kind: 'not-allowed' }])
    expect(await agent.isIn()).toBe(true)
  })

  test('an administrator’s browser on another site: every function answers 403', async () => {
    await site().add('boss@example.com', 'administrator')
    const boss = new StaffVisitor(site().origin)
    await boss.signIn('boss@example.com', PASSWORD)
    expect(await statuses(boss, protectedFunctions, 'https://evil.example')).toEqual(
      all(protectedFunctions, 403),
    )
    expect(await boss.isIn()).toBe(true)
  })

  test('what is sensitive answers 403 until its caller has shown again who they are, and everything else does not', async () => {
    const sensitive = protectedFunctions.filter(needsConfirmation)
    expect(sensitive.length).toBeGreaterThan(12)
    const others = protectedFunctions.filter(
      (one) => !needsConfirmation(one) && one.name !== 'session.signOut',
    )
    for (const [email, role] of [
      ['careful@example.com', 'administrator'],
      ['careful-agent@example.com', 'agent'],
    ] as const) {
      await site().add(email, role)
      const who = new StaffVisitor(site().origin)
      await who.signIn(email, PASSWORD)
      await site().letConfirmationEnd(email)
      expect(await statuses(who, sensitive), role).toEqual(all(sensitive, 403))
      if (role === 'agent') continue
      for (const [name, status] of Object.entries(await statuses(who, others)))
        expect([401, 403], name).not.toContain(status)
      await site().database.db.updateTable('session').set({ confirmedAt: new Date() }).execute()
      for (const [name, status] of Object.entries(await statuses(who, sensitive)))
        expect([401, 403], name).not.toContain(status)
      expect(await who.isIn()).toBe(true)
    }
  })

  test('an administrator without a second factor after seven days: the set-up, and nothing else', async () => {
    const email = 'late@example.com'
    await site().add(email, 'administrator')
    const late = new StaffVisitor(site().origin)
    await late.signIn(email, PASSWORD)
    expect(await late.isIn()).toBe(true)
    await site().letGraceEnd(email)
    const [open, shut] = [true, false].map((wanted) =>
      protectedFunctions.filter(({ name }) => SETTING_UP.includes(name) === wanted),
    )
    const opened = (open ?? []).filter(({ name }) => name !== 'session.signOut')
    expect(await statuses(late, shut ?? [])).toEqual(all(shut ?? [], 403))
    for (const [name, status] of Object.entries(await statuses(late, opened)))
      expect([401, 403], name).not.toContain(status)
    const venue = await addVenue(site().database, 'galerie-perle-2')
    for (const page of ADMIN_PAGES.filter((id) => !OPEN_ADMIN_PAGES.has(id))) {
      const answer = await late.ask(address(page, 'fr', venue))
      const wanted = page === 'admin-account' ? [200, null] : [302, '/fr/admin/compte']
      expect([answer.status, answer.headers.get('location')], page).toEqual(wanted)
    }
    const tables = ['requests.csv', 'requests.xlsx', 'venues.csv', 'venues.xlsx']
    for (const target of [...tables, 'catalogue.zip', 'accounts.csv', 'accounts.json'])
      expect((await late.ask(`/api/admin/${target}`)).status, target).toBe(403)
    const imports = ['catalogue-import', 'venues-import', 'requests-import'].map(
      (name) => `/api/admin/${name}`,
    )
    for (const target of [...imports, `/api/venue-photos/${venue}`])
      expect((await late.ask(target, { method: 'POST' })).status, target).toBe(403)
    const page = await (await late.ask('/fr/admin/compte')).text()
    expect(page).toContain('Activez un second facteur')
    expect(page).not.toContain('id="sessions"')
    // Signing out and in again, and another role in between, change nothing.
    const again = new StaffVisitor(site().origin)
    await again.signIn(email, PASSWORD)
    expect((await again.ask('/admin')).status).toBe(302)
    await site().database.db.updateTable('user').set({ role: 'agent' }).where('email', '=', email).execute()
    expect(await again.isIn()).toBe(true)
    await site()
      .database.db.updateTable('user')
      .set({ role: 'administrator', twoFactorEnabled: true })
      .where('email', '=', email)
      .execute()
    expect(await again.isIn()).toBe(true)
  })

  test('unreadable or invalid input is an error of the caller (400), not of the server', async () => {
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
    await site().letConfirmationEnd('chief@example.com')
    expect((await chief.ask(out)).status).toBe(403)
    expect((await chief.ask(into, { method: 'POST' })).status).toBe(403)
    await site().database.db.updateTable('session').set({ confirmedAt: new Date() }).execute()
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
    await site().letConfirmationEnd('lister@example.com')
    expect((await agent.ask(target)).status).toBe(403)
    // A navigation to the file is redirected to the confirmation page; a link from another site is not.
    const headers = { accept: 'text/html,*/*' }
    const led = await agent.ask(target, { headers })
    const question = `/fr/admin/confirmer?file=${encodeURIComponent(target)}`
    expect([led.status, led.headers.get('location')]).toEqual([303, question])
    expect((await agent.ask(question)).status).toBe(200)
    expect((await agent.ask(target, { headers, origin: 'https://evil.example' })).status).toBe(403)
  })
})
