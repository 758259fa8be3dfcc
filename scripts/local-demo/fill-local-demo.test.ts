import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { STATUSES } from '#/modules/enquiries/model/enquiry-statuses.ts'
import { ENQUIRY_KINDS } from '#/modules/enquiries/model/kinds.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { useDatabase } from '../../tests/helpers/database.ts'
import { storedEnquiry } from '../../tests/helpers/stored-enquiry.ts'
import { addVenue } from '../../tests/helpers/venue-rows.ts'
import { fillLocalDemo } from './fill-local-demo.ts'
import { publicSettings } from './rejections.ts'

const LOCAL = {
  siteUrl: 'http://localhost:3000',
  host: '127.0.0.1',
  trustProxy: 0,
  databaseUrl: 'file:/data/site.db',
  smtpUrl: undefined,
  demo: true,
  adminEmail: undefined,
}

describe('the demo of a developer’s own machine', () => {
  let dataDir: string
  const open = useDatabase('sqlite')
  let database: Database
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'passage-local-demo-'))
    database = open()
    await addVenue(database, 'galerie-perle')
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  const rows = (table: 'user' | 'enquiry') => database.db.selectFrom(table).selectAll().execute()
  const fill = (settings: Partial<typeof LOCAL> = {}) =>
    fillLocalDemo(database, { ...LOCAL, ...settings, dataDir })

  test('thirty enquiries of all kinds, languages and statuses, and an account whose password is its own', async () => {
    const said = await fill()
    const found = await database.db.selectFrom('enquiry').select(['kind', 'language', 'status']).execute()
    expect(found).toHaveLength(30)
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(ENQUIRY_KINDS))
    expect(new Set(found.map(({ language }) => language)).size).toBe(10)
    expect(new Set(found.map(({ status }) => status))).toEqual(new Set(STATUSES))
    const note = path.join(dataDir, 'demo-sign-in')
    expect(said).toContain(await readFile(note, 'utf8'))
    expect((await stat(note)).mode & 0o077, 'for its owner alone').toBe(0)
    expect(await fill(), 'said again, made once').toBe(said)
    expect([(await rows('user')).length, (await rows('enquiry')).length]).toEqual([1, 30])
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
