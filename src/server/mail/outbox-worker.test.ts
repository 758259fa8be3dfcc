import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { useDatabase } from '../../../tests/helpers/database.ts'
import { notingCarrier, outboxParts, PROMISED_AT, promiseMails } from '../../../tests/helpers/outbox.ts'
import { wakeOutbox } from './outbox-signal.ts'
import { runOutbox } from './outbox-worker.ts'

const HOUR = 60 * 60 * 1000

describe('the worker of a process', () => {
  const database = useDatabase('sqlite')

  test('sends what it finds at the start, and what it is woken for, without waiting for its poll', async () => {
    const { sent, carrier } = notingCarrier()
    await promiseMails(database(), ['first@example.com'])
    const worker = runOutbox(outboxParts(database(), carrier), { pollMs: HOUR, lanes: 1 })
    onTestFinished(() => worker.stop())
    await vi.waitFor(() => expect(sent).toEqual(['first@example.com']))
    await promiseMails(database(), ['second@example.com'])
    wakeOutbox()
    await vi.waitFor(() => expect(sent).toEqual(['first@example.com', 'second@example.com']))
  })

  test('finds what other processes promised by its poll', async () => {
    const { sent, carrier } = notingCarrier()
    const worker = runOutbox(outboxParts(database(), carrier), { pollMs: 5, brokenMs: 5 })
    onTestFinished(() => worker.stop())
    await promiseMails(database(), ['camille@example.com'])
    await vi.waitFor(() => expect(sent).toEqual(['camille@example.com']))
  })

  test('stopping finishes the mail under way and takes no other', async () => {
    const started = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<void>()
    const { sent, carrier } = notingCarrier(() => {
      started.resolve()
      return answer.promise
    })
    await promiseMails(database(), ['a@example.com', 'b@example.com'])
    const worker = runOutbox(outboxParts(database(), carrier), { pollMs: HOUR, lanes: 1 })
    await started.promise
    const stopped = worker.stop()
    answer.resolve()
    await stopped
    expect(sent).toHaveLength(1)
    const rows = await database()
      .db.selectFrom('outbox')
      .select(['done_at', 'attempts'])
      .orderBy('attempts')
      .execute()
    expect(rows).toEqual([
      { done_at: null, attempts: 0 },
      { done_at: PROMISED_AT.toISOString(), attempts: 1 },
    ])
  })

  test('goes on when the database fails for a moment', async () => {
    const { sent, carrier } = notingCarrier()
    const parts = outboxParts(database(), carrier)
    const failing = vi.fn(() => {
      if (failing.mock.calls.length === 1) throw new Error('disk I/O error')
      return PROMISED_AT
    })
    await promiseMails(database(), ['camille@example.com'])
    const worker = runOutbox({ ...parts, now: failing }, { pollMs: 5, brokenMs: 5 })
    onTestFinished(() => worker.stop())
    await vi.waitFor(() => expect(sent).toEqual(['camille@example.com']))
  })
})
