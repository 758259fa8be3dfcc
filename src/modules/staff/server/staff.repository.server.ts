/** Accounts of the staff in the tables of better-auth. */

import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db, Transaction } from '#/platform/database/schema.ts'
import type { StaffRole, UserTable } from './tables/staff.ts'

/** better-auth's name for signing in with a password. */
const PROVIDER = 'credential'

export type StaffMember = Pick<
  Selectable<UserTable>,
  'id' | 'name' | 'email' | 'role' | 'createdAt' | 'deactivatedAt'
>

export interface NewStaffMember {
  readonly name: string
  /** In lower case. */
  readonly email: string
  readonly role: StaffRole
  /** Of the back office. */
  readonly language?: 'fr' | 'en'
}

/** All accounts, by name. */
export function readStaff({ db }: Database): Promise<StaffMember[]> {
  return db
    .selectFrom('user')
    .select(['id', 'name', 'email', 'role', 'createdAt', 'deactivatedAt'])
    .orderBy('email')
    .execute()
}

/** Names of accounts by their ids, those of former colleagues too. @param ids absent: of all */
export async function staffNames(db: Db, ids?: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = ids?.flatMap((id) => id ?? [])
  if (wanted?.length === 0) return new Map()
  const rows = await db
    .selectFrom('user')
    .select(['id', 'name'])
    .$if(wanted !== undefined, (query) => query.where('id', 'in', wanted ?? []))
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The active accounts, by name. */
export function activeStaff({ db }: Database): Promise<Pick<StaffMember, 'id' | 'name'>[]> {
  return db
    .selectFrom('user')
    .select(['id', 'name'])
    .where('deactivatedAt', 'is', null)
    .orderBy('name')
    .execute()
}

export async function hasAdministrator({ db }: Database): Promise<boolean> {
  const found = await db
    .selectFrom('user')
    .select('id')
    .where('role', '=', 'administrator')
    .where('deactivatedAt', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Create an account with a password.
 * @returns its id; `undefined`, without a change, when the e-mail address already has an account
 */
export async function insertStaffMember(
  transaction: Transaction,
  member: NewStaffMember,
  passwordHash: string,
  now: Date,
): Promise<string | undefined> {
  const times = { createdAt: now, updatedAt: now }
  const id = randomUUID()
  const made = await transaction
    .insertInto('user')
    .values({
      id,
      ...member,
      emailVerified: true,
      image: null,
      ...times,
      administratorSince: member.role === 'administrator' ? now : null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made === undefined) return undefined
  await insertPassword(transaction, id, passwordHash, now)
  return id
}

/**
 * Set a new password, sign the account out everywhere and forget its browsers.
 * @returns the account; `undefined` when the e-mail address has none
 */
export async function replacePassword(
  transaction: Transaction,
  email: string,
  passwordHash: string,
  now: Date,
): Promise<string | undefined> {
  const user = await transaction.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst()
  if (user === undefined) return undefined
  const changed = await transaction
    .updateTable('account')
    .set({ password: passwordHash, updatedAt: now })
    .where('userId', '=', user.id)
    .where('providerId', '=', PROVIDER)
    .returning('id')
    .executeTakeFirst()
  if (changed === undefined) await insertPassword(transaction, user.id, passwordHash, now)
  await transaction.deleteFrom('session').where('userId', '=', user.id).execute()
  await transaction.deleteFrom('verification').where('value', '=', user.id).execute()
  await transaction.deleteFrom('known_device').where('user_id', '=', user.id).execute()
  return user.id
}

/**
 * Remove app, backup codes, passkeys and trusted devices, and sign the account out everywhere.
 * @returns the account; `undefined` when the e-mail address has none
 */
export async function removeSecondFactors(
  transaction: Transaction,
  email: string,
): Promise<string | undefined> {
  const user = await transaction
    .updateTable('user')
    .set({ twoFactorEnabled: false })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst()
  if (user === undefined) return undefined
  for (const table of ['twoFactor', 'passkey', 'session'] as const)
    await transaction.deleteFrom(table).where('userId', '=', user.id).execute()
  await transaction.deleteFrom('verification').where('value', '=', user.id).execute()
  return user.id
}

async function insertPassword(db: Db, userId: string, password: string, now: Date) {
  await db
    .insertInto('account')
    .values({
      id: randomUUID(),
      accountId: userId,
      providerId: PROVIDER,
      userId,
      password,
      accessToken: null,
      refreshToken: null,
      idToken: null,
      accessTokenExpiresAt: null,
      refreshTokenExpiresAt: null,
      scope: null,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
}
