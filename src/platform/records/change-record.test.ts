import { describe, expect, test } from 'vitest'
import { toJson } from '#/platform/database/json.ts'
import { ENGINES, useDatabase } from '../../../tests/helpers/database.ts'
import { storedColleague } from '../../../tests/helpers/stored-colleague.ts'
import { changeRecord, changeRecords } from './change-record.ts'
import type { RecordKind } from './record-kind.ts'
import { orRefused, Refusal } from './refusal.ts'

interface Row {
  readonly name: string
  readonly value: object
  readonly version: number
}

/** A record with two events, kept in the table of the settings; so is its history. */
const THING: RecordKind<string, Row, { text: string }, 'told' | 'untold'> = {
  hold: (db, name) =>
    db
      .updateTable('agency_setting')
      .set((eb) => ({ version: eb.ref('version') }))
      .where('name', '=', name)
      .returning(['name', 'value', 'version'])
      .executeTakeFirst(),
  write: (db, { name, version }, value) =>
    db
      .updateTable('agency_setting')
      .set({ value: toJson(value), version: version + 1 })
      .where('name', '=', name)
      .returning(['name', 'value', 'version'])
      .executeTakeFirst(),
  async history(db, event, { before, after }, { by, at }) {
    const row = { name: `${after.name}/${after.version}`, value: toJson({ event, from: before?.value }) }
    await db
      .insertInto('agency_setting')
      .values({ ...row, version: 1, updated_at: at.toISOString(), updated_by: by.id ?? '' })
      .execute()
    return true
  },
  audit: (event, { name }) =>
    event === 'told' ? { action: 'settings.hours-changed', subject: { name } } : undefined,
}

describe.each(ENGINES)('records on %s', (engine) => {
  const database = useDatabase(engine)
  const at = new Date('2026-11-28T10:00:00Z')

  async function setUp(...names: string[]) {
    const by = await storedColleague(database(), 'Nina Brandt')
    const { db } = database()
    const row = { value: toJson({ text: 'old' }), version: 1, updated_at: '', updated_by: by.id }
    await db
      .insertInto('agency_setting')
      .values(names.map((name) => ({ name, ...row })))
      .execute()
    const change = (key: string, version: number, text: string, event: 'told' | 'untold' = 'told') => ({
      key,
      isExpected: (present: Row) => present.version === version,
      madeBefore: async (present: Row) =>
        JSON.stringify(present.value) === JSON.stringify({ text }) ? present : undefined,
      decide: async () => ({ values: { text }, events: [event] }),
    })
    const make = (...wanted: Parameters<typeof change>) =>
      db
        .transaction()
        .execute((transaction) => changeRecord(transaction, THING, change(...wanted), { by, at }))
    const read = async (name: string) =>
      await db.selectFrom('agency_setting').select(['value', 'version']).where('name', '=', name).execute()
    const audit = () =>
      db.selectFrom('audit_log').select(['actor', 'subject', 'at']).orderBy('subject').execute()
    return { by, db, change, make, read, audit }
  }

  test('a change is written with its version, its history and its audit line, and says what an undo needs', async () => {
    const { make, read, audit } = await setUp('a')
    const outcome = await make('a', 1, 'new')
    expect(outcome).toMatchObject({
      kind: 'changed',
      before: { value: { text: 'old' }, version: 1 },
      after: { value: { text: 'new' }, version: 2 },
    })
    expect(await read('a/2')).toMatchObject([{ value: { event: 'told', from: { text: 'old' } } }])
    expect(await audit()).toEqual([{ actor: 'Nina Brandt', subject: 'a', at: at.toISOString() }])
    // The undo is a change like any other, made of the version that the change has led to.
    await make('a', 2, 'old')
    expect(await read('a')).toEqual([{ value: { text: 'old' }, version: 3 }])
  })

  test('of two at the same moment one is told what the other has written; the same again is no conflict', async () => {
    const { make, read, audit } = await setUp('a')
    const outcomes = await Promise.all([make('a', 1, 'mine'), make('a', 1, 'yours')])
    const [written] = await read('a')
    expect(written?.version).toBe(2)
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['changed', 'conflict'])
    expect(outcomes.find(({ kind }) => kind === 'conflict')).toMatchObject({ present: { ...written } })
    const { text } = (written?.value ?? {}) as { text: string }
    expect(await make('a', 1, text)).toMatchObject({ kind: 'changed', after: { version: 2 } })
    expect(await make('nowhere', 1, text)).toEqual({ kind: 'gone' })
    expect(await audit()).toHaveLength(1)
  })

  test('of many, one that was changed meanwhile holds back none of the others', async () => {
    const { by, db, change, make, audit } = await setUp('a', 'b', 'c')
    await make('b', 1, 'faster')
    const wanted = ['c', 'b', 'a'].map((name) => change(name, 1, 'new', name === 'c' ? 'untold' : 'told'))
    const outcomes = await db
      .transaction()
      .execute((transaction) => changeRecords(transaction, THING, wanted, { by, at }))
    expect([...outcomes].map(([key, { kind }]) => [key, kind])).toEqual([
      ['a', 'changed'],
      ['b', 'conflict'],
      ['c', 'changed'],
    ])
    expect((await audit()).map(({ subject }) => subject)).toEqual(['a', 'b'])
  })

  test('what cannot be written into the audit log, or is refused, has not happened', async () => {
    const { by, db, change, read, audit } = await setUp('a')
    const nameless = { ...by, name: null as unknown as string }
    const failing = db
      .transaction()
      .execute((transaction) => changeRecord(transaction, THING, change('a', 1, 'new'), { by: nameless, at }))
    await expect(failing).rejects.toThrow(/null/i)
    const refused = db.transaction().execute(async (transaction): Promise<string> => {
      await changeRecord(transaction, THING, change('a', 1, 'new'), { by, at })
      throw new Refusal('no')
    })
    expect(await orRefused(refused)).toBe('no')
    expect(await read('a')).toEqual([{ value: { text: 'old' }, version: 1 }])
    expect([await read('a/2'), await audit()]).toEqual([[], []])
  })
})
