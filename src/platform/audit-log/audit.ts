/**
 * The audit log of the back office: who did what, when. Written in the transaction of the change itself, so that there
 * is no change without its entry and no entry without its change. Kept for twelve months.
 */

import { randomUUID } from 'node:crypto'
import { toJson } from '#/platform/database/json.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { AuditAction } from './audit-actions.ts'

/** The user who acts in the back office. */
export interface Actor {
  /** Account; `null` for an unknown user and for the shell. */
  readonly id: string | null
  readonly name: string
  /** Of the request, as `ipPrefixOf(…).shown`; `null` for the shell. */
  readonly network: string | null
}

/** A staff member who is signed in. */
export interface StaffActor extends Actor {
  readonly id: string
}

/** An operator on the machine itself. */
export const SHELL: Actor = { id: null, name: 'shell', network: null }

/** One entry to be written. */
export interface AuditEntry {
  readonly actor: Actor
  readonly action: AuditAction
  /** The object or person acted on, by its everyday name. */
  readonly subject?: { readonly id?: string; readonly name: string }
  /** Further details. Never a password, a code or a token. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>
  readonly at?: Date
}

/** Write an entry. Inside a transaction, pass the transaction. */
export async function writeAudit(
  transaction: Db,
  { actor, action, subject, details = {}, at = new Date() }: AuditEntry,
): Promise<void> {
  await transaction
    .insertInto('audit_log')
    .values({
      id: randomUUID(),
      at: at.toISOString(),
      actor_id: actor.id,
      actor: actor.name,
      action,
      subject_id: subject?.id ?? null,
      subject: subject?.name ?? null,
      details: toJson({ ...details }),
      network: actor.network,
    })
    .execute()
}
