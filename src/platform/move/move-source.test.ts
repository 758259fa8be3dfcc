import { readFile, rm } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { useMove } from '../../../tests/helpers/move-scene.ts'
import { movedFile, rejectMoved, rejectMovedAddress } from './unfinished-move.ts'

describe('a source', () => {
  const scene = useMove()
  const { bend, inSource, askTarget, move, rejected } = scene

  test('that anyone has open is not moved, and is left as it was', async () => {
    await inSource(async (database) => {
      await database.db.selectFrom('duty').selectAll().execute()
      expect(await rejected()).toContain('is in use. Stop the site')
    })
    expect(
      await askTarget('select count(*)::int as n from pg_tables where schemaname = current_schema()'),
    ).toEqual([{ n: 0 }])
  })

  test('is as it was afterwards, and starts no more until someone says so', async () => {
    const before = await readFile(scene.file)
    await move()
    expect((await readFile(scene.file)).equals(before)).toBe(true)
    await expect(inSource(rejectMoved)).rejects.toThrow(/was moved to PostgreSQL/)
    await expect(rejectMovedAddress(`file:${scene.file}`)).rejects.toThrow(/was moved to PostgreSQL/)
    await rejectMovedAddress(scene.to)
    expect(await readFile(movedFile(scene.file), 'utf8')).toContain('"at":"2026-11-30T10:00:00.000Z"')
    expect(await rejected()).toContain('was moved already')
    await rm(movedFile(scene.file))
    await inSource(rejectMoved)
    expect(await rejected()).toContain('holds this very site')
  })

  test.each([
    ['delete from installation', /has not been used by this version/],
    ["delete from kysely_migration where name like '0020%'", /has not been used by this version/],
    ["insert into kysely_migration values ('9999-later', '')", /newer version/],
  ])('of another state of the schema is refused: %s', async (statement, why) => {
    bend(statement)
    expect(await rejected()).toMatch(why)
  })

  test('that is not there is refused', async () => {
    await rm(scene.file)
    expect(await rejected()).toContain('There is no database to move')
  })
})
