import { describe, expect, test } from 'vitest'
import { toJson } from '#/platform/database/json.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { signedPaperScene } from '../../../../../tests/helpers/signed-paper-scene.ts'
import { readEvidence } from './read-evidence.server.ts'

describe.each(BOTH_ENGINES)('a quote that is signed on paper, on %s', (engine) => {
  const database = useDatabase(engine)
  const { db, accepted, acceptances } = signedPaperScene(database)

  test('a paper is the same acceptance as a code, with its scan as evidence; twice, or twenty times, is once', async () => {
    const { sign, bookings, due, quoteId, files, enquiry } = await accepted()
    const again = await Promise.all(Array.from({ length: 20 }, () => sign(1, 'B')))
    expect(new Set(again.map(({ kind }) => kind))).toEqual(new Set(['accepted']))
    expect(await bookings()).toEqual([['2027-03-01', '2027-03-02', '2027-03-03']])
    expect(await due()).toEqual([
      ['balance', 180_000, false],
      ['deposit', 180_000, false],
    ])
    expect([(await acceptances()).length, files.size]).toEqual([1, 1])
    expect(await enquiry()).toMatchObject({ status: 'won', outcome_net_cents: 300_000 })
    const evidence = await readEvidence(db(), quoteId)
    expect(evidence?.acceptances).toMatchObject([
      {
        facts: { link: 'paper', name: 'Aiko Mori', signedDay: '2026-12-01', recordedBy: 'Léa Morel' },
        checks: { facts: true, chain: true, audit: true, pdf: true },
      },
    ])
    await db()
      .updateTable('quote_acceptance')
      .set({ evidence: toJson({ name: 'X' }) })
      .execute()
    expect((await readEvidence(db(), quoteId))?.acceptances[0]?.checks.facts).toBe(false)
  })

  test('a paper that was signed too late, in the future or before it was sent is not taken', async () => {
    const { amend, sign, states } = await accepted()
    await amend('2027-03-02', '2027-03-04', 480_000)
    expect(await sign(2, null, { day: '2026-12-02' })).toEqual({ kind: 'day' })
    expect(await sign(2, null, { day: '2026-11-30' })).toEqual({ kind: 'day' })
    expect(await states()).toEqual(['sent', 'accepted'])
  })
})
