import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { toJson } from '#/platform/database/json.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { followUpScene, later, NOW } from '../../../../tests/helpers/follow-up-scene.ts'
import { followStates } from './follow-states.server.ts'
import { followUpsOf } from './follow-ups.repository.server.ts'

describe.each(BOTH_ENGINES)('follow-ups of visits on %s', (engine) => {
  const database = useDatabase(engine)
  const { db, kindsOf, setUp } = followUpScene(database)

  test('a visit that an answer confirms is to be done on its day, and a later answer moves it', async () => {
    const { by, enquiryId, venueId } = await setUp()
    const { slug, name } = await db()
      .selectFrom('venue')
      .select(['slug', 'name'])
      .where('id', '=', venueId)
      .executeTakeFirstOrThrow()
    const confirm = (id: string, day: string, at: Date) =>
      db()
        .insertInto('enquiry_history')
        .values({
          ...{ id, enquiry_id: enquiryId, at: at.toISOString(), actor: by.id, event: 'reply' },
          details: toJson({ template: 'visit', visit: { day, time: '14:30' }, venues: [slug] }),
        })
        .execute()
    const [first, second] = [randomUUID(), randomUUID()]
    await confirm(first, '2026-12-08', NOW)
    await followStates(database(), NOW)
    const [made] = await followUpsOf(db(), enquiryId)
    expect(made).toMatchObject({ kind: 'visit', day: '2026-12-08', about: `${name}, 14:30`, outcome: null })
    // A colleague goes there; with another moment, too.
    const theirs = { note: 'Prendre les clés', assignee: by.id }
    await db()
      .updateTable('follow_up')
      .set(theirs)
      .where('id', '=', made?.id ?? '')
      .execute()
    await confirm(second, '2026-12-10', later(1))
    await followStates(database(), later(1))
    expect((await followUpsOf(db(), enquiryId)).find(({ day }) => day === '2026-12-10')).toMatchObject(theirs)
    expect((await kindsOf(enquiryId)).toSorted()).toEqual([
      ['visit', '2026-12-08', 'over'],
      ['visit', '2026-12-10', null],
    ])
    // The answer is withdrawn: the first moment stands again.
    await db()
      .updateTable('enquiry_history')
      .set({ event: 'withdrawn', details: toJson({}) })
      .where('id', '=', second)
      .execute()
    await followStates(database(), later(2))
    expect((await kindsOf(enquiryId)).toSorted()).toEqual([
      ['visit', '2026-12-08', null],
      ['visit', '2026-12-10', 'over'],
    ])
  })
})
