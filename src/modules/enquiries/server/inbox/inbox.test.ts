import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { ASKED_FROM } from '#/lib/asked-from.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../../tests/helpers/stored-enquiry.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import type { EnquiryStatus } from '../../model/enquiry-statuses.ts'
import { EMPTY_FILTER, type InboxFilter } from '../../model/inbox-filter.ts'
import { changeEnquiries, changeEnquiry } from '../record/change-enquiries.server.ts'
import { markRead } from '../view/read-marks.server.ts'
import { readInbox } from './inbox.server.ts'
import { readInboxNews } from './inbox-news.server.ts'

const NOW = new Date('2026-11-20T13:42:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString()

describe.each(BOTH_ENGINES)('the inbox on %s', (engine) => {
  const database = useDatabase(engine)
  let lea: Awaited<ReturnType<typeof storedColleague>>
  let nina: typeof lea
  beforeEach(async () => {
    lea = await storedColleague(database(), 'Léa Morel')
    nina = await storedColleague(database(), 'Nina Brandt')
  })

  const add = (reference: string, fields: Parameters<typeof storedEnquiry>[1] = {}, venues: string[] = []) =>
    storedEnquiry(
      database(),
      { reference, created_at: hoursAgo(1), ...fields },
      venues.map((slug) => ({ id: null, slug, name: slug })),
    )
  const read = (filter: Partial<InboxFilter> = {}, me = lea.id) =>
    readInbox(database(), { ...EMPTY_FILTER, ...filter }, { me, now: NOW })
  /** References by part. */
  const list = async (filter: Partial<InboxFilter> = {}) => {
    const { segments } = await read(filter)
    return Object.fromEntries(
      segments.map(({ name, rows }) => [name, rows.map(({ reference }) => reference)]),
    )
  }
  const all = async (filter: Partial<InboxFilter> = {}) => Object.values(await list(filter)).flat()

  // That PostgreSQL refuses it as well is undone by the later version only.
  test.runIf(engine === 'sqlite')('a kind of a later version is in the list like a message', async () => {
    await add('Q-26-0001')
    await sql`pragma ignore_check_constraints = on`.execute(database().db)
    await sql`update enquiry set kind = 'audit'`.execute(database().db)
    const { segments } = await read()
    expect(segments.flatMap(({ rows }) => rows)).toMatchObject([
      { reference: 'Q-26-0001', kind: 'contact', subject: { kind: 'contact' } },
    ])
  })

  test('what waits comes first, the most urgent before the others; then the rest, the newest first', async () => {
    await add('Q-26-0001', { created_at: hoursAgo(2) })
    await add('Q-26-0002', { created_at: hoursAgo(50), status: 'in-progress' })
    await add('Q-26-0003', { created_at: hoursAgo(100), status: 'won' })
    await add('Q-26-0004', { created_at: hoursAgo(30), first_answered_at: hoursAgo(28) })
    await add('Q-26-0005', { created_at: hoursAgo(26) })
    await add('Q-26-0006', { created_at: hoursAgo(3), status: 'spam' })
    expect(await list()).toEqual({
      waiting: ['Q-26-0002', 'Q-26-0005', 'Q-26-0001'],
      settled: ['Q-26-0004', 'Q-26-0003'],
    })
    expect((await read()).counts).toMatchObject({
      views: { all: 5, new: 3, late: 2, 'in-progress': 1, won: 1, spam: 1, mine: 0, quoted: 0, lost: 0 },
      waiting: 3,
    })
    expect(await all({ sort: 'received' })).toEqual([
      'Q-26-0001',
      'Q-26-0005',
      'Q-26-0004',
      'Q-26-0002',
      'Q-26-0003',
    ])
    expect((await all({ sort: 'oldest' }))[0]).toBe('Q-26-0003')
  })

  test('by event: what comes next first, then without a day, then what is over', async () => {
    await add('Q-26-0001', { start_date: '2026-12-01' })
    await add('Q-26-0002', { start_date: '2026-11-20' })
    await add('Q-26-0003', { start_date: null })
    await add('Q-26-0004', { start_date: '2026-01-05' })
    await add('Q-26-0005', { start_date: '2026-11-19' })
    expect(await list({ sort: 'event' })).toEqual({
      upcoming: ['Q-26-0002', 'Q-26-0001'],
      undated: ['Q-26-0003'],
      past: ['Q-26-0005', 'Q-26-0004'],
    })
  })

  test('views and filters', async () => {
    await add('Q-26-0001', { owner: lea.id, language: 'ja', kind: 'quote-venue' }, ['galerie-perle', 'loft'])
    await add('Q-26-0002', { owner: nina.id, language: 'fr', status: 'quoted', created_at: hoursAgo(24 * 9) })
    await add('Q-26-0003', { owner: lea.id, status: 'won', kind: 'contact' })
    await add('Q-26-0004', { created_at: hoursAgo(25), kind: 'proposal' })
    const cases: [Partial<InboxFilter>, string[]][] = [
      [{ view: 'mine' }, ['Q-26-0001']],
      [{ view: 'late' }, ['Q-26-0004']],
      [{ view: 'new' }, ['Q-26-0004', 'Q-26-0001']],
      [{ view: 'won' }, ['Q-26-0003']],
      [{ owner: 'me' }, ['Q-26-0001', 'Q-26-0003']],
      [{ owner: nina.id }, ['Q-26-0002']],
      [{ owner: 'nobody' }, ['Q-26-0004']],
      [{ language: ['ja'] }, ['Q-26-0001']],
      [{ kind: ['contact', 'proposal'] }, ['Q-26-0004', 'Q-26-0003']],
      [{ status: ['quoted', 'won'] }, ['Q-26-0003', 'Q-26-0002']],
      [{ venue: 'galerie-perle' }, ['Q-26-0001']],
      [{ venue: 'unknown' }, []],
      [{ received: '7' }, ['Q-26-0004', 'Q-26-0001', 'Q-26-0003']],
      // 19 November, 12:42 in Paris.
      [{ from: '2026-11-19', to: '2026-11-19' }, ['Q-26-0004']],
      [{ received: '1' }, ['Q-26-0001', 'Q-26-0003']],
    ]
    for (const [filter, references] of cases)
      expect(await all(filter), JSON.stringify(filter)).toEqual(references)
  })

  test('a day begins at midnight in Paris, in summer and in winter', async () => {
    await add('Q-26-0001', { created_at: '2026-07-14T22:00:00.000Z' })
    await add('Q-26-0002', { created_at: '2026-07-14T21:59:59.999Z' })
    await add('Q-26-0003', { created_at: '2026-01-14T23:00:00.000Z' })
    await add('Q-26-0004', { created_at: '2026-01-14T22:59:59.999Z' })
    expect(await all({ from: '2026-07-15', to: '2026-07-15' })).toEqual(['Q-26-0001'])
    expect(await all({ from: '2026-01-15', to: '2026-01-15' })).toEqual(['Q-26-0003'])
  })

  test('a search finds what is in spam too, within the view and its filters', async () => {
    await add('Q-26-0001', { full_name: 'Haruka Kuroda', status: 'spam' })
    await add('Q-26-0002', { full_name: 'Kuroda Mei', language: 'ja' })
    await add('Q-26-0003', { full_name: 'Camille Aubertin' })
    expect(await all({ q: 'kuroda' })).toEqual(['Q-26-0002', 'Q-26-0001'])
    expect(await all({ q: 'kuroda', view: 'spam' })).toEqual(['Q-26-0001'])
    expect(await all({ q: 'kuroda', language: ['ja'] })).toEqual(['Q-26-0002'])
    expect(await all({ q: '***' })).toEqual([])
    expect((await read({ q: 'kuroda' })).total).toBe(2)
  })

  test('pages of fifty, through both parts, each request once', async () => {
    for (let at = 0; at < 30; at++) await add(`Q-26-1${100 + at}`, { created_at: hoursAgo(at) })
    for (let at = 0; at < 80; at++)
      await add(`Q-26-2${100 + at}`, { created_at: hoursAgo(at), status: 'lost', full_name: 'Kuroda' })
    const pages = await Promise.all([1, 2, 3, 4].map((page) => read({ page })))
    expect(pages.map(({ segments }) => segments.map(({ rows, count }) => [rows.length, count]))).toEqual([
      [
        [30, 30],
        [20, 80],
      ],
      [
        [0, 30],
        [50, 80],
      ],
      [
        [0, 30],
        [10, 80],
      ],
      [
        [0, 30],
        [0, 80],
      ],
    ])
    const seen = pages.flatMap(({ segments }) => segments.flatMap(({ rows }) => rows.map(({ id }) => id)))
    expect(new Set(seen).size).toBe(110)
    expect(pages.map(({ total, more, first }) => [total, more, first])).toEqual([
      [110, true, 1],
      [110, true, 51],
      [110, false, 101],
      [110, false, 0],
    ])
    const found = await Promise.all([1, 2].map((page) => read({ q: 'kuroda', page })))
    expect(found.map(({ total, more, segments }) => [total, more, segments[1]?.rows.length])).toEqual([
      [80, true, 50],
      [80, false, 30],
    ])
  })

  test('a line says what is asked for, by whom it is looked after, and whether I have opened it', async () => {
    await addVenue(database(), 'galerie-perle')
    await add('Q-26-0001', { kind: 'quote-venue', owner: nina.id }, ['a', 'b', 'c'])
    await add('Q-26-0002', {
      kind: 'quote',
      guests: '50_100',
      details: { eventType: 'fashion_show', preferredLocation: '8' },
    })
    await add('Q-26-0003', { kind: 'contact', details: { subject: 'Tournage' } })
    await add('Q-26-0004', { kind: 'proposal', surface_m2: 140, details: { venueName: 'Cour', photos: 9 } })
    await add('Q-26-0005', { status: 'won' })
    await markRead(database(), { reference: 'Q-26-0002', read: true }, lea.id)
    const rows = (await read()).segments.flatMap((segment) => segment.rows)
    const facts = Object.fromEntries(
      rows.map(({ reference, subject, owner, unread }) => [reference, { subject, owner, unread }]),
    )
    expect(facts).toEqual({
      'Q-26-0001': {
        subject: { kind: 'quote-venue', venues: ['a', 'b', 'c'] },
        owner: { id: nina.id, name: 'Nina Brandt' },
        unread: true,
      },
      'Q-26-0002': {
        subject: { kind: 'quote', eventType: 'fashion_show', location: '8', guests: '50_100' },
        owner: null,
        unread: false,
      },
      'Q-26-0003': { subject: { kind: 'contact', subject: 'Tournage' }, owner: null, unread: true },
      'Q-26-0004': {
        subject: { kind: 'proposal', venue: 'Cour', surface: 140, photos: 9 },
        owner: null,
        unread: true,
      },
      'Q-26-0005': {
        subject: { kind: 'quote', eventType: null, location: null, guests: null },
        owner: null,
        unread: false,
      },
    })
    const ninas = (await read({}, nina.id)).segments.flatMap((segment) => segment.rows)
    expect(ninas.find(({ reference }) => reference === 'Q-26-0002')?.unread).toBe(true)
  })

  test('news: what has arrived in this list, and what has become of its lines', async () => {
    const first = await add('Q-26-0001', { language: 'ja' })
    const { counts } = await read()
    const news = (filter: Partial<InboxFilter> = {}) =>
      readInboxNews(
        database(),
        { ...EMPTY_FILTER, ...filter },
        { me: lea.id, now: NOW, since: counts.latest, ids: [first] },
      )
    expect(await news()).toMatchObject({ arrived: 0, rows: [{ reference: 'Q-26-0001', status: 'new' }] })
    await add('Q-26-0002', { language: 'fr', full_name: 'Kuroda' })
    await changeEnquiries(database(), [{ id: first, version: 1, status: 'won' }], nina)
    expect(await news()).toMatchObject({
      arrived: 1,
      rows: [{ status: 'won', version: 2 }],
      counts: { views: { new: 1, won: 1 } },
    })
    expect((await news({ language: ['ja'] })).arrived).toBe(0)
    expect((await news({ q: 'kuro' })).arrived).toBe(1)
    expect((await news({ view: 'late' })).arrived).toBe(0)
  })

  test('many at once: those that another user has changed stay, and all can be taken back', async () => {
    const ids = [await add('Q-26-0001'), await add('Q-26-0002', { owner: nina.id }), await add('Q-26-0003')]
    await changeEnquiries(database(), [{ id: ids[2] ?? '', version: 1, status: 'won' }], nina)
    const outcome = await changeEnquiries(
      database(),
      ids.map((id) => ({ id, version: 1, status: 'spam' as const })),
      lea,
    )
    expect(outcome.conflicts).toEqual([ids[2]])
    expect(new Set(outcome.changed.map(({ reference, version }) => `${reference} ${version}`))).toEqual(
      new Set(['Q-26-0001 2', 'Q-26-0002 2']),
    )
    const statuses = async () =>
      (
        await database().db.selectFrom('enquiry').select(['status', 'owner']).orderBy('reference').execute()
      ).map(({ status, owner }) => [status, owner])
    expect(await statuses()).toEqual([
      ['spam', null],
      ['spam', nina.id],
      ['won', null],
    ])
    await changeEnquiries(
      database(),
      outcome.changed.map(({ id, version, before }) => ({ id, version, ...before })),
      lea,
    )
    expect(await statuses()).toEqual([
      ['new', null],
      ['new', nina.id],
      ['won', null],
    ])
    const { db } = database()
    const history = await db
      .selectFrom('enquiry_history')
      .select('event')
      .where('event', '=', 'status-changed')
      .execute()
    expect(history).toHaveLength(5)
    const auditLog = await db.selectFrom('audit_log').select(['action', 'actor', 'subject']).execute()
    expect(auditLog).toHaveLength(5)
    expect(auditLog).toContainEqual({
      action: 'request.status-changed',
      actor: 'Léa Morel',
      subject: 'Q-26-0001',
    })
  })

  test('what is asked before a change of many is refused where nobody was asked', async () => {
    const ids: string[] = []
    for (let number = 1; number <= ASKED_FROM; number++) ids.push(await add(`Q-26-000${number}`))
    const set = (count: number, status: EnquiryStatus, confirmed?: number) =>
      changeEnquiries(
        database(),
        ids.slice(0, count).map((id) => ({ id, version: 1, status })),
        lea,
        { confirmed },
      )
    const untouched = { changed: [], conflicts: [] }
    expect(await set(ASKED_FROM, 'won', ASKED_FROM)).toMatchObject({ ...untouched, refused: 'won-singly' })
    expect(await set(2, 'won')).toMatchObject({ ...untouched, refused: 'won-singly' })
    expect(await set(2, 'lost', 2)).toMatchObject({ ...untouched, refused: 'reason-missing' })
    expect(await set(ASKED_FROM, 'spam')).toMatchObject({ ...untouched, refused: 'not-confirmed' })
    expect(await set(ASKED_FROM, 'spam', ASKED_FROM - 1)).toMatchObject({ refused: 'not-confirmed' })
    expect(await all({ view: 'new' })).toHaveLength(ASKED_FROM)
    expect((await set(ASKED_FROM, 'spam', ASKED_FROM)).changed).toHaveLength(ASKED_FROM)
  })

  test('an undo goes by what it finds: over another change of the owner, never over one of the status', async () => {
    const [first, second] = [await add('Q-26-0001'), await add('Q-26-0002')]
    const spam = [first, second].map((id) => ({ id, version: 1, status: 'spam' as const }))
    await changeEnquiries(database(), spam, lea)
    await changeEnquiries(database(), [{ id: first, version: 2, owner: nina.id }], nina)
    await changeEnquiries(database(), [{ id: second, version: 2, status: 'quoted' }], nina)
    const back = [first, second].map((id) => ({
      id,
      expected: { status: 'spam' as const },
      status: 'new' as const,
    }))
    const undone = await changeEnquiries(database(), back, lea)
    expect(undone.changed.map(({ id }) => id)).toEqual([first])
    expect(undone).toMatchObject({ conflicts: [second], changedBy: [nina.name] })
    const won = { id: second, expected: { status: 'quoted' as const }, status: 'won' as const }
    // A decision that never was is no way back.
    expect((await changeEnquiries(database(), [{ ...won, outcome: 'former' }], lea)).conflicts).toEqual([
      second,
    ])
  })

  test('the same change again, after an answer that was lost, answers as the first one did, and only to whoever made it', async () => {
    const id = await add('Q-26-0001', { status: 'quoted' })
    const lost = {
      status: 'lost',
      outcome: { status: 'lost', reason: 'price', note: '' },
    } as const
    const many = (by: typeof lea, wanted: object = lost, version = 1) =>
      changeEnquiries(database(), [{ id, version, ...wanted }], by)
    const one = (by: typeof lea, wanted: object = lost) =>
      changeEnquiry(database(), { reference: 'Q-26-0001', version: 1, change: wanted }, by)
    const first = await many(lea)
    expect(first.changed).toMatchObject([{ version: 2, before: { status: 'quoted', owner: null } }])
    expect(await many(lea)).toEqual(first)
    expect(await one(lea)).toEqual({ kind: 'changed', version: 2 })
    expect((await many(nina)).conflicts).toEqual([id])
    expect(await one(nina)).toMatchObject({ kind: 'conflict' })
    expect(await one(lea, { ...lost, outcome: { ...lost.outcome, reason: 'date' } })).toMatchObject({
      kind: 'conflict',
    })
    const back = [{ id, expected: { status: 'lost' as const }, status: 'quoted' as const }]
    const undone = await changeEnquiries(database(), back, lea)
    expect(undone.changed).toMatchObject([{ before: { status: 'lost' } }])
    expect(await changeEnquiries(database(), back, lea)).toEqual(undone)
    expect((await changeEnquiries(database(), back, nina)).conflicts).toEqual([id])
    await many(lea, { owner: nina.id }, 3)
    expect((await many(lea, { owner: nina.id }, 3)).changed).toMatchObject([{ before: { owner: null } }])
    // A colleague has been at it since.
    await many(nina, { status: 'in-progress' }, 4)
    expect((await many(lea, { owner: nina.id }, 3)).conflicts).toEqual([id])
    const history = await database().db.selectFrom('enquiry_history').select('event').execute()
    expect(history).toHaveLength(4)
  })

  test('no one without an account becomes the owner of an enquiry, and then none of them is changed', async () => {
    const id = await add('Q-26-0001')
    const other = await add('Q-26-0002')
    const changes = [
      { id, version: 1, owner: lea.id },
      { id: other, version: 1, owner: 'nobody at all' },
    ]
    await expect(changeEnquiries(database(), changes, lea)).rejects.toThrow('nobody of the staff')
    expect(await all({ owner: 'nobody' })).toHaveLength(2)
  })
})
