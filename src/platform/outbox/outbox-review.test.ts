import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES, useDatabase } from '../../../tests/helpers/database.ts'
import {
  later,
  notingCarrier,
  outboxParts,
  PROMISED_AT,
  promiseMails,
} from '../../../tests/helpers/outbox.ts'
import { countTroubledMails, listMails, retryMail } from './outbox-review.ts'
import { claimMail } from './outbox-rows.ts'
import { MailError } from './outgoing-mail.ts'
import { sendNextMail } from './send-next-mail.ts'

const HOUR = 60 * 60 * 1000

describe.each(BOTH_ENGINES)('the outbox as the back office sees it, on %s', (engine) => {
  const database = useDatabase(engine)

  async function rejectedMail() {
    const parts = outboxParts(
      database(),
      notingCarrier(async (mail) => {
        if (mail.to === 'gone@example.com')
          throw new MailError('refused', '550 no such user', { permanent: true })
        if (mail.to === 'later@example.com') throw new MailError('deferred', '451 greylisted')
      }).carrier,
    )
    await promiseMails(database(), ['gone@example.com', 'later@example.com', 'fine@example.com'])
    while (await sendNextMail(parts)) {
      // Until each was tried once.
    }
  }

  test('lists what was given up, what waits and what has left, with the reason', async () => {
    await rejectedMail()
    await promiseMails(database(), ['new@example.com'])
    expect(await listMails(database(), { state: 'failed' })).toMatchObject([
      {
        state: 'failed',
        payload: { to: 'gone@example.com' },
        promisedAt: PROMISED_AT.toISOString(),
        failedAt: PROMISED_AT.toISOString(),
        nextAt: null,
        attempts: 1,
        failure: 'refused',
        reason: '550 no such user',
      },
    ])
    expect(await listMails(database(), { state: 'pending', troubled: true })).toMatchObject([
      { payload: { to: 'later@example.com' }, nextAt: later(30_000).toISOString(), failure: 'deferred' },
    ])
    expect(await listMails(database(), { state: 'pending' })).toHaveLength(2)
    expect(await listMails(database(), { state: 'sent' })).toMatchObject([
      { payload: { to: 'fine@example.com' }, sentAt: PROMISED_AT.toISOString(), failure: null },
    ])
    expect(await listMails(database(), { limit: 3 })).toHaveLength(3)
    expect(await countTroubledMails(database())).toEqual({ failed: 1, waiting: 1 })
  })

  test('a mail that was given up is tried again at once, with 48 hours of its own', async () => {
    await rejectedMail()
    const [failed] = await listMails(database(), { state: 'failed' })
    const day = later(72 * HOUR)
    expect(await retryMail(database().db, failed?.id ?? '', day)).toBe(true)
    expect(await countTroubledMails(database())).toEqual({ failed: 0, waiting: 2 })

    const parts = outboxParts(
      database(),
      notingCarrier(async () => {
        throw new MailError('deferred', 'still not')
      }).carrier,
    )
    await database()
      .db.deleteFrom('outbox')
      .where('id', '<>', failed?.id ?? '')
      .execute()
    parts.clock.now = day
    expect(await sendNextMail(parts)).toBe(true)
    const [waiting] = await listMails(database(), { state: 'pending' })
    expect(waiting).toMatchObject({ attempts: 1, nextAt: new Date(day.getTime() + 30_000).toISOString() })

    const { sent, carrier } = notingCarrier()
    parts.clock.now = new Date(day.getTime() + 30_000)
    expect(await sendNextMail({ ...parts, carrier })).toBe(true)
    expect(sent).toEqual(['gone@example.com'])
  })

  test('a mail that has left, or is being sent, is not sent again', async () => {
    await promiseMails(database(), ['a@example.com'])
    const claimed = await claimMail(database(), PROMISED_AT)
    expect(await retryMail(database().db, claimed?.id ?? '', later(1000))).toBe(false)
    await database()
      .db.updateTable('outbox')
      .set({ done_at: later(1000).toISOString(), locked_until: null })
      .execute()
    expect(await retryMail(database().db, claimed?.id ?? '', later(2000))).toBe(false)
    expect(await retryMail(database().db, 'no such mail', later(2000))).toBe(false)
  })
})
