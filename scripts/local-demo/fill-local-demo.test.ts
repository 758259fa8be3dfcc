import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkCalendar } from '#/modules/calendar/server/check-calendar.server.ts'
import { readOptions } from '#/modules/calendar/server/shown-entries.server.ts'
import { STATUSES } from '#/modules/enquiries/model/enquiry-statuses.ts'
import { ENQUIRY_KINDS } from '#/modules/enquiries/model/kinds.ts'
import { checkEnquiries } from '#/modules/enquiries/server/check-enquiries.server.ts'
import { checkQuotes } from '#/modules/quotes/server/acceptance/check-quotes.server.ts'
import { listQuotes } from '#/modules/quotes/server/list-quotes.server.ts'
import type { ReadRows } from '#/platform/backup/snapshot.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { emptyReport } from '#/platform/integrity/check-report.ts'
import { useDatabase } from '../../tests/helpers/database.ts'
import { TEST_SECRET } from '../../tests/helpers/outbox.ts'
import { storedEnquiry } from '../../tests/helpers/stored-enquiry.ts'
import { addVenue } from '../../tests/helpers/venue-rows.ts'
import { fillLocalDemo } from './fill-local-demo.ts'
import { DEMO_VENUES } from './quote-stories.ts'
import { publicSettings } from './rejections.ts'

const NOW = new Date('2026-12-02T14:00:00Z')

const LOCAL = {
  siteUrl: 'http://localhost:3000',
  host: '127.0.0.1',
  trustProxy: 0,
  databaseUrl: 'file:/data/site.db',
  smtpUrl: undefined,
  demo: true,
  adminEmail: undefined,
  authSecret: TEST_SECRET,
}

describe('the demo of a developer’s own machine', () => {
  let dataDir: string
  const open = useDatabase('sqlite')
  let database: Database
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'passage-local-demo-'))
    database = open()
    for (const slug of DEMO_VENUES) await addVenue(database, slug)
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  const rows = (table: 'user' | 'enquiry') => database.db.selectFrom(table).selectAll().execute()
  const fill = (settings: Partial<typeof LOCAL> = {}) =>
    fillLocalDemo(database, { ...LOCAL, ...settings, dataDir }, NOW, {
      storage: { put: async () => {} },
      draw: async ({ reference, n }) => Buffer.from(`${reference} ${n}`),
    })

  test('enquiries of all kinds, languages and statuses, and an account whose password is its own', async () => {
    const said = await fill()
    const found = await database.db.selectFrom('enquiry').select(['kind', 'language', 'status']).execute()
    expect(found).toHaveLength(41)
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(ENQUIRY_KINDS))
    expect(new Set(found.map(({ language }) => language)).size).toBe(10)
    expect(new Set(found.map(({ status }) => status))).toEqual(new Set(STATUSES))
    const note = path.join(dataDir, 'demo-sign-in')
    expect(said).toContain(await readFile(note, 'utf8'))
    expect((await stat(note)).mode & 0o077, 'for its owner alone').toBe(0)
    expect(await fill(), 'said again, made once').toBe(said)
    expect([(await rows('user')).length, (await rows('enquiry')).length]).toEqual([1, 41])
  })

  test('a quote in each state, words of owners, days and payments; npm run check finds nothing wrong', async () => {
    await fill()
    const { db } = database
    const quotes = await listQuotes(db, {}, NOW)
    expect(new Set(quotes.map(({ version }) => version.state))).toEqual(
      new Set([
        'draft',
        'sent',
        'accepted',
        'declined',
        'withdrawn',
        'expired',
        'voided',
        'waiting-for-owner',
      ]),
    )
    const versions = await db.selectFrom('quote_version').select(['state', 'language']).execute()
    expect(versions.filter(({ state }) => state === 'replaced')).toHaveLength(1)
    expect(new Set(versions.map(({ language }) => language)).size).toBeGreaterThanOrEqual(5)
    // Three are booked, and one waits for its owner.
    const enquiries = await db.selectFrom('enquiry').select(['email', 'status']).execute()
    const statusOf = (end: string) =>
      enquiries.flatMap(({ email, status }) => (email.startsWith(`${end}.`) ? [status] : []))
    expect(statusOf('booked')).toEqual(['won', 'won', 'won'])
    expect(statusOf('waiting')).toEqual(['quoted'])
    const words = await db.selectFrom('owner_ask').select('answer').execute()
    expect(new Set(words.map(({ answer }) => answer))).toEqual(new Set(['yes', 'yes-but', 'no', 'none']))
    const entries = await db
      .selectFrom('calendar_entry')
      .select(({ fn }) => ['kind', fn.countAll<number>().as('n')])
      .where('state', 'in', ['booked', 'closed'])
      .where('kind', '<>', 'hold')
      .groupBy('kind')
      .orderBy('kind')
      .execute()
    expect(entries).toEqual([
      { kind: 'booking', n: 8 },
      { kind: 'closed', n: 1 },
    ])
    const ranks = (await readOptions(db, NOW)).map(({ rank }) => rank)
    expect(new Set(ranks)).toEqual(new Set([1, 2]))
    const late = await db
      .selectFrom('payment')
      .select('id')
      .where('paid_day', 'is', null)
      .where('due_day', '<', '2026-12-02')
      .execute()
    expect(late).not.toEqual([])
    expect(await db.selectFrom('payment').select('kind').where('paid_day', 'is not', null).execute()).toEqual(
      [{ kind: 'deposit' }],
    )
    expect(await db.selectFrom('follow_up').select('id').execute()).toHaveLength(1)
    const report = emptyReport()
    const read: ReadRows = async (query) => (await sql.raw(query).execute(db)).rows as never
    await checkEnquiries(read, { mailsSince: '2026-11-01' }, report)
    await checkCalendar(read, report)
    await checkQuotes(read, report, NOW)
    expect(report.problems).toEqual([])
  })

  describe('no account', () => {
    test.each([
      ['SITE_URL', { siteUrl: 'https://passage.example' }],
      ['SITE_URL', { siteUrl: 'http://localhost.passage.example:3000' }],
      ['SITE_URL', { siteUrl: 'http://192.168.1.20:3000' }],
      ['HOST', { host: '0.0.0.0' }],
      ['HOST', { host: '::' }],
      ['TRUST_PROXY', { trustProxy: 1 }],
      ['DATABASE_URL', { databaseUrl: 'postgres://db/passage' }],
      ['SMTP_URL', { smtpUrl: 'smtp://mail.example' }],
      ['DEMO', { demo: false }],
      ['ADMIN_EMAIL', { adminEmail: 'owner@passage.example' }],
    ])('where %s says that others may come: %o', async (name, settings) => {
      expect(await fill(settings as Partial<typeof LOCAL>)).toContain(name)
      expect([await rows('user'), await rows('enquiry')]).toEqual([[], []])
    })

    test('in production', () => {
      expect(publicSettings(LOCAL, 'production')).toEqual(['NODE_ENV'])
      expect(publicSettings(LOCAL, 'development')).toEqual([])
    })

    test('beside a request that somebody has sent, or venues that are not the demo’s', async () => {
      await storedEnquiry(database)
      expect(await fill()).toContain('data of its own')
      await database.db.deleteFrom('enquiry').execute()
      await addVenue(database, 'a-venue-of-the-agency')
      expect(await fill()).toContain('data of its own')
      expect(await rows('user')).toEqual([])
    })
  })
})
