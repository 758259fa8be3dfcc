import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { StartError } from '#/platform/start-error.ts'
import { addJobs, numbered, useMove } from '../../../tests/helpers/move-scene.ts'
import { addVenue } from '../../../tests/helpers/venue-rows.ts'
import { fillTables } from '../../../tests/site/backup/fill-tables.ts'
import type { Database } from '../database/open-database.ts'
import { rejectMoved } from './unfinished-move.ts'

/** A row in every table: a venue is part of another one. */
async function fillAll(database: Database): Promise<readonly string[]> {
  for (const slug of ['galerie-perle', 'salon']) await addVenue(database, slug)
  return fillTables(database)
}

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
  const { bend, inSource, inTarget, askTarget, move, rejected } = useMove()

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
