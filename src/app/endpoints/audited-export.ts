/**
 * Files for download in the audit log: an entry is there before the first byte leaves, so that breaking off leaves
 * a trace, and a second one with the count after the last (OWASP ASVS 5.0, 16.2.1 and 16.3.1).
 */

import type { StaffSession } from '#/modules/staff/server/auth/staff-session.ts'
import { writeAudit } from '#/platform/audit-log/audit.ts'
import type { AuditAction } from '#/platform/audit-log/audit-actions.ts'
import { getDatabase } from '#/platform/database/database.ts'

/** An export that is written while it is read. */
export interface AuditedExport<Piece> {
  readonly staff: StaffSession
  /** The entry before the first byte. */
  readonly begun: AuditAction
  /** The entry after the last, with `count` in its details. */
  readonly done: AuditAction
  /** The file; returns the number of its records. */
  readonly file: AsyncGenerator<Piece, number>
}

/**
 * Write the first entry. Call it before the head of the answer: no entry, no file.
 * @returns the file, which writes the second entry at its end
 */
export async function auditExport<Piece>(exported: AuditedExport<Piece>): Promise<AsyncGenerator<Piece>> {
  const { staff, begun } = exported
  await writeAudit(getDatabase().db, { actor: staff, action: begun })
  return noted(exported)
}

async function* noted<Piece>({ staff, done, file }: AuditedExport<Piece>): AsyncGenerator<Piece> {
  const count = yield* file
  await writeAudit(getDatabase().db, { actor: staff, action: done, details: { count } })
}
