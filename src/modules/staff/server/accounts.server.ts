/** Creation and recovery of staff accounts. */

import { z } from 'zod'
import { SHELL, writeAudit } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { PasswordProblem } from '../model/password-rules.ts'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../model/password-rules.ts'
import { enqueueAccountAlert } from './account-alert.server.ts'
import { hashPassword, passwordProblem } from './password.server.ts'
import { insertStaffMember, removeSecondFactors, replacePassword } from './staff.repository.server.ts'
import type { StaffRole } from './tables/staff.ts'

/** Roles of staff members, the first being the default of the command. */
export const STAFF_ROLES = ['administrator', 'agent'] as const satisfies readonly StaffRole[]

/** An error that the operator of the command can fix; the message says how. */
export class AccountError extends Error {
  override readonly name = 'AccountError'
}

const email = z.email().max(254)

export interface AccountRequest {
  readonly email: string
  /** Absent: the part of the address before the `@`. */
  readonly name?: string
  readonly role: StaffRole
  readonly password: string
  /** Accept a weak password: the operator's own one, in the environment, has to work. */
  readonly easyPassword?: boolean
}

/**
 * Create an account.
 * @throws {AccountError} when the address is invalid or taken, or the password too short
 */
export async function createAccount(database: Database, request: AccountRequest): Promise<void> {
  const address = readEmail(request.email)
  const name = request.name?.trim() || address.slice(0, address.indexOf('@'))
  const hash = await hashChecked(request.password, request.easyPassword ? undefined : [address, name])
  const member = { email: address, name, role: request.role }
  const made = await database.db.transaction().execute(async (transaction) => {
    const id = await insertStaffMember(transaction, member, hash, new Date())
    if (id === undefined) return undefined
    const details = { role: request.role }
    await writeAudit(transaction, { actor: SHELL, action: 'person.joined', subject: { id, name }, details })
    return id
  })
  if (made === undefined)
    throw new AccountError(`${address} has an account already. To set a new password: reset-password`)
}

/**
 * Set a new password and end every session of the account.
 * @throws {AccountError} when there is no such account, or the password is too short
 */
export async function resetPassword(database: Database, typed: string, password: string): Promise<void> {
  const address = readEmail(typed)
  const hash = await hashChecked(password, [address])
  const done = await database.db.transaction().execute(async (transaction) => {
    const at = new Date()
    const changed = await replacePassword(transaction, address, hash, at)
    if (changed === undefined) return false
    const subject = { id: changed, name: address }
    await writeAudit(transaction, { actor: SHELL, action: 'account.password-changed', subject, at })
    await enqueueAccountAlert(transaction, { userId: changed, kind: 'password-changed', from: 'shell', at })
    return true
  })
  if (!done) throw new AccountError(`Nobody has an account with ${address}. To see all accounts: list`)
}

/**
 * Remove every second factor of an account and end its sessions, when app and backup codes are lost. The
 * password alone signs in then, until a factor is set up again.
 * @throws {AccountError} when there is no such account
 */
export async function resetTwoFactor(database: Database, typed: string): Promise<void> {
  const address = readEmail(typed)
  const done = await database.db.transaction().execute(async (transaction) => {
    const id = await removeSecondFactors(transaction, address)
    if (id === undefined) return false
    const at = new Date()
    const subject = { id, name: address }
    await writeAudit(transaction, { actor: SHELL, action: 'account.two-factor-off', subject, at })
    await enqueueAccountAlert(transaction, { userId: id, kind: 'second-factors-removed', from: 'shell', at })
    return true
  })
  if (!done) throw new AccountError(`Nobody has an account with ${address}. To see all accounts: list`)
}

function readEmail(typed: string): string {
  const checked = email.safeParse(typed.trim().toLowerCase())
  if (!checked.success) throw new AccountError(`"${typed}" is not a valid email address`)
  return checked.data
}

const PROBLEMS: Record<PasswordProblem, string> = {
  short: `The password must have at least ${SHORTEST_PASSWORD} characters`,
  long: `The password may have at most ${LONGEST_PASSWORD} characters`,
  common:
    'The password is too easy to guess: it is common, repeats itself, or is made of the name or the address',
}

/** @param personal strings that the password must not consist of; absent: only its length counts */
function hashChecked(password: string, personal: readonly string[] | undefined): Promise<string> {
  const problem = passwordProblem(password, personal ?? [])
  const counts = personal !== undefined || problem !== 'common'
  if (problem !== undefined && counts) throw new AccountError(PROBLEMS[problem])
  return hashPassword(password)
}
