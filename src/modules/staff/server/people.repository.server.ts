/** Queries of the team. */
import type { Database } from '#/platform/database/open-database.ts'
import { isIdle } from './auth/session-life.ts'

/** Collation that ignores case and accents; databases order them each in their own way. */
const collator = new Intl.Collator('fr', { sensitivity: 'base' })

function byName(a: { name: string; email: string }, b: { name: string; email: string }): number {
  return collator.compare(a.name, b.name) || collator.compare(a.email, b.email)
}

/** All accounts, the active ones first, by name; and open invitations. */
export async function readTeam({ db }: Database, now: Date) {
  const [people, sessions, passkeys, invitations] = await Promise.all([
    db
      .selectFrom('user')
      .select(['id', 'name', 'email', 'role', 'twoFactorEnabled', 'lastSignInAt', 'deactivatedAt'])
      .execute(),
    db
      .selectFrom('session')
      .select(['userId', 'createdAt', 'lastUsedAt'])
      .where('expiresAt', '>', now)
      .execute(),
    db
      .selectFrom('passkey')
      .select(['userId', ({ fn }) => fn.countAll().as('count')])
      .groupBy('userId')
      .execute(),
    db
      .selectFrom('invitation')
      .select(['id', 'email', 'role', 'language', 'created_at', 'expires_at'])
      .orderBy('email')
      .execute(),
  ])
  const open = Map.groupBy(
    sessions.filter((session) => !isIdle(session, now)),
    ({ userId }) => userId,
  )
  const keys = new Map(passkeys.map(({ userId, count }) => [userId, Number(count)]))
  const team = people.map(({ lastSignInAt, deactivatedAt, ...person }) => ({
    ...person,
    active: deactivatedAt === null,
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    sessions: open.get(person.id)?.length ?? 0,
    passkeys: keys.get(person.id) ?? 0,
  }))
  return { people: team.sort((a, b) => Number(b.active) - Number(a.active) || byName(a, b)), invitations }
}

export type TeamPerson = Awaited<ReturnType<typeof readTeam>>['people'][number]

/** An open invitation. Times are ISO 8601. */
export type TeamInvitation = Awaited<ReturnType<typeof readTeam>>['invitations'][number]
