import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES } from '../../../../../tests/helpers/database.ts'
import { hoursAgo, useInbox } from '../../../../../tests/helpers/use-inbox.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import { markRead } from '../view/read-marks.server.ts'

describe.each(BOTH_ENGINES)('the inbox on %s', (engine) => {
  const inbox = useInbox(engine)
  const { database, add, read, list, all } = inbox

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
    await add('Q-26-0001', { kind: 'quote-venue', owner: inbox.nina.id }, ['a', 'b', 'c'])
    await add('Q-26-0002', {
      kind: 'quote',
      guests: '50_100',
      details: { eventType: 'fashion_show', preferredLocation: '8' },
    })
    await add('Q-26-0003', { kind: 'contact', details: { subject: 'Tournage' } })
    await add('Q-26-0004', { kind: 'proposal', surface_m2: 140, details: { venueName: 'Cour', photos: 9 } })
    await add('Q-26-0005', { status: 'won' })
    await markRead(database(), { reference: 'Q-26-0002', read: true }, inbox.lea.id)
    const rows = (await read()).segments.flatMap((segment) => segment.rows)
    const facts = Object.fromEntries(
      rows.map(({ reference, subject, owner, unread }) => [reference, { subject, owner, unread }]),
    )
    expect(facts).toEqual({
      'Q-26-0001': {
        subject: { kind: 'quote-venue', venues: ['a', 'b', 'c'] },
        owner: { id: inbox.nina.id, name: 'Nina Brandt' },
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
    const ninas = (await read({}, inbox.nina.id)).segments.flatMap((segment) => segment.rows)
    expect(ninas.find(({ reference }) => reference === 'Q-26-0002')?.unread).toBe(true)
  })
})
