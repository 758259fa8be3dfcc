import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES } from '../../../../../tests/helpers/database.ts'
import { hoursAgo, useInbox } from '../../../../../tests/helpers/use-inbox.ts'
import type { InboxFilter } from '../../model/inbox-filter.ts'

describe.each(BOTH_ENGINES)('the filters of the inbox on %s', (engine) => {
  const inbox = useInbox(engine)
  const { add, read, all } = inbox

  test('views and filters', async () => {
    await add('Q-26-0001', { owner: inbox.lea.id, language: 'ja', kind: 'quote-venue' }, [
      'galerie-perle',
      'loft',
    ])
    await add('Q-26-0002', {
      owner: inbox.nina.id,
      language: 'fr',
      status: 'quoted',
      created_at: hoursAgo(24 * 9),
    })
    await add('Q-26-0003', { owner: inbox.lea.id, status: 'won', kind: 'contact' })
    await add('Q-26-0004', { created_at: hoursAgo(25), kind: 'proposal' })
    const cases: [Partial<InboxFilter>, string[]][] = [
      [{ view: 'mine' }, ['Q-26-0001']],
      [{ view: 'late' }, ['Q-26-0004']],
      [{ view: 'new' }, ['Q-26-0004', 'Q-26-0001']],
      [{ view: 'won' }, ['Q-26-0003']],
      [{ owner: 'me' }, ['Q-26-0001', 'Q-26-0003']],
      [{ owner: inbox.nina.id }, ['Q-26-0002']],
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
})
