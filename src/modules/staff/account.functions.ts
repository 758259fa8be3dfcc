/**
 * Server functions for the signed-in staff member's own account: profile, keyboard settings, password,
 * sessions.
 */
import { createServerFn } from '@tanstack/react-start'
import { appendResponseHeader, getRequest } from '@tanstack/react-start/server'
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import { writeAudit } from '#/platform/audit-log/audit.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { LONGEST_PASSWORD } from './model/password-rules.ts'
import { readOwnAccount } from './server/account.repository.server.ts'
import { getAuth } from './server/auth/auth.ts'
import { confirmedStaffOnly, staffOnly, staffSettingUp } from './server/auth/staff-only.ts'
import { changeOwnPassword } from './server/own-password.server.ts'
import { endSessions } from './server/own-sessions.server.ts'

export const fetchOwnAccount = createServerFn({ method: 'GET' })
  .middleware([staffSettingUp])
  .handler(({ context: { staff } }) => readOwnAccount(getDatabase(), getAuth(), staff, new Date()))

/** Save the display name and the setting for single-letter keyboard shortcuts. */
export const saveOwnProfile = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(z.object({ name: typedLine(100).min(1), singleKeys: z.boolean() }))
  .handler(async ({ data, context: { staff } }) => {
    await getDatabase()
      .db.transaction()
      .execute(async (transaction) => {
        await transaction
          .updateTable('user')
          .set({ ...data, updatedAt: new Date() })
          .where('id', '=', staff.id)
          .execute()
        if (data.name === staff.name) return
        await writeAudit(transaction, {
          actor: { ...staff, name: data.name },
          action: 'account.renamed',
          details: { from: staff.name },
        })
      })
  })

export const saveOwnPassword = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(
    z.object({ present: z.string().max(LONGEST_PASSWORD), wanted: z.string().max(4 * LONGEST_PASSWORD) }),
  )
  .handler(async ({ data, context: { staff } }) => {
    const { outcome, cookies } = await changeOwnPassword(staff, data, getRequest().headers)
    for (const cookie of cookies) appendResponseHeader('Set-Cookie', cookie)
    return outcome
  })

/** End one of the caller's own sessions, or all except the current one. */
export const endOwnSessions = createServerFn({ method: 'POST' })
  .middleware([confirmedStaffOnly])
  .validator(z.object({ id: typedLine(100).optional() }))
  .handler(async ({ data, context: { staff } }) => {
    await getDatabase()
      .db.transaction()
      .execute(async (transaction) => {
        const count = await endSessions(transaction, staff, data.id)
        if (count === 0) return
        await writeAudit(transaction, { actor: staff, action: 'session.revoked', details: { count } })
      })
  })

export type { OwnAccount } from './server/account.repository.server.ts'
