import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkEnquiries } from '#/modules/enquiries/server/check-enquiries.server.ts'
import { QUOTE_VENUE_DEFINITION } from '#/modules/enquiries/server/enquiry-forms.server.ts'
import { submitEnquiry } from '#/modules/enquiries/server/submit/submit-enquiry.server.ts'
import { dataPlaces } from '#/platform/data-places.ts'
import { type CheckRun, checkSite } from '#/platform/integrity/check-site.ts'
import { openLocalStorage } from '#/platform/storage/local-storage.ts'
import { ENGINES } from '../../helpers/database.ts'
import { quoteForm } from '../../helpers/quote-forms.ts'
import { addVenue } from '../../helpers/venue-rows.ts'
import { PATIENT, runCommand } from './run-command.ts'
import { type SiteData, useSites } from './site-data.ts'

const NOW = new Date('2026-11-22T10:00:00Z')

describe.each(ENGINES)('npm run check on %s', PATIENT, (engine) => {
  const sites = useSites(engine)
  let site: SiteData
  beforeEach(async () => {
    site = await sites.site()
    await addVenue(site.database, 'galerie-perle')
    for (const submissionKey of ['one', 'two']) {
      const form = quoteForm({ submissionKey, message: submissionKey }, ['galerie-perle'])
      const context = {
        language: 'en',
        sourcePage: '/contact-venue',
        now: NOW,
        database: site.database,
      } as const
      await submitEnquiry(QUOTE_VENUE_DEFINITION, form, context)
    }
  })

  const check = () => {
    const mailsSince = '2026-11-01T00:00:00.000Z'
    const checks: CheckRun['checks'] = [(read, report) => checkEnquiries(read, { mailsSince }, report)]
    return checkSite(dataPlaces(site.variables), { onProgress: () => undefined, checks })
  }
  const run = (statement: string) => sql.raw(statement).execute(site.database.db)

  test('ends with 0 and what was checked, and changes nothing', async () => {
    const { code, output } = await runCommand('check', [], site.variables)
    expect(output).toContain('No errors found.')
    expect(output).toMatch(
      /photographs: 3 .*\n.*requests: 2 .*\n.*calendar: 0 .*\n.*quotes: 0 .*\n.*settings/,
    )
    expect(code).toBe(0)
  })

  test.runIf(engine === 'postgres')(
    'compares indexes with their tables where amcheck is installed',
    async () => {
      expect((await check()).notes).toEqual([expect.stringContaining('amcheck is not installed')])
      await run('create extension amcheck')
      const { checked, problems, notes } = await check()
      expect({ problems, notes }).toEqual({ problems: [], notes: [] })
      expect(checked[0]).toMatch(/indexes \(.*_pkey/)
    },
  )

  test('ends with 1 when settings are wrong, the secret is gone or nothing is there', async () => {
    const wrong = await runCommand('check', [], { ...site.variables, WEB_CONCURRENCY: 'many' })
    expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('WEB_CONCURRENCY must be') })
    if (engine === 'sqlite') {
      await rm(path.join(site.dataDir, 'auth-secret'))
      const { code, output } = await runCommand('check', [], site.variables)
      expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining('no auth-secret') })
      await expect(readFile(path.join(site.dataDir, 'auth-secret'))).rejects.toThrow('ENOENT')
    }
    expect(await runCommand('check', [], await sites.emptyPlace())).toMatchObject({ code: 1 })
  })

  const breaks: Record<string, [() => Promise<unknown>, RegExp]> = {
    'a photograph is missing': [
      () => openLocalStorage(site.storageDir).remove('proposals/room-1'),
      /room-1\sis missing/,
    ],
    'a photograph differs': [
      () => writeFile(path.join(site.storageDir, 'proposals/room-1'), 'x'),
      /room-1\sis not the one/,
    ],
    'a request has no mails': [
      () => run("delete from outbox where enquiry_id = (select id from enquiry where message = 'one')"),
      /without their mails \(Q-26-0001\)/,
    ],
    'a mail has no request': [
      () => run('update outbox set enquiry_id = null where id = (select min(id) from outbox)'),
      /mails: of requests that do not exist/,
    ],
    'the counter is behind': [
      () => run('update number_series set last_number = 1'),
      /Q-26-0002 was given, and the counter stands at 1/,
    ],
    'a request is not found': [
      () =>
        run("delete from enquiry_search where enquiry_id = (select id from enquiry where message = 'one')"),
      /not found by the search.*Q-26-0001/,
    ],
    'a column is missing': [() => run('alter table redirect drop column updated_by'), /schema: .*redirect/],
    'the database is newer': [
      () => run("insert into kysely_migration (name, timestamp) values ('9999-later', '2026')"),
      /newer version/,
    ],
  }

  test.each(Object.entries(breaks))('reports when %s', async (_, [harm, told]) => {
    expect((await check()).problems).toEqual([])
    await harm()
    const { problems } = await check()
    expect(problems.join('\n')).toMatch(told)
    expect(problems).toHaveLength(1)
  })

  test('takes an older database as it is: the next start brings it up', async () => {
    await run('delete from kysely_migration where name = (select max(name) from kysely_migration)')
    const { problems, notes } = await check()
    expect(problems).toEqual([])
    expect(notes.join('\n')).toContain('migrations that have not run; the next start runs them')
  })

  test('takes spam, erased and entered requests as they are, and lists files that no row names', async () => {
    await run('delete from outbox')
    await run("update enquiry set status = 'spam' where message = 'one'")
    await run("update enquiry set channel = 'phone' where message = 'two'")
    await openLocalStorage(site.storageDir).put('orphan', new Uint8Array([1]))
    const { problems, notes } = await check()
    expect(problems).toEqual([])
    expect(notes.join('\n')).toContain('1 that no row names (orphan)')
  })
})

describe('npm run check on a damaged file', PATIENT, () => {
  const sites = useSites('sqlite')

  test('reports broken pages and rows without a target', async () => {
    const site = await sites.site(0)
    await sql.raw('pragma foreign_keys = off').execute(site.database.db)
    await sql.raw("insert into photo_translation values ('nowhere', 'fr', 'x')").execute(site.database.db)
    const references = await runCommand('check', [], site.variables)
    expect(references).toMatchObject({
      code: 1,
      output: expect.stringContaining('row of photo that does not exist'),
    })
    await site.database.close()
    const file = path.join(site.dataDir, 'site.db')
    const bytes = await readFile(file)
    bytes.fill(0x55, 40_000, 60_000)
    await writeFile(file, bytes)
    const broken = await runCommand('check', [], site.variables)
    expect(broken.code).toBe(1)
    expect(broken.output).toMatch(/^WRONG {4}database: /m)
    expect(broken.output).not.toMatch(/^\s+at /m)
  })
})
