/** Changes of roles and access. No account changes its own rights, and at least one administrator remains. */

import { sql } from 'kysely'
import { type Actor, writeAudit } from '#/platform/audit-log/audit.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { wakeOutbox } from '#/platform/outbox/outbox-signal.ts'
import { orRefused, Refusal } from '#/platform/records/refusal.ts'
import type { AccountAlertKind } from '../mail/account-alert.ts'
import { enqueueAccountAlert } from './account-alert.server.ts'
import { forgetDevices } from './known-device.server.ts'
import { type StaffServices, staffServices } from './staff-services.server.ts'
import type { StaffRole } from './tables/staff.ts'

/** Outcome of a change: done, or why not. */
export type PersonChange = 'done' | 'self' | 'last-administrator' | 'missing' | 'changed'

/** Whether a change is an undo: then nothing happens (`changed`) unless the caller's was the latest change of these rights. */
interface Options extends Partial<StaffServices> {
  readonly isUndo?: boolean
}

/** Assign a role. An account whose rights change is signed out everywhere. */
export function changeRole(id: string, role: StaffRole, by: Actor, given: Options = {}) {
  return change(id, by, given, async (transaction, person, now) => {
    if (person.role === role) return
    const since = role === 'administrator' ? { administratorSince: person.administratorSince ?? now } : {}
    await transaction
      .updateTable('user')
      .set({ role, updatedAt: now, ...since })
      .where('id', '=', id)
      .execute()
    await endSessions(transaction, id)
    await sendAlert(
      transaction,
      person,
      by,
      now,
      role === 'administrator' ? 'made-administrator' : 'made-agent',
    )
    await writeAudit(transaction, {
      ...about(person, by, now),
      action: 'person.role-changed',
      details: { from: person.role, to: role },
    })
  })
}

/** Deactivate an account: its sessions end, and it cannot sign in. Its past work stays attributed to it. */
export function deactivate(id: string, by: Actor, given: Options = {}) {
  return change(id, by, given, async (transaction, person, now) => {
    if (person.deactivatedAt !== null) return
    await transaction.updateTable('user').set({ deactivatedAt: now }).where('id', '=', id).execute()
    await endSessions(transaction, id)
    await forgetBrowsers(transaction, id)
    await sendAlert(transaction, person, by, now, 'deactivated')
    await writeAudit(transaction, { ...about(person, by, now), action: 'person.deactivated' })
  })
}

/** Reactivate an account. */
export function reactivate(id: string, by: Actor, given: Options = {}) {
  return change(id, by, given, async (transaction, person, now) => {
    if (person.deactivatedAt === null) return
    await transaction.updateTable('user').set({ deactivatedAt: null }).where('id', '=', id).execute()
    await sendAlert(transaction, person, by, now, 'reactivated')
    await writeAudit(transaction, { ...about(person, by, now), action: 'person.reactivated' })
  })
}

/** End every session of an account and forget its browsers, as one of them may have been stolen. */
export function signOutPerson(id: string, by: Actor, given: Partial<StaffServices> = {}) {
  return change(id, by, given, async (transaction, person, now) => {
    await endSessions(transaction, id)
    await forgetBrowsers(transaction, id)
    await writeAudit(transaction, { ...about(person, by, now), action: 'person.signed-out' })
  })
}

interface Person {
  readonly id: string
  readonly name: string
  readonly role: StaffRole
  readonly deactivatedAt: Date | null
  readonly administratorSince: Date | null
}

async function change(
  id: string,
  by: Actor,
  { isUndo = false, ...given }: Options,
  apply: (transaction: Transaction, person: Person, now: Date) => Promise<void>,
): Promise<PersonChange> {
  if (id === by.id) return 'self'
  const { database, now } = staffServices(given)
  const outcome = await orRefused<PersonChange>(
    database.db.transaction().execute(async (transaction): Promise<PersonChange> => {
      // Two administrators who demote one another at the same time must not both succeed.
      if (database.engine === 'postgres') {
        await sql`lock table "user" in share row exclusive mode`.execute(transaction)
      }
      const person = await transaction
        .selectFrom('user')
        .select(['id', 'name', 'role', 'deactivatedAt', 'administratorSince'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (person === undefined) throw new Refusal<PersonChange>('missing')
      if (isUndo && (await lastToChange(transaction, id)) !== by.id)
        throw new Refusal<PersonChange>('changed')
      await apply(transaction, person, now)
      const { left } = await transaction
        .selectFrom('user')
        .select(({ fn }) => fn.countAll().as('left'))
        .where('role', '=', 'administrator')
        .where('deactivatedAt', 'is', null)
        .executeTakeFirstOrThrow()
      if (Number(left) === 0) throw new Refusal<PersonChange>('last-administrator')
      return 'done'
    }),
  )
  if (outcome === 'done') wakeOutbox()
  return outcome
}

/** Who was the last to change the rights of an account. */
async function lastToChange(transaction: Transaction, id: string): Promise<string | null> {
  const entry = await transaction
    .selectFrom('audit_log')
    .select('actor_id')
    .where('subject_id', '=', id)
    .where('action', 'in', ['person.role-changed', 'person.deactivated', 'person.reactivated'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return entry?.actor_id ?? null
}

/** Enqueue the mail to the account's owner. */
function sendAlert(transaction: Transaction, { id }: Person, by: Actor, at: Date, kind: AccountAlertKind) {
  return enqueueAccountAlert(transaction, { userId: id, kind, by: by.name, at })
}

async function endSessions(transaction: Transaction, userId: string): Promise<void> {
  await transaction.deleteFrom('session').where('userId', '=', userId).execute()
}

/** Forget the browsers of an account, and the trust in them. */
async function forgetBrowsers(transaction: Transaction, userId: string): Promise<void> {
  await forgetDevices(transaction, userId)
  await transaction.deleteFrom('verification').where('value', '=', userId).execute()
}

function about(person: Person, by: Actor, at: Date) {
  return { actor: by, subject: person, at }
}
