/**
 * Changes of a staff member's own second factors, each with its audit entry and its mail in one transaction.
 */

import { randomUUID } from 'node:crypto'
import { createOTP } from '@better-auth/utils/otp'
import { generateRandomString, symmetricEncrypt } from 'better-auth/crypto'
import { AGENCY } from '#/lib/settings.ts'
import { writeAudit } from '#/platform/audit-log/audit.ts'
import type { AuditAction } from '#/platform/audit-log/audit-actions.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { wakeOutbox } from '#/platform/outbox/outbox-signal.ts'
import type { AccountAlertKind } from '../mail/account-alert.ts'
import { enqueueAccountAlert, originOf } from './account-alert.server.ts'
import { BACKUP_CODES } from './auth/auth.ts'
import type { StaffSession } from './auth/staff-session.ts'
import { spendTotpCode } from './auth/totp-code.ts'
import { mayLose } from './last-factor.server.ts'
import { type StaffServices, staffServices } from './staff-services.server.ts'

/** Characters of the secret of an app and of a half of a backup code. */
const SECRET_LENGTH = 32
const HALF_CODE = 5

/** Outcome of removing a factor: administrators keep one (ADR 0050). */
export type FactorRemoval = 'done' | 'last-factor' | 'missing'

/**
 * Start the set-up of an app, which is not required until its first code was entered.
 * @returns the address for its QR code, and the backup codes, shown only now; `undefined` when an app is
 * already set up
 */
export async function beginApp(staff: StaffSession, given: Partial<StaffServices> = {}) {
  const { database, auth } = staffServices(given)
  const secret = generateRandomString(SECRET_LENGTH)
  const backupCodes = newBackupCodes()
  const fresh = {
    secret: await sealed(auth, secret),
    backupCodes: await sealed(auth, JSON.stringify(backupCodes)),
    lastUsedStep: null,
  }
  const begun = await database.db
    .insertInto('twoFactor')
    .values({ id: randomUUID(), userId: staff.id, verified: false, ...fresh, lockedUntil: null })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet(fresh).where('twoFactor.verified', '=', false),
    )
    .returning('id')
    .executeTakeFirst()
  if (begun === undefined) return undefined
  return { uri: createOTP(secret, { digits: 6, period: 30 }).url(AGENCY.name, staff.email), backupCodes }
}

/**
 * Finish the set-up with the first code of the app; sign-ins require it from then on. `false` when the code
 * is wrong.
 */
export function confirmApp(
  staff: StaffSession,
  code: string,
  given: Partial<StaffServices> = {},
): Promise<boolean> {
  const { auth, now } = staffServices(given)
  return change(staff, ['account.two-factor-on', 'app-added'], given, async (transaction) => {
    const waiting = await transaction
      .selectFrom('twoFactor')
      .select('id')
      .where('userId', '=', staff.id)
      .where('verified', '=', false)
      .executeTakeFirst()
    if (waiting === undefined) return false
    const { secretConfig } = await auth.$context
    const typed = code.replaceAll(/\s/g, '')
    if (!(await spendTotpCode({ db: transaction, key: secretConfig }, staff.id, typed, now))) return false
    await transaction.updateTable('twoFactor').set({ verified: true }).where('id', '=', waiting.id).execute()
    await transaction.updateTable('user').set({ twoFactorEnabled: true }).where('id', '=', staff.id).execute()
    return true
  })
}

/** Remove the app, its backup codes and the trust in devices. */
export async function removeApp(
  staff: StaffSession,
  given: Partial<StaffServices> = {},
): Promise<FactorRemoval> {
  let outcome: FactorRemoval = 'missing'
  await change(staff, ['account.two-factor-off', 'app-removed'], given, async (transaction, now) => {
    if (!(await mayLose(transaction, staff.id, { kind: 'app' }, now))) outcome = 'last-factor'
    if (outcome === 'last-factor') return false
    const { numDeletedRows } = await transaction
      .deleteFrom('twoFactor')
      .where('userId', '=', staff.id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return false
    await transaction
      .updateTable('user')
      .set({ twoFactorEnabled: false })
      .where('id', '=', staff.id)
      .execute()
    // Devices that need no code must need one again when the second factor comes back.
    await transaction
      .updateTable('known_device')
      .set({ trusted_until: null })
      .where('user_id', '=', staff.id)
      .execute()
    await transaction.deleteFrom('verification').where('value', '=', staff.id).execute()
    outcome = 'done'
    return true
  })
  return outcome
}

/** Create new backup codes and invalidate the old ones. `undefined` without an app. */
export async function makeBackupCodes(
  staff: StaffSession,
  given: Partial<StaffServices> = {},
): Promise<readonly string[] | undefined> {
  const codes = newBackupCodes()
  const backupCodes = await sealed(staffServices(given).auth, JSON.stringify(codes))
  const action = ['account.backup-codes-made', 'backup-codes-made'] as const
  const made = await change(staff, action, given, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('twoFactor')
      .set({ backupCodes })
      .where('userId', '=', staff.id)
      .where('verified', '=', true)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  })
  return made ? codes : undefined
}

/** Remove one of the caller's own passkeys. */
export async function removePasskey(
  staff: StaffSession,
  id: string,
  given: Partial<StaffServices> = {},
): Promise<FactorRemoval> {
  let outcome: FactorRemoval = 'missing'
  await change(staff, ['account.passkey-removed', 'passkey-removed'], given, async (transaction, now) => {
    if (!(await mayLose(transaction, staff.id, { kind: 'passkey', id }, now))) outcome = 'last-factor'
    if (outcome === 'last-factor') return false
    const { numDeletedRows } = await transaction
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('userId', '=', staff.id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return false
    outcome = 'done'
    return true
  })
  return outcome
}

/**
 * Run a change of a factor with its audit entry and its mail.
 * @param apply makes the change; `false` when nothing changed, which is not reported
 */
export async function change(
  staff: StaffSession,
  [action, kind]: readonly [AuditAction, AccountAlertKind],
  given: Partial<StaffServices>,
  apply: (transaction: Transaction, now: Date) => Promise<boolean>,
): Promise<boolean> {
  const { database, now } = staffServices(given)
  const done = await database.db.transaction().execute(async (transaction) => {
    if (!(await apply(transaction, now))) return false
    await writeAudit(transaction, { actor: staff, action, at: now })
    await enqueueAccountAlert(transaction, { userId: staff.id, kind, from: originOf(staff), at: now })
    return true
  })
  if (done) wakeOutbox()
  return done
}

function newBackupCodes(): string[] {
  const half = () => generateRandomString(HALF_CODE, 'a-z', '0-9', 'A-Z')
  return Array.from({ length: BACKUP_CODES }, () => `${half()}-${half()}`)
}

/** Encrypted as better-auth stores it, so that it can read it at the sign-in. */
async function sealed({ $context }: StaffServices['auth'], data: string): Promise<string> {
  return symmetricEncrypt({ key: (await $context).secretConfig, data })
}
