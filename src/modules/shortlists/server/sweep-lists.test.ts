import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES } from '../../../../tests/helpers/database.ts'
import {
  DAY,
  END,
  KEY,
  later,
  MINUTE,
  NOW,
  REQUEST,
  SECRET,
  says,
  shareList,
  useSharedList,
} from '../../../../tests/helpers/shared-list.ts'
import type { ShareRequest } from '../model/shared-content.ts'
import { readOwnerView } from './owner-view.server.ts'
import { secretsOf } from './secrets.server.ts'
import { shareList as share, stopList, updateList } from './share-list.server.ts'
import { sweepSharedLists } from './sweep-lists.server.ts'

describe.each(BOTH_ENGINES)('the end of shared lists on %s', (engine) => {
  const scene = useSharedList(engine)
  const { database, answer, page } = scene

  const endOf = async (owner = scene.link.owner, now = NOW) =>
    (await readOwnerView(database(), owner, now))?.expiresAt
  const dated = (startDate: string | null, days: number | null = 4): ShareRequest => ({
    ...REQUEST,
    list: { ...REQUEST.list, startDate, days },
  })

  test('lists have room in all: the oldest that nobody has opened for a week goes, an opened one stays to its end', async () => {
    const add = (now: Date, key?: string) => share(database(), REQUEST, secretsOf(key, SECRET), now, 3)
    await page()
    const unopened = await add(later(MINUTE))
    await add(later(2 * MINUTE), KEY)
    expect(await add(later(6 * DAY))).toBeUndefined()
    // What is there already needs no room.
    expect(await add(later(6 * DAY), KEY)).toBeDefined()
    const after = later(7 * DAY + MINUTE)
    expect(await add(after)).toBeDefined()
    expect([await page(unopened?.token, after), (await page(scene.link.token, after))?.title]).toEqual([
      undefined,
      'March, the show',
    ])
    expect(await page(scene.link.token, later(131 * DAY))).toBeDefined()
    expect(await add(after)).toBeUndefined()
  })

  test('what is over is deleted with all that was said; what is shared stays', async () => {
    await answer(says('Hello'))
    expect(await sweepSharedLists(database(), new Date(END.getTime() - 2))).toBe(0)
    const stopped = await shareList(database(), REQUEST, NOW)
    await stopList(database(), stopped.owner, NOW)
    expect(await sweepSharedLists(database(), later(30 * MINUTE))).toBe(0)
    expect(await sweepSharedLists(database(), later(61 * MINUTE))).toBe(1)
    expect(await sweepSharedLists(database(), END)).toBe(1)
    expect(await database().db.selectFrom('shared_list_comment').selectAll().execute()).toEqual([])
  })

  test('a list shared in November for a show in March is there in March; an update counts its end anew', async () => {
    const march = new Date('2027-03-20T12:00:00.000Z')
    await answer(says('Hello'))
    expect(await sweepSharedLists(database(), march)).toBe(0)
    expect(await page(scene.link.token, march)).toMatchObject({ title: 'March, the show' })
    // The show is put off, then it has no days any more.
    expect(await updateList(database(), scene.link.owner, dated('2027-06-29', 6), march)).toBe(true)
    expect(await endOf(scene.link.owner, march)).toBe('2027-08-03T21:59:59.999Z')
    await updateList(database(), scene.link.owner, dated(null), march)
    expect(await endOf(scene.link.owner, march)).toBe(new Date(march.getTime() + 90 * DAY).toISOString())
    expect((await page(scene.link.token, march))?.venues[0]?.comments).toHaveLength(1)
  })

  test('no list outlives thirteen months, whatever day is asked for and however often it is updated or sent again', async () => {
    const most = later(395 * DAY).toISOString()
    await updateList(database(), scene.link.owner, dated('9999-12-31', 366), NOW)
    expect(await endOf()).toBe(most)
    const soon = later(390 * DAY)
    await updateList(database(), scene.link.owner, dated(null), soon)
    expect(await endOf(scene.link.owner, soon)).toBe(most)
    const keyed = await shareList(database(), dated(null), NOW, KEY)
    expect(keyed.expiresAt).toBe(later(90 * DAY).toISOString())
    expect((await shareList(database(), dated(null), later(80 * DAY), KEY)).expiresAt).toBe(
      later(170 * DAY).toISOString(),
    )
    expect((await shareList(database(), dated('2029-01-01'), later(160 * DAY), KEY)).expiresAt).toBe(most)
  })

  test('a list of before keeps its day until it is updated; one of a clock that was ahead lasts as if it were new', async () => {
    const set = (values: object) =>
      database().db.updateTable('shared_list').set(values).where('id', 'is not', null).execute()
    const before = later(90 * DAY).toISOString()
    await set({ expires_at: before })
    await sweepSharedLists(database(), later(89 * DAY))
    expect(await endOf()).toBe(before)
    await updateList(database(), scene.link.owner, REQUEST, later(20 * DAY))
    expect(await endOf()).toBe(new Date(END.getTime() - 1).toISOString())
    // Shared by a clock that was nine years ahead, then by one that was a month.
    for (const ahead of [3287, 30]) {
      const at = later(ahead * DAY)
      const wrong = await shareList(database(), dated(null), at, KEY)
      expect(wrong.expiresAt).toBe(new Date(at.getTime() + 90 * DAY).toISOString())
      await sweepSharedLists(database(), NOW)
      expect(await endOf(wrong.owner)).toBe(later(90 * DAY).toISOString())
      await set({ expires_at: later(500 * DAY).toISOString(), content: '{"of":"another version"}' })
      await sweepSharedLists(database(), NOW)
      const rows = await database().db.selectFrom('shared_list').select('expires_at').execute()
      for (const row of rows) expect(row.expires_at).toBe(later(90 * DAY).toISOString())
      await database().db.deleteFrom('shared_list').where('id', 'is not', null).execute()
    }
  })
})
