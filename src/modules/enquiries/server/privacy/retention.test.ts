import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES } from '../../../../../tests/helpers/database.ts'
import { storedEnquiry } from '../../../../../tests/helpers/stored-enquiry.ts'
import { NOW, usePersonalData, yearsLater } from '../../../../../tests/helpers/use-personal-data.ts'

describe.each(BOTH_ENGINES)('how long data are kept on %s', (engine) => {
  const { database, send, enquiries, setStatus, retain } = usePersonalData(engine)

  test('who has given a number alone is kept as long as anybody with it was in contact', async () => {
    const old = { email: '', phone_e164: '+33612345678', created_at: NOW.toISOString() }
    await storedEnquiry(database(), { ...old, reference: 'Q-26-0001' })
    await storedEnquiry(database(), { ...old, reference: 'Q-26-0002', phone_e164: '+33698765432' })
    await storedEnquiry(database(), {
      ...old,
      reference: 'Q-27-0001',
      updated_at: yearsLater(1).toISOString(),
    })
    expect((await retain(yearsLater(3, 1))).anonymized).toBe(1)
    expect((await enquiries()).map(({ phone_e164 }) => phone_e164)).toEqual([
      '+33612345678',
      null,
      '+33612345678',
    ])
  })

  test('prospects are anonymous three years after the last contact, not a day before', async () => {
    await send()
    expect(await retain(yearsLater(3, -1))).toMatchObject({ anonymized: 0 })
    expect(await retain(yearsLater(3, 1))).toMatchObject({ anonymized: 1 })
    expect(await enquiries()).toMatchObject([{ email: '', status: 'new' }])
    expect(await retain(yearsLater(3, 2))).toMatchObject({ anonymized: 0 })
  })

  test('another request of the same person, or a change by the staff, is contact', async () => {
    await send()
    await send({ email: 'Camille@example.com', message: 'Me again.' }, yearsLater(2))
    expect(await retain(yearsLater(4))).toMatchObject({ anonymized: 0 })
    expect(await retain(yearsLater(5, 1))).toMatchObject({ anonymized: 2 })
  })

  test('one run takes away a tenth and twenty at least, the oldest first; the next one goes on', async () => {
    for (let n = 0; n < 45; n++) {
      const at = new Date(NOW.getTime() + n * 60_000).toISOString()
      const status = n % 2 === 0 ? 'new' : 'spam'
      const fields = {
        reference: `Q-26-${1000 + n}`,
        email: `v-${n}@example.com`,
        sender_network: '192.0.2.0/24',
      }
      await storedEnquiry(database(), { ...fields, status, created_at: at })
    }
    const first = await retain(yearsLater(4))
    expect(first).toMatchObject({ anonymized: 20, spamDeleted: 20, addressesForgotten: 5 })
    expect(first.leftForNextRun).toBe(5)
    const left = (await enquiries()).filter((row) => row.anonymized_at === null)
    expect(left.map(({ reference }) => reference)).toEqual([
      'Q-26-1040',
      'Q-26-1041',
      'Q-26-1042',
      'Q-26-1043',
      'Q-26-1044',
    ])
    expect(await retain(yearsLater(4, 1))).toMatchObject({ anonymized: 3, spamDeleted: 2, leftForNextRun: 0 })
  })

  test('clients are kept five years', async () => {
    await send()
    await setStatus('won')
    expect(await retain(yearsLater(4))).toMatchObject({ anonymized: 0 })
    expect(await retain(yearsLater(5, 1))).toMatchObject({ anonymized: 1 })
  })

  test('spam goes after three months, truncated addresses too', async () => {
    await send({ message: 'An advertisement' })
    await database()
      .db.updateTable('enquiry')
      .set({ status: 'spam' })
      .where('message', '=', 'An advertisement')
      .execute()
    await send({ message: 'An honest one' })
    expect(await retain(new Date('2027-02-19T10:00:00Z'))).toMatchObject({
      spamDeleted: 0,
      addressesForgotten: 0,
    })
    expect(await retain(new Date('2027-02-21T10:00:00Z'))).toMatchObject({
      spamDeleted: 1,
      addressesForgotten: 1,
    })
    expect(await enquiries()).toMatchObject([{ message: 'An honest one', sender_network: null }])
  })

  test('a mail that has left is forgotten after thirty days, one that was given up after ninety', async () => {
    await send()
    await send({ message: 'A second one' }, new Date(NOW.getTime() + 1000))
    const [left, failed] = await enquiries()
    const { db } = database()
    await db
      .updateTable('outbox')
      .set({ done_at: NOW.toISOString() })
      .where('enquiry_id', '=', left?.id ?? '')
      .execute()
    const failure = { failed_at: NOW.toISOString(), last_error: '550 no camille@example.com' }
    await db
      .updateTable('outbox')
      .set(failure)
      .where('enquiry_id', '=', failed?.id ?? '')
      .execute()
    const retainedFor = (days: number) => retain(new Date(NOW.getTime() + days * 86_400_000 + 1000))
    expect(await retainedFor(29)).toMatchObject({ mailsForgotten: 0 })
    expect(await retainedFor(30)).toMatchObject({ mailsForgotten: 2 })
    expect(await retainedFor(89)).toMatchObject({ mailsForgotten: 0 })
    expect(await retainedFor(90)).toMatchObject({ mailsForgotten: 2 })
    const rows = await db.selectFrom('outbox').select(['payload', 'last_error']).execute()
    expect(rows).toHaveLength(4)
    for (const row of rows) expect(row).toEqual({ payload: {}, last_error: null })
  })
})
