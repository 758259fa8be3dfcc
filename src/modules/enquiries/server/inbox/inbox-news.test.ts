import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES } from '../../../../../tests/helpers/database.ts'
import { NOW, useInbox } from '../../../../../tests/helpers/use-inbox.ts'
import { EMPTY_FILTER, type InboxFilter } from '../../model/inbox-filter.ts'
import { changeEnquiries } from '../record/change-enquiries.server.ts'
import { readInboxNews } from './inbox-news.server.ts'

describe.each(BOTH_ENGINES)('news of the inbox on %s', (engine) => {
  const inbox = useInbox(engine)
  const { database, add, read } = inbox

  test('news: what has arrived in this list, and what has become of its lines', async () => {
    const first = await add('Q-26-0001', { language: 'ja' })
    const { counts } = await read()
    const news = (filter: Partial<InboxFilter> = {}) =>
      readInboxNews(
        database(),
        { ...EMPTY_FILTER, ...filter },
        { me: inbox.lea.id, now: NOW, since: counts.latest, ids: [first] },
      )
    expect(await news()).toMatchObject({ arrived: 0, rows: [{ reference: 'Q-26-0001', status: 'new' }] })
    await add('Q-26-0002', { language: 'fr', full_name: 'Kuroda' })
    await changeEnquiries(database(), [{ id: first, version: 1, status: 'won' }], inbox.nina)
    expect(await news()).toMatchObject({
      arrived: 1,
      rows: [{ status: 'won', version: 2 }],
      counts: { views: { new: 1, won: 1 } },
    })
    expect((await news({ language: ['ja'] })).arrived).toBe(0)
    expect((await news({ q: 'kuro' })).arrived).toBe(1)
    expect((await news({ view: 'late' })).arrived).toBe(0)
  })
})
