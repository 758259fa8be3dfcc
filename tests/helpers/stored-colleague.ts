/** A staff member inserted into the table, for tests that need no sign-in. */
import { randomUUID } from 'node:crypto'
import type { Database } from '#/platform/database/open-database.ts'

/** Insert an account and return its session data. */
export async function storedColleague({ db }: Database, name: string) {
  const id = randomUUID()
  const at = new Date()
  await db
    .insertInto('user')
    .values({
      id,
      name,
      email: `${id}@example.com`,
      emailVerified: true,
      image: null,
      role: 'agent',
      createdAt: at,
      updatedAt: at,
      language: null,
      lastSignInAt: null,
      deactivatedAt: null,
    })
    .execute()
  return { id, name, network: null }
}
