import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { ID, useMove } from '../../../tests/helpers/move-scene.ts'
import { migrate } from '../database/migrate.ts'

describe('a target', () => {
  const scene = useMove()
  const { inSource, inTarget, askTarget, move, rejected } = scene

  test('may be migrated already', async () => {
    await inTarget(migrate)
    await inSource((database) => sql`update content_revision set revision = 7`.execute(database.db))
    await move()
    expect(await askTarget('select revision from content_revision')).toEqual([{ revision: 7 }])
  })

  test.each([
    [
      'a row',
      "insert into duty (name) values ('x')",
      /is not empty: duty has a row too many in the target, name = x/,
    ],
    [
      'a changed row',
      'update content_revision set revision = 2',
      /is not empty: the row id = 1 of content_revision/,
    ],
    ['another site', "insert into installation values ('site', 'other', '')", /belongs to another site/],
    ['this site', `insert into installation values ('site', '${ID}', '')`, /holds this very site/],
    ['an older version', "delete from kysely_migration where name like '0020%'", /another version/],
  ])('with %s is refused and left as it is', async (_, statement, why) => {
    await inTarget(migrate)
    await askTarget(statement)
    expect(await rejected()).toMatch(why)
    expect(await askTarget("select to_regclass('unfinished_move') as sign")).toEqual([{ sign: null }])
  })

  test('with tables of something else is refused and left as it is', async () => {
    await askTarget('create table ledger (id int)')
    expect(await rejected()).toContain('is not empty: it holds ledger')
    expect(await askTarget("select to_regclass('venue') as venue")).toEqual([{ venue: null }])
  })

  test('with an unfinished move of another site is refused', async () => {
    await inTarget(migrate)
    await askTarget("create table unfinished_move as select 'other' as installation, 'x' as fingerprint")
    expect(await rejected()).toContain('unfinished move of another site')
  })

  test('into which another move goes just now is left to it', async () => {
    const other = new pg.Client({ connectionString: scene.to })
    await other.connect()
    try {
      await other.query('select pg_advisory_lock(7301130)')
      expect(await rejected()).toContain('Another move')
    } finally {
      await other.end()
    }
  })
})
