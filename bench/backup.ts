/** Backup and restore of 100,000 requests and 786 photographs, and what a backup costs those who send meanwhile. */
import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { QUOTE_VENUE_DEFINITION } from '#/modules/enquiries/server/enquiry-forms.server.ts'
import { submitEnquiry } from '#/modules/enquiries/server/submit/submit-enquiry.server.ts'
import { migrate } from '#/platform/database/migrate.ts'
import { type Database, openDatabase } from '#/platform/database/open-database.ts'
import { findSystemPostgres } from '../scripts/ensure-postgres.ts'
import { fillInbox } from '../tests/helpers/many-enquiries.ts'
import { startTestPostgres } from '../tests/helpers/postgres.ts'
import { quoteForm } from '../tests/helpers/quote-forms.ts'
import { addVenue } from '../tests/helpers/venue-rows.ts'
import { readWholeDatabase } from '../tests/site/backup/whole-database.ts'

const SIZE = Number(process.env.BACKUP_REQUESTS ?? 100_000)
const PHOTOS = 786
const PHOTO_BYTES = 300_000
const SENDERS = 4
const QUIET_MS = 5000
const NOW = new Date('2026-11-22T12:00:00Z')

/** One database: `BACKUP_DATABASE=sqlite`. */
const wanted = (engine: string) => (process.env.BACKUP_DATABASE ?? engine) === engine

const run = promisify(execFile)
type Variables = Record<string, string>

async function command(name: string, args: string[], variables: Variables): Promise<number> {
  const started = performance.now()
  await run(process.execPath, [`scripts/${name}.ts`, ...args], { env: { ...process.env, ...variables } })
  return (performance.now() - started) / 1000
}

/** Requests one after the other by each sender, until asked to stop. */
async function underSenders<T>(database: Database, work: () => Promise<T>) {
  const times: number[] = []
  let sending = true
  const sender = async () => {
    while (sending) {
      const form = quoteForm({ submissionKey: randomUUID(), message: randomUUID() }, ['galerie-perle'])
      const started = performance.now()
      await submitEnquiry(QUOTE_VENUE_DEFINITION, form, {
        language: 'en',
        sourcePage: '/',
        now: NOW,
        database,
      })
      times.push(performance.now() - started)
      // Visitors, not a load test: the disk is left idle now and then.
      await pause(20)
    }
  }
  const senders = Array.from({ length: SENDERS }, sender)
  const result = await work()
  sending = false
  await Promise.all(senders)
  times.sort((a, b) => a - b)
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0)
  return {
    result,
    told: `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms, ${times.length} requests`,
  }
}

async function compareWays(database: Database, file: string, folder: string): Promise<void> {
  const ways: Record<string, (target: string) => Promise<unknown>> = {
    'backup API in one read transaction': async (target) => {
      const source = new DatabaseSync(file, { readOnly: true })
      source.exec('begin')
      source.prepare('select count(*) from enquiry').get()
      await backup(source, target, { rate: 2000 }).finally(() => source.close())
    },
    'backup API in steps of 100 pages': async (target) => {
      const source = new DatabaseSync(file, { readOnly: true })
      const copied = backup(source, target).finally(() => source.close())
      await Promise.race([
        copied,
        pause(60_000, undefined, { ref: false }).then(() => Promise.reject(new Error('not done after 60 s'))),
      ])
    },
    'VACUUM INTO': (target) =>
      run(process.execPath, [
        '-e',
        `new (require('node:sqlite').DatabaseSync)('${file}', { readOnly: true }).exec("vacuum into '${target}'")`,
      ]),
  }
  for (const [name, way] of Object.entries(ways)) {
    const target = path.join(folder, `copy-${randomUUID()}.db`)
    const { result, told } = await underSenders(database, async () => {
      const started = performance.now()
      return way(target).then(
        () => `${((performance.now() - started) / 1000).toFixed(1)} s`,
        (error: Error) => error.message,
      )
    })
    console.log(`    ${name.padEnd(36)} ${result}; senders in the same process: ${told}`)
  }
}

async function measure(engine: string, source: Variables, target: Variables, folder: string): Promise<void> {
  const dataDir = source.DATA_DIR ?? ''
  const file = path.join(dataDir, 'site.db')
  await mkdir(path.join(dataDir, 'files'), { recursive: true })
  await writeFile(path.join(dataDir, 'auth-secret'), 'a secret of at least 32 characters')
  for (let n = 1; n <= PHOTOS; n++)
    await writeFile(path.join(dataDir, 'files', `photo-${n}`), randomBytes(PHOTO_BYTES))
  const open = (variables: Variables) =>
    openDatabase(variables.DATABASE_URL ?? `file:${path.join(variables.DATA_DIR ?? '', 'site.db')}`)
  const database = open(source)
  await migrate(database)
  await fillInbox(database, { size: SIZE, now: NOW, owners: [], venues: [] })
  await addVenue(database, 'galerie-perle')
  await database.db
    .insertInto('number_series')
    .values({ series: 'Q', year: 2026, last_number: SIZE })
    .execute()
  const backups = path.join(folder, `backups-${engine}`)
  console.log(`  ${engine}, ${SIZE} requests, ${PHOTOS} photographs of ${PHOTO_BYTES / 1000} kB`)
  console.log(`    backup                  ${(await command('backup', [backups], source)).toFixed(1)} s`)
  const [name = ''] = await readdir(backups)
  const restored = await command('restore', [path.join(backups, name), '--release-mails'], target)
  console.log(`    restore                 ${restored.toFixed(1)} s`)
  const copy = open(target)
  const [before, after] = [await readWholeDatabase(database), await readWholeDatabase(copy)]
  const names = Object.keys(before)
  const equal = names.filter((table) => JSON.stringify(before[table]) === JSON.stringify(after[table]))
  console.log(`    tables equal            ${equal.length} of ${names.length}`)
  const quiet = await underSenders(database, () => pause(QUIET_MS))
  console.log(`    senders without backup  ${quiet.told}`)
  const during = await underSenders(database, () => command('backup', [backups], source))
  console.log(`    senders during backup   ${during.told} (${during.result.toFixed(1)} s)`)
  if (engine === 'sqlite') await compareWays(database, file, folder)
  await copy.close()
  await database.close()
}

const folder = await mkdtemp(path.join(tmpdir(), 'passage-bench-backup-'))
const programs = findSystemPostgres()
const postgres = programs ? await startTestPostgres({ durable: true, programs }) : undefined
try {
  const placeOf = (name: string): Variables => ({ DATA_DIR: path.join(folder, name) })
  if (wanted('sqlite')) await measure('sqlite', placeOf('a'), placeOf('b'), folder)
  if (!wanted('postgres')) console.log('  PostgreSQL was not asked for')
  else if (postgres) {
    const onPostgres = (name: string, database: string) => ({
      ...placeOf(name),
      DATABASE_URL: postgres.url(database),
      AUTH_SECRET: 'a secret of at least 32 characters',
    })
    const maintenance = openDatabase<object>(postgres.url('postgres'))
    for (const name of ['one', 'two']) await maintenance.pool?.query(`create database ${name}`)
    await maintenance.close()
    await measure('postgres', onPostgres('c', 'one'), onPostgres('d', 'two'), folder)
  } else console.log('  PostgreSQL with pg_dump is not installed: not measured')
} finally {
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
}
