import { describe, expect, test } from 'vitest'
import { toJson } from '#/platform/database/json.ts'
import { BOTH_ENGINES, useDatabase } from '../../../tests/helpers/database.ts'
import { later, notingCarrier, outboxParts, PROMISED_AT, TEST_SECRET } from '../../../tests/helpers/outbox.ts'
import { enqueueMail } from './enqueue-mail.ts'
import { forgetTokens } from './forget-tokens.ts'
import { retryMail } from './outbox-review.ts'
import { MailError, type RenderMail } from './outgoing-mail.ts'
import { openToken, sealToken } from './sealed-token.ts'
import { sendNextMail } from './send-next-mail.ts'

const TOKEN = 'the-token-of-a-link'
const HOUR = 60 * 60 * 1000
const PAYLOAD = { template: 'account-reset', data: { email: 'boss@example.com', name: 'Boss', token: TOKEN } }
const SEAL = { secret: TEST_SECRET, mail: 'a-mail' }

describe.each(BOTH_ENGINES)('the token of a link in a mail on %s', (engine) => {
  const database = useDatabase(engine)
  const row = () => database().db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
  const promise = () =>
    database()
      .db.transaction()
      .execute((transaction) =>
        enqueueMail(transaction, {
          payload: PAYLOAD,
          enquiryId: null,
          at: PROMISED_AT.toISOString(),
          link: { until: later(HOUR).toISOString(), secret: TEST_SECRET },
        }),
      )
  /** As an earlier version wrote it. */
  const promiseReadable = () =>
    database()
      .db.transaction()
      .execute((transaction) =>
        enqueueMail(transaction, { payload: PAYLOAD, enquiryId: null, at: PROMISED_AT.toISOString() }),
      )

  function worker(send?: () => Promise<void>) {
    const { sent, carrier } = notingCarrier(send)
    const render: RenderMail = async (payload) => {
      const { data } = payload as typeof PAYLOAD
      const text = `https://passage.example/reset?token=${data.token}`
      return { to: data.token, subject: 'A subject', text, html: text, language: 'en' }
    }
    return { sent, parts: { ...outboxParts(database(), carrier), render } }
  }

  const refuse = (permanent: boolean) => () =>
    Promise.reject(new MailError(permanent ? 'refused' : 'unreachable', 'no', { permanent }))

  test('is sealed while it waits, in the mail, and nowhere once it has left', async () => {
    await promise()
    expect(JSON.stringify(await row())).not.toContain(TOKEN)
    const { sent, parts } = worker()
    expect(await sendNextMail(parts)).toBe(true)
    expect(sent).toEqual([TOKEN])
    expect(await row()).toMatchObject({
      done_at: PROMISED_AT.toISOString(),
      payload: {
        template: 'account-reset',
        data: { email: 'boss@example.com', name: 'Boss' },
        sealed: { box: null },
      },
    })
  })

  test('that an earlier version wrote readable is sent, and forgotten as well', async () => {
    await promiseReadable()
    const { sent, parts } = worker()
    await sendNextMail(parts)
    expect(sent).toEqual([TOKEN])
    expect(JSON.stringify(await row())).not.toContain(TOKEN)
  })

  test('survives attempts, and a mail that was given up leaves when it is tried again in time', async () => {
    await promise()
    const away = worker(refuse(false))
    await sendNextMail(away.parts)
    away.parts.clock.now = later(HOUR / 4)
    await sendNextMail({ ...away.parts, carrier: worker(refuse(true)).parts.carrier })
    expect(await row()).toMatchObject({ failed_at: later(HOUR / 4).toISOString(), failure: 'refused' })
    const { id } = await row()
    expect(await retryMail(database().db, id, later(HOUR / 2))).toBe(true)
    const { sent, parts } = worker()
    parts.clock.now = later(HOUR / 2)
    await sendNextMail(parts)
    expect(sent).toEqual([TOKEN])
  })

  test('is never sent once the link has ended: the mail is given up with that reason, each time', async () => {
    await promise()
    const { sent, parts } = worker()
    parts.clock.now = later(HOUR)
    await sendNextMail(parts)
    expect(await row()).toMatchObject({
      failure: 'expired',
      failed_at: later(HOUR).toISOString(),
      payload: { sealed: { box: null } },
    })
    const { id } = await row()
    await retryMail(database().db, id, later(2 * HOUR))
    parts.clock.now = later(2 * HOUR)
    await sendNextMail(parts)
    expect([sent, (await row()).failure]).toEqual([[], 'expired'])
  })

  test('is forgotten by the clean-up where it is of no more use, and nowhere else', async () => {
    await promise()
    await sendNextMail(worker(refuse(true)).parts)
    expect(await forgetTokens(database(), later(HOUR / 2)), 'still good').toBe(0)
    expect(await forgetTokens(database(), later(HOUR))).toBe(1)
    expect(await forgetTokens(database(), later(HOUR))).toBe(0)
    await database().db.deleteFrom('outbox').execute()

    await promiseReadable()
    expect(await forgetTokens(database(), later(HOUR)), 'on its way').toBe(0)
    await database()
      .db.updateTable('outbox')
      .set({ done_at: later(1).toISOString() })
      .execute()
    expect(await forgetTokens(database(), later(HOUR))).toBe(1)
    expect(JSON.stringify(await row())).not.toContain(TOKEN)

    // Typed text is no name.
    const typed = { template: 'account-note', data: { message: '"token": "box": "x"' } }
    await database()
      .db.updateTable('outbox')
      .set({ payload: toJson(typed) })
      .execute()
    expect(await forgetTokens(database(), later(HOUR))).toBe(0)
    expect((await row()).payload).toEqual(typed)
  })
})

test('opens with its own secret, in its own row and unchanged only', () => {
  const sealed = sealToken(PAYLOAD, later(HOUR).toISOString(), SEAL) as { sealed: { box: string } }
  expect(openToken(sealed, PROMISED_AT, SEAL)).toEqual(PAYLOAD)
  const open =
    (payload: unknown, seal = SEAL) =>
    () =>
      openToken(payload, PROMISED_AT, seal)
  expect(open(sealed, { ...SEAL, mail: 'another' })).toThrow(/AUTH_SECRET/)
  expect(open(sealed, { ...SEAL, secret: 'another secret of 32 characters!' })).toThrow(/AUTH_SECRET/)
  const { box } = sealed.sealed
  for (let length = 0; length < box.length; length++) {
    expect(open({ ...sealed, sealed: { ...sealed.sealed, box: box.slice(0, length) } })).toThrow(
      /AUTH_SECRET/,
    )
  }
})
