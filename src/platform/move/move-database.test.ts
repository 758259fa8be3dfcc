import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { StartError } from '#/platform/start-error.ts'
import { createTestAddress } from '../../../tests/helpers/database.ts'
import { addVenue } from '../../../tests/helpers/venue-rows.ts'
import { fillTables } from '../../../tests/site/backup/fill-tables.ts'
import { migrate } from '../database/migrate.ts'
import { type Database, openDatabase } from '../database/open-database.ts'
import { type FinishedMove, moveDatabase } from './move-database.ts'
import { MoveError } from './move-error.ts'
import { movedFile, rejectMoved, rejectMovedAddress } from './unfinished-move.ts'

const ID = '0b1c7b0e-6f0a-4b51-9d0a-1f0f6f7a9c01'
const NOW = new Date('2026-11-30T10:00:00.000Z')

let folder: string
let file: string
let to: string
let remove: () => Promise<void>
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-move-test-'))
  file = path.join(folder, 'site.db')
  ;({ url: to, remove } = await createTestAddress('postgres', false))
  await copyFile(path.join(inject('sqliteFolder'), 'template.db'), file)
  bend(`insert into installation values ('site', '${ID}', '2026-11-30T10:00:00.000Z')`)
})
afterEach(async () => {
  await remove()
  await rm(folder, { recursive: true })
})

async function within<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(url)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const inSource = <T>(work: (database: Database) => Promise<T>) => within(`file:${file}`, work)
const inTarget = <T>(work: (database: Database) => Promise<T>) => within(to, work)

/** Run SQL that the site would not: on the file as SQLite takes it. */
function bend(statements: string): void {
  const raw = new DatabaseSync(file, { enableForeignKeyConstraints: false })
  raw.exec(statements)
  raw.close()
}

async function askTarget(query: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: to })
  await client.connect()
  try {
    return (await client.query(query)).rows
  } finally {
    await client.end()
  }
}

const told: string[] = []
const move = (): Promise<FinishedMove> => {
  told.length = 0
  return moveDatabase({ file, to }, { onProgress: (line) => told.push(line), now: () => NOW })
}

/** Why it was not moved. */
async function rejected(): Promise<string> {
  const error: unknown = await move().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(MoveError)
  return String(error)
}

/** A row in every table: a venue is part of another one. */
async function fillAll(database: Database): Promise<readonly string[]> {
  for (const slug of ['galerie-perle', 'salon']) await addVenue(database, slug)
  return fillTables(database)
}

/** Jobs are rows of a text alone. */
async function addJobs(database: Database, names: readonly string[]): Promise<void> {
  for (let at = 0; at < names.length; at += 1000) {
    const rows = names.slice(at, at + 1000).map((name) => ({ name, locked_until: null, done_at: null }))
    await database.db.insertInto('duty').values(rows).execute()
  }
}

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `job ${at}`)

type Rows = Record<string, readonly Record<string, unknown>[]>

/** Rows as the site reads them, without what PostgreSQL computes for its index. */
async function rowsOf({ db, engine }: Database, tables: readonly string[]): Promise<Rows> {
  const found: Rows = {}
  for (const table of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)
    for (const row of rows) if (engine === 'postgres' && table === 'enquiry_search') delete row.tokens
    found[table] = rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  }
  return found
}

const TEXT = `'"\\{},;$1 %s <b> \t\r\n é e\u0301 ﬁ 東京 서울 Ж 😀 \u202e\u00a0\u{10ffff}`

/** Values that get lost on the way where one is careless, by declared type. */
const AWKWARD: readonly Readonly<Record<string, unknown>>[] = [
  {
    text: TEXT,
    integer: 2_147_483_647,
    bigint: Number.MAX_SAFE_INTEGER,
    'double precision': 0.1 + 0.2,
    boolean: true,
    jsonb: JSON.stringify({ z: [TEXT, null, -0.5e-7, { b: true, a: {} }], aa: 1, a: '' }),
    timestamptz: '2026-03-29T01:59:59.999Z',
    blob: Uint8Array.from({ length: 256 }, (_, at) => at),
  },
  {
    text: '',
    integer: -2_147_483_648,
    bigint: Number.MIN_SAFE_INTEGER,
    'double precision': -1.7976931348623157e308,
    boolean: false,
    jsonb: '5',
    timestamptz: '1969-12-31T23:59:59.001Z',
    blob: new Uint8Array(),
  },
  {
    text: null,
    integer: null,
    bigint: null,
    'double precision': null,
    jsonb: '"NULL"',
    timestamptz: null,
    blob: null,
  },
]

/** Put values into every column that takes them. Return how many did. */
async function bendRows({ sqlite }: Database, tables: readonly string[], values: (typeof AWKWARD)[number]) {
  let changed = 0
  for (const table of tables) {
    for (const { name, type, pk } of sqlite
      ?.prepare('select name, type, pk from pragma_table_info(?)')
      .all(table) ?? []) {
      const value = values[String(type).toLowerCase()]
      // SQLite takes keys without a value, which the site never writes and PostgreSQL refuses.
      if (value === undefined || (value === null && pk !== 0)) continue
      try {
        sqlite?.prepare(`update "${table}" set "${name}" = ?`).run(value as string)
        changed++
      } catch {
        // A key that another table refers to, a column with few values, one that is never null.
      }
    }
  }
  return changed
}

describe('a move', () => {
  test.each(AWKWARD.map((values, at) => [at, values] as const))(
    'carries every table and every column over, with awkward values (%i)',
    async (_, values) => {
      const { tables, before } = await inSource(async (database) => {
        const filled = await fillAll(database)
        const changed = await bendRows(database, filled, values)
        expect(changed).toBeGreaterThan(100)
        return { tables: filled, before: await rowsOf(database, filled) }
      })
      const { tables: moved } = await move()
      expect([...moved.keys()].toSorted()).toEqual([...tables].toSorted())
      const after = await inTarget((database) => rowsOf(database, tables))
      for (const table of tables) {
        expect([table, after[table]]).toEqual([table, before[table]])
        expect(before[table]).not.toEqual([])
        expect(moved.get(table)?.rows).toBe(before[table]?.length)
        expect(new Set(moved.get(table)?.digests).size).toBe(1)
      }
    },
  )

  test('leaves the schema as migrations make it, which takes rows and gives numbers that are new', async () => {
    await inSource(async (database) => {
      await fillAll(database)
      // One that was given, and whose row is erased.
      await sql`update sqlite_sequence set seq = 41 where name = 'enquiry_search'`.execute(database.db)
    })
    await move()
    expect(await askTarget("select to_regclass('unfinished_move') as sign")).toEqual([{ sign: null }])
    const [row] = await askTarget(`delete from enquiry_search returning enquiry_id`)
    const again = `insert into enquiry_search (enquiry_id, words) values ('${row?.enquiry_id}', 'x') returning number`
    expect(await askTarget(again)).toEqual([{ number: 42 }])
    await inTarget((database) => rejectMoved(database))
  })

  test('carries whole numbers over that no double holds', async () => {
    bend("insert into rate_limit (key, points, expires_at) values ('k', 1, 9223372036854775807)")
    await move()
    expect(await askTarget('select expires_at from rate_limit')).toEqual([
      { expires_at: '9223372036854775807' },
    ])
  })

  test('compares rows in the order of the file, whatever the language of the server', async () => {
    await inSource((database) =>
      addJobs(database, ['é', 'Z', 'a', 'ﬀ', '😀', '', 'b', 'B', '\u{ff5e}', 'e\u0301', ' a']),
    )
    bend("insert into number_series values ('Q', 100, 1), ('Q', 9, 1), ('Q', -1, 1), ('Q', 20, 1)")
    const { tables } = await move()
    expect([tables.get('duty')?.rows, tables.get('number_series')?.rows]).toEqual([11, 4])
  })

  test.each([
    ["insert into duty (name) values ('a' || char(0) || 'b')", /row name = a\0b of the table duty/],
    [
      "insert into number_series values ('Q', 2026, 2147483648)",
      /series = Q, year = 2026 of the table number_series: .*out of range/,
    ],
    [
      `insert into agency_setting values ('x', '"\\ud800"', 1, '', '')`,
      /row name = x of the table agency_setting/,
    ],
    [
      "insert into photo_caption (photo_id, language, caption) values ('gone', 'fr', 'x')",
      /photo_id = gone, language = fr of the table photo_caption/,
    ],
  ])('names the row that PostgreSQL does not take: %s', async (statement, named) => {
    await inSource((database) => addJobs(database, numbered(20)))
    bend(statement)
    expect(await rejected()).toMatch(named)
    await expect(inTarget((database) => rejectMoved(database))).rejects.toThrow(StartError)
  })
})

describe('a source', () => {
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
    const before = await readFile(file)
    await move()
    expect((await readFile(file)).equals(before)).toBe(true)
    await expect(inSource(rejectMoved)).rejects.toThrow(/was moved to PostgreSQL/)
    await expect(rejectMovedAddress(`file:${file}`)).rejects.toThrow(/was moved to PostgreSQL/)
    await rejectMovedAddress(to)
    expect(await readFile(movedFile(file), 'utf8')).toContain('"at":"2026-11-30T10:00:00.000Z"')
    expect(await rejected()).toContain('was moved already')
    await rm(movedFile(file))
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
    await rm(file)
    expect(await rejected()).toContain('There is no database to move')
  })
})

describe('a target', () => {
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
    const other = new pg.Client({ connectionString: to })
    await other.connect()
    try {
      await other.query('select pg_advisory_lock(7301130)')
      expect(await rejected()).toContain('Another move')
    } finally {
      await other.end()
    }
  })
})

describe('an interrupted move', () => {
  /** Interrupted by a row that is not taken; it is taken from now on. */
  async function interrupt(): Promise<void> {
    await inSource((database) => addJobs(database, numbered(3500)))
    await inTarget(migrate)
    await askTarget("alter table duty add constraint late check (name <> 'job 999')")
    // The last of all in the order of the key.
    expect(await rejected()).toContain('row name = job 999 of the table duty')
    await askTarget('alter table duty drop constraint late')
    expect(await askTarget('select count(*)::int as n from duty')).toEqual([{ n: 3000 }])
  }

  test('goes on with the rows that are missing', async () => {
    await interrupt()
    const { copied, tables } = await move()
    expect(told).toContain('Going on with the move that was interrupted.')
    expect([copied < 1000, tables.get('duty')?.rows]).toEqual([true, 3500])
  })

  test('keeps sites off the target from before its first table', async () => {
    // No table, and in the way of one.
    await askTarget('create type venue as enum ()')
    await expect(move()).rejects.toThrow(/already exists/)
    await expect(inTarget((database) => rejectMoved(database))).rejects.toThrow(/has not been finished/)
    await askTarget('drop type venue')
    await move()
    await inTarget((database) => rejectMoved(database))
  })

  test('begins anew when the site was used since', async () => {
    await interrupt()
    await inSource((database) => addJobs(database, ['job 0 and a half']))
    const { copied, tables } = await move()
    expect(told).toContain('The site has been used since the move was interrupted: it begins anew.')
    expect([copied > 3500, tables.get('duty')?.rows]).toEqual([true, 3501])
  })

  test.each([
    ["update duty set done_at = 'x' where name = 'job 5'", /the row name = job 5 of duty is not the same/],
    // Copying goes on after as many rows as are there.
    ["delete from duty where name = 'job 5'", /does not take the row name = job \d+ of the table duty/],
    [
      "update duty set name = 'job 99999' where name = 'job 5'",
      /the row name = job 5 of duty is not the same/,
    ],
    [
      "insert into lost_address values ('/x', '', 1, 'a', 'a', null)",
      /lost_address has a row too many in the target, address = \/x/,
    ],
  ])('whose target was changed by another hand is not finished: %s', async (statement, why) => {
    await interrupt()
    await askTarget(statement)
    expect(await rejected()).toMatch(why)
    await expect(inTarget((database) => rejectMoved(database))).rejects.toThrow(/has not been finished/)
    await expect(rejectMovedAddress(to)).rejects.toThrow(/has not been finished/)
    await inSource(rejectMoved)
    await rejectMovedAddress(`file:${file}`)
  })
})
