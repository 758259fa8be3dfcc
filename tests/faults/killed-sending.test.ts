/** A process killed (SIGKILL) between any two steps of sending a quote (ADR 0118). */
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginQuote } from '#/modules/quotes/server/begin-quote.server.ts'
import { sendQuoteNow } from '#/modules/quotes/server/sending/quote-sending.server.ts'
import { openLocalStorage } from '#/platform/storage/local-storage.ts'
import { temporaryFolder } from '../helpers/catalogue-folder.ts'
import { ENGINES, useOwnDatabase } from '../helpers/database.ts'
import { FULL_RUN } from '../helpers/full-run.ts'
import { TEST_SECRET } from '../helpers/outbox.ts'
import { storedColleague } from '../helpers/stored-colleague.ts'
import { storedEnquiry } from '../helpers/stored-enquiry.ts'
import { addVenue } from '../helpers/venue-rows.ts'
import type { DeadlySending } from './sending-process.ts'

const SOURCE = fileURLToPath(new URL('./sending-process.ts', import.meta.url))
/** Bundled: its words are found by the bundler. Beside the packages that it imports. */
const OUT = path.resolve('node_modules', '.cache', `killed-sending-${randomUUID()}`)
const PROGRAM = path.join(OUT, 'sending-process.mjs')

beforeAll(async () => {
  await build({
    ...{ configFile: false, logLevel: 'error', publicDir: false },
    build: {
      ...{ ssr: SOURCE, outDir: OUT, target: 'esnext' },
      rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
    },
  })
}, 60_000)
afterAll(() => rm(OUT, { recursive: true, force: true }))
const AT = new Date('2026-12-01T09:00:00Z')
const GROSS_CENTS = [1_596_000]

/** More than sending has; a process that is not killed has had them all. */
const MOST_STATEMENTS = 200
const STEPS: readonly DeadlySending['end'][] = ['drawn', 'promising', 'committed']
const ENDS: readonly DeadlySending['end'][] = FULL_RUN
  ? ['stored', ...STEPS, ...Array.from({ length: MOST_STATEMENTS }, (_, n) => n + 1)]
  : STEPS

/** Run a sending. @returns whether it was killed */
async function isKilled(sending: DeadlySending): Promise<boolean> {
  const child = fork(PROGRAM, [JSON.stringify(sending)], {
    execArgv: [],
    // Each of some fifty would compile all of it anew.
    env: { ...process.env, NODE_COMPILE_CACHE: path.join(OUT, 'compiled') },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [code, signal] = await once(child, 'close')
  if (signal !== 'SIGKILL' && code !== 0) throw new Error(`sending ended with ${code}`)
  return signal === 'SIGKILL'
}

describe.each(ENGINES)('a process killed while it sends a quote, on %s', (engine) => {
  const database = useOwnDatabase(engine)

  test('leaves a draft or a sent quote, and sending again makes one mail under one number', {
    timeout: FULL_RUN ? 600_000 : 60_000,
  }, async () => {
    const { db } = database()
    const by = { ...(await storedColleague(database(), 'Léa Morel')), network: null }
    const fields = { minimum_days: 14, price_from_day_cents: 95_000 }
    const venue = { id: await addVenue(database(), 'loft', fields), slug: 'loft', name: 'loft' }
    const folder = await temporaryFolder()
    const storage = openLocalStorage(folder)

    async function sendDeadly(end: DeadlySending['end']) {
      const days = { first_day: '2027-03-01', last_day: '2027-03-02', language: 'en' } as const
      const begun = await beginQuote(database(), await storedEnquiry(database(), days, [venue]), {
        by,
        at: AT,
      })
      if (begun.kind === 'gone') throw new Error('not begun')
      const { quoteId } = begun
      const wanted = { quoteId, version: 1, grossCents: GROSS_CENTS }
      const parts = { url: database().url, folder, secret: TEST_SECRET, by, at: AT.toISOString() }
      const wasKilled = await isKilled({ ...parts, ...wanted, end })
      const now = await stateOf(quoteId)
      expect(now, String(end)).toEqual(now.state === 'draft' ? DRAFT : SENT)
      const { version } = await db
        .selectFrom('quote')
        .select('version')
        .where('id', '=', quoteId)
        .executeTakeFirstOrThrow()
      const again = await sendQuoteNow(
        database(),
        { ...wanted, version },
        { by, at: AT },
        {
          secret: TEST_SECRET,
          storage,
          draw: async ({ reference, n }) => Buffer.from(`the PDF of ${reference}, version ${n}`),
        },
      )
      expect(again.kind, String(end)).toBe(now.state === 'draft' ? 'sent' : 'no-draft')
      expect(await stateOf(quoteId), String(end)).toEqual(SENT)
      return { wasKilled, was: now.state }
    }

    async function stateOf(quoteId: string) {
      const version = await db
        .selectFrom('quote_version')
        .selectAll()
        .where('quote_id', '=', quoteId)
        .executeTakeFirstOrThrow()
      const ofVersion = { lines: db.selectFrom('quote_line'), files: db.selectFrom('quote_file') }
      const lines = await ofVersion.lines.select('position').where('version_id', '=', version.id).execute()
      const files = await ofVersion.files.select('key').where('version_id', '=', version.id).execute()
      const links = await db.selectFrom('quote_link').select('id').where('quote_id', '=', quoteId).execute()
      const mails = await db.selectFrom('outbox').select('id').where('id', '=', version.id).execute()
      const { status } = await db
        .selectFrom('enquiry')
        .innerJoin('quote', 'quote.enquiry_id', 'enquiry.id')
        .select('status')
        .where('quote.id', '=', quoteId)
        .executeTakeFirstOrThrow()
      const stored = await Promise.all(files.map(({ key }) => storage.get(key)))
      return {
        ...{ state: version.state, isFrozen: version.pdf_hash !== null, status },
        ...{ lines: lines.length, links: links.length, mails: mails.length },
        files: stored.filter((bytes) => bytes !== undefined).length,
      }
    }

    const states = new Set<string>()
    for (const end of ENDS) {
      const { wasKilled, was } = await sendDeadly(end)
      states.add(was)
      if (!wasKilled) {
        expect(typeof end, 'a named step is reached').toBe('number')
        break
      }
    }
    expect(states).toEqual(new Set(['draft', 'sent']))
    const rows = await db.selectFrom('quote').select('reference').execute()
    const numbers = rows.map(({ reference }) => Number(reference?.slice(5))).toSorted((a, b) => a - b)
    expect(numbers).toEqual(rows.map((_, n) => n + 1))
  })
})

const DRAFT = { state: 'draft', isFrozen: false, status: 'new', lines: 0, links: 0, mails: 0, files: 0 }
const SENT = { state: 'sent', isFrozen: true, status: 'quoted', lines: 1, links: 1, mails: 1, files: 1 }
