import { describe, expect, test, vi } from 'vitest'
import { ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { AccountError, createAccount, resetPassword } from './accounts.server.ts'
import { ensureFirstAdmin } from './first-admin.server.ts'
import { generatePassword, verifyPassword } from './password.server.ts'
import { readStaff } from './staff.repository.server.ts'

// What is stored in earnest: other tests hash at the least cost.
vi.unmock('@node-rs/argon2')

const NINA = { email: 'Nina@Example.com', role: 'agent', password: 'a long password' } as const

describe.each(ENGINES)('accounts of the staff on %s', (engine) => {
  const database = useDatabase(engine)
  const passwordOf = async (email: string) => {
    const { password } = await database()
      .db.selectFrom('account')
      .innerJoin('user', 'user.id', 'account.userId')
      .select('password')
      .where('email', '=', email)
      .where('providerId', '=', 'credential')
      .executeTakeFirstOrThrow()
    return password ?? ''
  }

  test('an account is stored as better-auth reads it, its password as argon2id', async () => {
    await createAccount(database(), NINA)
    const user = await database().db.selectFrom('user').selectAll().executeTakeFirstOrThrow()
    expect(user).toMatchObject({
      name: 'nina',
      email: 'nina@example.com',
      emailVerified: true,
      role: 'agent',
    })
    expect(user.createdAt).toBeInstanceOf(Date)
    const account = await database().db.selectFrom('account').selectAll().executeTakeFirstOrThrow()
    expect(account).toMatchObject({ userId: user.id, accountId: user.id, providerId: 'credential' })
    expect(account.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword(account.password ?? '', NINA.password)).toBe(true)
    expect(await verifyPassword(account.password ?? '', 'another password')).toBe(false)
  })

  test('an address has one account, whatever its capitals', async () => {
    await createAccount(database(), NINA)
    const again = createAccount(database(), {
      ...NINA,
      email: 'nina@example.com',
      password: 'a second password',
    })
    await expect(again).rejects.toThrow(AccountError)
    expect(await verifyPassword(await passwordOf('nina@example.com'), NINA.password)).toBe(true)
    expect(await readStaff(database())).toHaveLength(1)
  })

  test.each([
    [{ ...NINA, email: 'nina' }, /"nina" is not a valid email address/],
    [{ ...NINA, password: 'short' }, /at least 12 characters/],
  ])('%j is rejected with a reason', async (request, reason) => {
    await expect(createAccount(database(), request)).rejects.toThrow(reason)
    expect(await readStaff(database())).toEqual([])
  })

  test('a new password replaces the old one and ends every session', async () => {
    await createAccount(database(), NINA)
    const [member] = await readStaff(database())
    const now = new Date('2026-11-20T10:00:00Z')
    const session = { id: 's', token: 't', userId: member?.id ?? '', ipAddress: null, userAgent: null }
    await database()
      .db.insertInto('session')
      .values({ ...session, expiresAt: now, createdAt: now, updatedAt: now })
      .execute()
    await resetPassword(database(), 'NINA@example.com', 'the new password')
    expect(await verifyPassword(await passwordOf('nina@example.com'), 'the new password')).toBe(true)
    expect(await database().db.selectFrom('session').selectAll().execute()).toEqual([])
    await expect(resetPassword(database(), 'otto@example.com', 'the new password')).rejects.toThrow(/Nobody/)
  })

  test('the first administrator is made once, by however many nodes', async () => {
    const environment = { adminEmail: 'boss@example.com', adminPassword: 'a long password' }
    const made = await Promise.all([1, 2, 3, 4].map(() => ensureFirstAdmin(environment, database())))
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(await readStaff(database())).toMatchObject([{ email: 'boss@example.com', role: 'administrator' }])
    expect(await ensureFirstAdmin({ ...environment, adminEmail: 'b@example.com' }, database())).toBe(false)
  })

  test('no account is created without both settings', async () => {
    expect(await ensureFirstAdmin({ adminEmail: undefined, adminPassword: undefined }, database())).toBe(
      false,
    )
    expect(await readStaff(database())).toEqual([])
  })
})

test('made-up passwords are long, readable and never the same', () => {
  const made = Array.from({ length: 200 }, generatePassword)
  for (const password of made)
    expect(password).toMatch(/^(?:[a-hj-km-np-zA-HJ-NP-Z2-9]{5}-){3}[a-hj-km-np-zA-HJ-NP-Z2-9]{5}$/)
  expect(new Set(made).size).toBe(200)
})
