/** Server functions for the team and the audit log, for administrators. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import { ADMIN_LANGUAGES } from '#/i18n/admin-language.ts'
import { writeAudit } from '#/platform/audit-log/audit.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { STAFF_ROLES } from './server/accounts.server.ts'
import { readAuditLog } from './server/audit-log.repository.server.ts'
import { administratorOnly, confirmedAdministratorOnly } from './server/auth/staff-only.ts'
import { invite } from './server/invitation.server.ts'
import { readTeam } from './server/people.repository.server.ts'
import { changeRole, deactivate, reactivate, signOutPerson } from './server/people.server.ts'

const person = z.object({ id: typedLine(100) })
const role = z.enum(STAFF_ROLES)
const isUndo = z.boolean().default(false)

/** All accounts, and open invitations. */
export const fetchStaff = createServerFn({ method: 'GET' })
  .middleware([administratorOnly])
  .handler(() => readTeam(getDatabase(), new Date()))

/** Send an invitation by mail; `false` when the address already has an account. */
export const invitePerson = createServerFn({ method: 'POST' })
  .middleware([confirmedAdministratorOnly])
  .validator(
    z.object({ email: z.email().max(254).trim().toLowerCase(), role, language: z.enum(ADMIN_LANGUAGES) }),
  )
  .handler(({ data, context }) => invite(data, context.staff))

/** Invalidate the link of an invitation. */
export const withdrawInvitation = createServerFn({ method: 'POST' })
  .middleware([administratorOnly])
  .validator(person)
  .handler(async ({ data, context: { staff } }) => {
    await getDatabase()
      .db.transaction()
      .execute(async (transaction) => {
        const gone = await transaction
          .deleteFrom('invitation')
          .where('id', '=', data.id)
          .returning('email')
          .executeTakeFirst()
        if (gone === undefined) return
        await writeAudit(transaction, {
          actor: staff,
          action: 'person.invitation-withdrawn',
          subject: { name: gone.email },
        })
      })
  })

export const givePersonRole = createServerFn({ method: 'POST' })
  .middleware([confirmedAdministratorOnly])
  .validator(person.extend({ role, isUndo }))
  .handler(({ data: { id, role, isUndo }, context }) => changeRole(id, role, context.staff, { isUndo }))

export const deactivatePerson = createServerFn({ method: 'POST' })
  .middleware([confirmedAdministratorOnly])
  .validator(person.extend({ isUndo }))
  .handler(({ data: { id, isUndo }, context }) => deactivate(id, context.staff, { isUndo }))

export const reactivatePerson = createServerFn({ method: 'POST' })
  .middleware([confirmedAdministratorOnly])
  .validator(person.extend({ isUndo }))
  .handler(({ data: { id, isUndo }, context }) => reactivate(id, context.staff, { isUndo }))

/** End every session of an account. */
export const endPersonSessions = createServerFn({ method: 'POST' })
  .middleware([confirmedAdministratorOnly])
  .validator(person)
  .handler(({ data, context }) => signOutPerson(data.id, context.staff))

/** One page of the audit log. */
export const fetchAuditLog = createServerFn({ method: 'GET' })
  .middleware([administratorOnly])
  .validator(
    z.object({
      actor: typedLine(100).optional(),
      area: z
        .string()
        .regex(/^[a-z-]+$/)
        .max(40)
        .optional(),
      days: z.number().int().min(1).max(400).optional(),
      before: z.object({ at: typedLine(40), id: typedLine(40) }).optional(),
    }),
  )
  .handler(({ data }) => readAuditLog(getDatabase(), data, new Date()))

export type { AuditLogEntry } from './server/audit-log.repository.server.ts'
export type { TeamInvitation, TeamPerson } from './server/people.repository.server.ts'
export type { PersonChange } from './server/people.server.ts'
