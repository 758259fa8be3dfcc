import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { acceptanceScene, NOW } from '../../../../../tests/helpers/acceptance-scene.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { versionsOf } from '../quote-record.server.ts'
import { withdrawQuote } from '../withdraw-quote.server.ts'
import { askAboutQuote, declineQuote } from './answer-quote.server.ts'

describe.each(BOTH_ENGINES)('other answers on %s', (engine) => {
  const database = useDatabase(engine)
  const { db, setUp, passed, accept, bookings, acceptances } = acceptanceScene(database)

  test('a question lands in the thread of the request; who declines says why, and twice is once', async () => {
    const { sentQuote } = await setUp()
    const { token, enquiryId, quoteId } = await sentQuote()
    const id = randomUUID()
    const ask = () => askAboutQuote(database(), { token, id, text: 'Is there a lift?' }, NOW)
    expect([await ask(), await ask()]).toEqual(['done', 'done'])
    const history = await db()
      .selectFrom('enquiry_history')
      .selectAll()
      .where('enquiry_id', '=', enquiryId)
      .execute()
    expect(history).toMatchObject([
      { event: 'wrote', actor: 'visitor', details: { text: 'Is there a lift?' } },
    ])
    const decline = () => declineQuote(database(), { token, n: 1, reason: 'Too far' }, NOW)
    expect([await decline(), await decline()]).toEqual(['done', 'done'])
    expect(await versionsOf(db(), quoteId)).toMatchObject([{ state: 'declined', reason: 'Too far' }])
    const declined = await db()
      .selectFrom('quote_history')
      .select('id')
      .where('event', '=', 'declined')
      .execute()
    expect(declined).toHaveLength(1)
  })

  test('of an acceptance and a withdrawal at one moment the first wins, and the other one has done nothing', async () => {
    const { sentQuote, by } = await setUp()
    const { token, quoteId } = await sentQuote()
    const codeId = await passed(token)
    const { version } = await db()
      .selectFrom('quote')
      .select('version')
      .where('id', '=', quoteId)
      .executeTakeFirstOrThrow()
    const withdrawal = { quoteId, version, reason: 'Another house' }
    const [accepted, withdrawn] = await Promise.all([
      accept(token, codeId),
      withdrawQuote(database(), withdrawal, { by, at: NOW }),
    ])
    const isAccepted = accepted.kind === 'accepted'
    expect([accepted.kind, withdrawn.kind]).toEqual(
      isAccepted ? ['accepted', 'conflict'] : ['closed', 'changed'],
    )
    expect(await versionsOf(db(), quoteId)).toMatchObject([{ state: isAccepted ? 'accepted' : 'withdrawn' }])
    expect([(await acceptances()).length, (await bookings()).length]).toEqual(isAccepted ? [1, 1] : [0, 0])
  })
})
