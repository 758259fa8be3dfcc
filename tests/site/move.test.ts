import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createAccount } from '#/modules/staff/server/accounts.server.ts'
import { openDatabase } from '#/platform/database/open-database.ts'
import { createTestAddress } from '../helpers/database.ts'
import { PATIENT, runCommand, startCommand } from './backup/run-command.ts'
import { freePort, type RunningSite, startSite } from './running-site.ts'
import { PASSWORD, StaffVisitor } from './staff/staff-visitor.ts'

/** So many that copying them takes longer than a look at the target. */
const RECORDS = 30_000

async function emptyTarget(): Promise<{ url: string; client: pg.Client }> {
  const { url, remove } = await createTestAddress('postgres', false)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await remove()
  })
  return { url, client }
}

async function ask(site: RunningSite, lastName: string): Promise<number> {
  const answer = await fetch(`${site.origin}/fr/contact-lieu`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      company: 'Maison Aurèle',
      lastName,
      firstName: 'Ingrid',
      email: 'ingrid@example.com',
      venue: 'galerie-perle',
    }),
  })
  return Number(/reference=Q-\d\d-(\d+)/.exec(answer.headers.get('location') ?? '')?.[1])
}

async function share(site: RunningSite): Promise<string> {
  const list = {
    ...{ title: 'Mars', ownerName: 'Ingrid', startDate: null, days: null, guests: null, layout: null },
    venues: [{ slug: 'galerie-perle', note: 'La lumière' }],
  }
  const answer = await fetch(`${site.origin}/api/shortlists`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language: 'fr', list, options: { notes: true, prices: true, answers: true } }),
  })
  expect(answer.status).toBe(201)
  return `/fr/shortlist/${((await answer.json()) as { token: string }).token}`
}

/** What a site of years has. */
function addRecords(file: string): void {
  const raw = new DatabaseSync(file)
  raw.exec(`with recursive n (i) as (select 1 union all select i + 1 from n where i < ${RECORDS})
    insert into audit_log (id, at, actor, action, details)
    select 'move-' || i, '2026-11-30T10:00:00.000Z', 'Léa 😀', 'staff.signedIn', '{"at": ' || i || '}' from n`)
  raw.close()
}

test(
  'a site that moved in spite of kill -9 goes on where it was: sessions, references, search, shared lists',
  PATIENT,
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'passage-moved-'))
    let site: RunningSite | undefined
    onTestFinished(async () => {
      await site?.kill()
      await rm(folder, { recursive: true, force: true })
    })
    const { url, client } = await emptyTarget()
    const file = path.join(folder, 'site.db')
    // Cookies belong to an origin.
    const port = String(await freePort())
    const before = { DATA_DIR: folder, PORT: port }

    site = await startSite(before)
    const database = openDatabase(`file:${file}`)
    await createAccount(database, { email: 'lea@example.com', role: 'agent', password: PASSWORD })
    await database.close()
    const colleague = new StaffVisitor(site.origin)
    await colleague.signIn('lea@example.com')
    expect(await colleague.isIn()).toBe(true)
    const reference = await ask(site, 'Lindqvist')
    const list = await share(site)

    const inUse = await runCommand('move', ['--to', url], { DATA_DIR: folder })
    expect(inUse).toMatchObject({ code: 1, output: expect.stringContaining('is in use. Stop the site') })
    expect(await site.stop()).toBe(0)
    addRecords(file)
    const nowhere = await runCommand('move', ['--to', 'postgres://lea:secret@localhost:1/site'], {
      DATA_DIR: folder,
    })
    expect(nowhere).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^PostgreSQL \(localhost:1\/site\) does not answer\. .*\n$/),
    })

    const killed = startCommand('move', ['--to', url], { DATA_DIR: folder })
    const copied = async () => {
      const { rows } = await client.query<{ n: number }>('select count(*)::int as n from audit_log')
      return rows[0]?.n ?? 0
    }
    while (killed.child.exitCode === null && (await copied().catch(() => 0)) < 2000) await wait(1)
    killed.child.kill('SIGKILL')
    expect((await killed.ended).code).toBe(null)
    const [left, most] = [await copied(), RECORDS]
    expect([left >= 2000, left < most]).toEqual([true, true])
    const after = {
      ...before,
      DATABASE_URL: url,
      AUTH_SECRET: await readFile(path.join(folder, 'auth-secret'), 'utf8'),
    }
    await expect(startSite(after)).rejects.toThrow(/has not been finished/)

    const { code, output } = await runCommand('move', ['--from', `file:${file}`, '--to', url], {
      DATA_DIR: folder,
    })
    expect(code, output).toBe(0)
    expect(output).toContain('Going on with the move')
    expect(output).toMatch(/^equal {2}audit_log: 30\d\d\d rows, [0-9a-f]{16}$/m)
    expect(output).toMatch(/equal row by row/)
    expect(output).toContain('auth-secret')
    await expect(startSite(before)).rejects.toThrow(/was moved to PostgreSQL/)

    site = await startSite(after)
    expect(await colleague.isIn()).toBe(true)
    expect(await ask(site, 'Sørensen')).toBe(reference + 1)
    for (const name of ['Lindqvist', 'Sørensen']) {
      const found = await (await colleague.ask(`/fr/admin/demandes?q=${encodeURIComponent(name)}`)).text()
      expect(found).toContain(name)
      expect(found).toContain('Maison Aurèle')
    }
    expect(await (await fetch(site.origin + list)).text()).toContain('La lumière')
    const venues = await (await fetch(`${site.origin}/fr/lieux?q=perle`)).text()
    expect(venues.match(/<article[^>]* data-venue="/g)).toHaveLength(1)
    expect(await (await fetch(`${site.origin}/readyz`)).json()).toEqual({ ready: true, failing: [] })
  },
)

test('says how it is used', async () => {
  const help = await runCommand('move', ['--help'], {})
  expect(help).toMatchObject({ code: 0, output: expect.stringMatching(/^Usage: npm run move -- /) })
  for (const args of [[], ['--to', 'file:x.db'], ['--too', 'x']])
    expect(await runCommand('move', args, {})).toMatchObject({
      code: 1,
      output: expect.stringContaining('Usage:'),
    })
  const nowhere = 'postgres://someone:secret@127.0.0.1:1/site'
  const away = await runCommand('move', ['--from', nowhere, '--to', nowhere], {})
  expect(away).toMatchObject({ code: 1, output: expect.stringContaining('--from file:PATH') })
})
