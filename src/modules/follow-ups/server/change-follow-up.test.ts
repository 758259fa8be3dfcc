import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { followUpScene, NOW } from '../../../../tests/helpers/follow-up-scene.ts'
import { addFollowUp, changeFollowUp } from './change-follow-up.server.ts'
import { followUpsOf } from './follow-ups.repository.server.ts'

describe.each(BOTH_ENGINES)('follow-ups by hand on %s', (engine) => {
  const database = useDatabase(engine)
  const { db, kindsOf, setUp } = followUpScene(database)

  test('by hand: stored once, moved, done and undone; what is wrong is refused in words', async () => {
    const { by, enquiryId } = await setUp()
    const stamp = { by, at: NOW }
    const id = randomUUID()
    const wanted = { id, enquiryId, day: '2026-12-02', note: 'Rappeler', assignee: by.id }
    expect(await addFollowUp(database(), wanted, stamp)).toEqual({ kind: 'done', version: 1 })
    expect(await addFollowUp(database(), wanted, stamp)).toEqual({ kind: 'done', version: 1 })
    const refused = (change: object) =>
      addFollowUp(database(), { ...wanted, id: randomUUID(), ...change }, stamp)
    expect(await refused({ day: '2026-11-30' })).toEqual({ kind: 'refused', problem: 'past' })
    expect(await refused({ day: '2029-12-01' })).toEqual({ kind: 'refused', problem: 'far' })
    expect(await refused({ assignee: 'nobody' })).toEqual({ kind: 'refused', problem: 'no-colleague' })
    expect(await refused({ enquiryId: randomUUID() })).toEqual({ kind: 'gone' })
    const change = (version: number, values: Parameters<typeof changeFollowUp>[1]['change'], at = NOW) =>
      changeFollowUp(database(), { id, version, change: values }, { by, at })
    const both = await Promise.all([change(1, { day: '2026-12-04' }), change(1, { outcome: 'removed' })])
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['conflict', 'done'])
    await change(2, { day: '2026-12-02', outcome: null })
    const [row] = await followUpsOf(db(), enquiryId)
    expect(row).toMatchObject({ day: '2026-12-02', outcome: null })
    const version = row?.version ?? 0
    expect(await change(version, { outcome: 'done' })).toEqual({ kind: 'done', version: version + 1 })
    // The answer was lost and it is pressed again.
    expect(await change(version, { outcome: 'done' })).toEqual({ kind: 'done', version: version + 1 })
    expect(await change(version + 1, { outcome: null })).toMatchObject({ kind: 'done' })
    expect(await kindsOf(enquiryId)).toEqual([['hand', '2026-12-02', null]])
  })
})
