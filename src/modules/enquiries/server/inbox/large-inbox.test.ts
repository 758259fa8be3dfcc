import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beforeWorking, DEFAULT_OFFICE_HOURS, workingDay } from '#/lib/working-hours.ts'
import { type Database, openDatabase } from '#/platform/database/open-database.ts'
import { BOTH_ENGINES, createTestAddress, type TestAddress } from '../../../../../tests/helpers/database.ts'
import { FULL_RUN } from '../../../../../tests/helpers/full-run.ts'
import { fillInbox } from '../../../../../tests/helpers/many-enquiries.ts'
import { EMPTY_FILTER, type InboxFilter } from '../../model/inbox-filter.ts'
import { readInbox } from './inbox.server.ts'
import { PAGE_SIZE } from './inbox-ids.server.ts'

const SIZE = FULL_RUN ? 100_000 : 5000
const NOW = new Date('2026-11-22T13:42:00Z')
const PROMISED = beforeWorking(NOW, workingDay(DEFAULT_OFFICE_HOURS), DEFAULT_OFFICE_HOURS)
const FILLING_MS = 400_000

describe.each(BOTH_ENGINES)(`${SIZE} requests on %s`, (engine) => {
  let address: TestAddress
  let database: Database
  let everything: Awaited<ReturnType<typeof readEverything>>

  beforeAll(async () => {
    address = await createTestAddress(engine)
    database = openDatabase(address.url)
    await fillInbox(database, { size: SIZE, now: NOW, owners: [], venues: [] })
    everything = await readEverything()
  }, FILLING_MS)
  afterAll(async () => {
    await database.close()
    await address.remove()
  })

  const readEverything = () =>
    database.db
      .selectFrom('enquiry')
      .innerJoin('enquiry_search', 'enquiry_search.enquiry_id', 'enquiry.id')
      .select(['reference', 'status', 'kind', 'language', 'created_at', 'first_answered_at', 'words'])
      .orderBy('created_at')
      .execute()

  /** The plain way: every enquiry is looked at. */
  function plain({ view, language, kind, q }: InboxFilter) {
    const found = everything.filter((one) => {
      const isWaiting =
        one.first_answered_at === null && (one.status === 'new' || one.status === 'in-progress')
      const late = isWaiting && Date.parse(one.created_at) < PROMISED.getTime()
      const inView =
        view === 'all'
          ? one.status !== 'spam' || q !== ''
          : view === 'late'
            ? late
            : view === 'mine'
              ? false
              : one.status === view
      const words = q.split(' ').filter(Boolean)
      return (
        inView &&
        (language.length === 0 || language.some((code) => code === one.language)) &&
        (kind.length === 0 || kind.includes(one.kind)) &&
        words.every((word) => ` ${one.words}`.includes(` ${word}`))
      )
    })
    const waiting = found.filter(
      ({ first_answered_at, status }) =>
        first_answered_at === null && (status === 'new' || status === 'in-progress'),
    )
    const waits = new Set(waiting)
    const settled = found.filter((one) => !waits.has(one)).toReversed()
    return [...waiting, ...settled].map(({ reference }) => reference)
  }

  const cases: Partial<InboxFilter>[] = [
    {},
    { page: 3 },
    { page: Math.floor((0.85 * SIZE) / PAGE_SIZE) },
    { view: 'new' },
    { view: 'late' },
    { view: 'mine' },
    { view: 'lost', page: FULL_RUN ? 40 : 2 },
    { view: 'spam' },
    { language: ['ko'], kind: ['quote'] },
    // In almost every enquiry, in some, in few, in one, in none.
    { q: 'ma' },
    { q: 'ma', page: 4 },
    { q: 'kuroda' },
    { q: 'kuroda12' },
    { q: 'kuroda1 lumineux', language: ['fr'] },
    { q: 'ma', view: 'late' },
    { q: 'kuroda', view: 'spam', language: ['ja'] },
    { q: String(SIZE - 1) },
    { q: 'zzz' },
  ]
  test.each(cases)('%o shows what looking at every request shows', async (part) => {
    const filter = { ...EMPTY_FILTER, ...part }
    const wanted = plain(filter)
    const { segments, total, more } = await readInbox(database, filter, { me: 'nobody', now: NOW })
    const from = (filter.page - 1) * PAGE_SIZE
    const shown = segments.flatMap(({ rows }) => rows.map(({ reference }) => reference))
    expect(shown).toEqual(wanted.slice(from, from + PAGE_SIZE))
    expect(more).toBe(wanted.length > from + PAGE_SIZE)
    // Very common words are not counted; everything else is, exactly.
    if (total !== null) expect(total).toBe(wanted.length)
    else expect(wanted.length).toBeGreaterThan(PAGE_SIZE)
  })
})
