import type { Kysely } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { StaffTables } from '#/modules/staff/server/tables/staff.ts'
import { openDatabase } from '#/platform/database/open-database.ts'
import { BOTH_ENGINES, createTestAddress } from '../../tests/helpers/database.ts'
import { MIGRATIONS } from './index.ts'

const NAME = '2026-11-22-confirmed-sessions'

describe.each(BOTH_ENGINES)('administrators of an earlier version on %s', (engine) => {
  test('have seven days from now on; agents have no such date', async () => {
    const address = await createTestAddress(engine, false)
    const { db, close } = openDatabase<StaffTables>(address.url)
    try {
      const earlier = Object.keys(MIGRATIONS).slice(0, Object.keys(MIGRATIONS).indexOf(NAME))
      for (const name of earlier) await MIGRATIONS[name]?.up(db as unknown as Kysely<unknown>)
      const long = new Date('2025-01-01T00:00:00Z')
      for (const role of ['administrator', 'agent'] as const) {
        const person = { id: role, name: role, email: `${role}@example.com`, role }
        await db
          .insertInto('user')
          .values({
            ...person,
            emailVerified: true,
            image: null,
            createdAt: long,
            updatedAt: long,
            language: null,
            lastSignInAt: null,
            deactivatedAt: null,
          })
          .execute()
      }
      const started = Date.now()
      await MIGRATIONS[NAME]?.up(db as unknown as Kysely<unknown>)
      const people = await db
        .selectFrom('user')
        .select(['role', 'administratorSince'])
        .orderBy('role')
        .execute()
      expect(people).toMatchObject([{ role: 'administrator' }, { role: 'agent', administratorSince: null }])
      expect(people[0]?.administratorSince?.getTime()).toBeGreaterThanOrEqual(started - 1000)
    } finally {
      await close()
      await address.remove()
    }
  })
})
