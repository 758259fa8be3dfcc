import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { watchContentRevision } from '#/platform/http/content-revision.ts'
import { BOTH_ENGINES, useDatabase } from '../../../tests/helpers/database.ts'
import { changeContent } from './change-content.ts'
import { RevisionWatch, revisionWatchOf } from './content-revision.ts'
import { openDatabase } from './open-database.ts'
import { listenForRevisions } from './revision-notifications.ts'

describe('RevisionWatch', () => {
  test('asks at most once a second, and once for many', async () => {
    let now = 0
    const read = vi.fn(async () => 7)
    const watch = new RevisionWatch(read, () => now)
    await Promise.all([watch.current(), watch.current()])
    now = 999
    expect(await watch.current()).toBe(7)
    expect(read).toHaveBeenCalledTimes(1)
    now = 1001
    await watch.current()
    expect(read).toHaveBeenCalledTimes(2)
  })

  test('an answer that a note has overtaken is not believed', async () => {
    const { promise, resolve } = Promise.withResolvers<number>()
    const watch = new RevisionWatch(() => promise)
    const heard: number[] = []
    watch.onChange((revision) => heard.push(revision))
    const asked = watch.check()
    watch.note(9)
    resolve(8)
    expect(await asked).toBe(9)
    watch.note(8)
    expect(heard).toEqual([9])
  })

  test('a lower revision is believed when nothing overtook it: an older backup was restored', async () => {
    const answers = [9, 4]
    const watch = new RevisionWatch(async () => answers.shift() ?? 0)
    await watch.check()
    expect(await watch.check()).toBe(4)
  })

  test('asks again after a failure', async () => {
    const read = vi.fn(async () => 5).mockRejectedValueOnce(new Error('away'))
    const watch = new RevisionWatch(read)
    await expect(watch.current()).rejects.toThrow('away')
    expect(await watch.current()).toBe(5)
  })
})

describe.each(BOTH_ENGINES)('the content revision on %s', (engine) => {
  const database = useDatabase(engine)
  const revisionOfRow = async () => {
    const row = await database()
      .db.selectFrom('content_revision')
      .select('revision')
      .executeTakeFirstOrThrow()
    return row.revision
  }

  test('rises with a change, in its transaction', async () => {
    const heard: number[] = []
    revisionWatchOf(database()).onChange((revision) => heard.push(revision))
    expect(await changeContent(database(), async () => 'done')).toBe('done')
    expect(await revisionOfRow()).toBe(2)
    expect(heard).toEqual([2])
  })

  test('stays when the change fails', async () => {
    const failing = changeContent(database(), async () => {
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await revisionOfRow()).toBe(1)
  })

  test('loses none of many changes at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => changeContent(database(), async () => {})))
    expect(await revisionOfRow()).toBe(21)
  })

  test('reaches a node that watches, from another one', async () => {
    const stop = await watchContentRevision(database())
    onTestFinished(stop)
    const { promise, resolve } = Promise.withResolvers<number>()
    revisionWatchOf(database()).onChange(resolve)
    const elsewhere = openDatabase(database().url)
    await changeContent(elsewhere, async () => {})
    await elsewhere.close()
    expect(await promise).toBe(2)
    await stop()
  })
})

describe('notifications of PostgreSQL', () => {
  const database = useDatabase('postgres')

  test('arrive when the transaction commits, and only then', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const heard: number[] = []
    const stop = await listenForRevisions(database().url, (revision) => {
      heard.push(revision)
      resolve()
    })
    onTestFinished(stop)
    const failing = changeContent(database(), async () => {
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await changeContent(database(), async () => {
      expect(heard).toEqual([])
    })
    await promise
    expect(heard).toEqual([2])
    await stop()
  })
})
