import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Database } from '#/platform/database/open-database.ts'
import { ENGINES, useOwnDatabase } from '../../helpers/database.ts'
import { quoteForm } from '../../helpers/quote-forms.ts'
import { addVenue } from '../../helpers/venue-rows.ts'
import type { Acknowledgement, SubmissionMessage } from './submitting-process.ts'

const PROGRAM = fileURLToPath(new URL('./submitting-process.ts', import.meta.url))
const SUBMISSIONS = 200
const AT_ONCE = 8
/** The process is killed when it has acknowledged this many in all. */
const KILLS = [25, 60, 90, 120, 150]
/** And from then on each time it has acknowledged this many more, until a kill has met a request stored and not answered. */
const THEN = 5

const formOf = (number: number) => {
  const submissionKey = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
  return quoteForm({ submissionKey, company: `House ${number}` }, ['galerie-perle']).toString()
}

/** A client that repeats each form, under its key, until it has received a reference. */
async function submitAll(database: Database, kills: readonly number[]) {
  const waiting = Array.from({ length: SUBMISSIONS }, (_, number) => number)
  const references = new Map<number, string>()
  const left = [...kills]
  let storedUnanswered = 0
  let killed = 0
  while (references.size < SUBMISSIONS) {
    const child = fork(PROGRAM, [database.url], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const underWay = new Set<number>()
    const sendNext = () => {
      const number = child.connected ? waiting.shift() : undefined
      if (number === undefined) return
      underWay.add(number)
      child.send({ number, form: formOf(number) } satisfies SubmissionMessage)
    }
    child.on('message', ({ number, reference }: Acknowledgement) => {
      underWay.delete(number)
      references.set(number, reference)
      if (references.size >= (left[0] ?? Number.POSITIVE_INFINITY)) {
        left.shift()
        killed += 1
        child.kill('SIGKILL')
      } else if (references.size === SUBMISSIONS) child.kill('SIGKILL')
      else sendNext()
    })
    for (let n = 0; n < AT_ONCE; n++) sendNext()
    // Killed or not: with this event, everything the process said before its end has been read.
    await once(child, 'close')
    storedUnanswered += (await countOf(database)) - references.size
    waiting.unshift(...underWay)
    if (left.length === 0 && storedUnanswered === 0) left.push(references.size + THEN)
  }
  return { references, storedUnanswered, killed }
}

async function countOf({ db }: Database): Promise<number> {
  const { n } = await db
    .selectFrom('enquiry')
    .select(db.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

describe.each(ENGINES)('kill -9 in the middle of submissions on %s', (engine) => {
  const database = useOwnDatabase(engine)

  test('loses no acknowledged request, and doubles none that is sent again', {
    timeout: 120_000,
  }, async () => {
    await addVenue(database(), 'galerie-perle')
    const { references, storedUnanswered, killed } = await submitAll(database(), KILLS)
    expect(killed).toBeGreaterThanOrEqual(KILLS.length)
    expect(storedUnanswered, 'kills have to hit requests stored and not answered').toBeGreaterThan(0)

    const { db } = database()
    const stored = await db.selectFrom('enquiry').select(['id', 'reference', 'company']).execute()
    const byCompany = new Map(stored.map((row) => [row.company, row.reference]))
    expect(stored).toHaveLength(SUBMISSIONS)
    for (const [number, reference] of references) expect(byCompany.get(`House ${number}`)).toBe(reference)
    expect(new Set(references.values()).size).toBe(SUBMISSIONS)

    for (const table of ['enquiry_venue', 'enquiry_history', 'outbox'] as const) {
      const counts = await db
        .selectFrom(table)
        .select(({ fn }) => ['enquiry_id', fn.countAll<number>().as('n')])
        .groupBy('enquiry_id')
        .execute()
      expect(counts.map(({ enquiry_id }) => enquiry_id).toSorted()).toEqual(
        stored.map(({ id }) => id).toSorted(),
      )
      expect(new Set(counts.map(({ n }) => n)), table).toEqual(new Set([table === 'outbox' ? 2 : 1]))
    }
    const counter = await db.selectFrom('number_series').selectAll().execute()
    expect(counter).toEqual([{ series: 'Q', year: 2026, last_number: SUBMISSIONS }])
  })
})
