/** Invitations to the team and their acceptance. */
import { randomUUID } from 'node:crypto'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { DAY_MS } from '#/lib/time-spans.ts'
import { type Actor, writeAudit } from '#/platform/audit-log/audit.ts'
import { enqueueMail } from '#/platform/outbox/enqueue-mail.ts'
import { wakeOutbox } from '#/platform/outbox/outbox-signal.ts'
import { hashSecret, makeSecret, openEnds } from '#/platform/secrets/secret.ts'
import type { AccountMailPayload } from '../mail/account-mail.ts'
import type { PasswordProblem } from '../model/password-rules.ts'
import { ipPrefixOf } from './auth/ip-prefix.ts'
import { takeLinkAttempt } from './note-pause.server.ts'
import { hashPassword, passwordProblem } from './password.server.ts'
import { insertStaffMember } from './staff.repository.server.ts'
import { type StaffServices, staffServices } from './staff-services.server.ts'
import type { StaffRole } from './tables/staff.ts'

/** How long an invitation is valid, in milliseconds. */
const VALID_MS = 3 * DAY_MS

export interface InvitationRequest {
  /** In lower case. */
  readonly email: string
  readonly role: StaffRole
  readonly language: AdminLanguage
}

/**
 * Send an invitation by mail. A second one replaces the link and is valid for another 72 hours.
 * @returns `false` when the address already has an account
 */
export async function invite(
  request: InvitationRequest,
  inviter: Actor,
  given: Partial<StaffServices> = {},
): Promise<boolean> {
  const { database, now, secret } = staffServices(given)
  const token = makeSecret()
  const invited = await database.db.transaction().execute(async (transaction) => {
    const taken = await transaction
      .selectFrom('user')
      .select('id')
      .where('email', '=', request.email)
      .executeTakeFirst()
    if (taken !== undefined) return false
    const fresh = {
      role: request.role,
      language: request.language,
      token_hash: hashSecret(token),
      invited_by: inviter.id,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + VALID_MS).toISOString(),
    }
    await transaction
      .insertInto('invitation')
      .values({ id: randomUUID(), email: request.email, ...fresh })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(fresh))
      .execute()
    const payload: AccountMailPayload = {
      template: 'account-invitation',
      data: { language: request.language, email: request.email, name: inviter.name, token },
    }
    const link = { until: fresh.expires_at, secret }
    await enqueueMail(transaction, { payload, enquiryId: null, at: now.toISOString(), link })
    await writeAudit(transaction, {
      actor: inviter,
      action: 'person.invited',
      subject: { name: request.email },
      details: { role: request.role },
      at: now,
    })
    return true
  })
  if (invited) wakeOutbox()
  return invited
}

/** A valid invitation; `undefined` when it was used, withdrawn or is too old. */
export async function findInvitation(token: string, given: Partial<StaffServices> = {}) {
  const { database, now } = staffServices(given)
  const ends = openEnds(VALID_MS, now)
  return database.db
    .selectFrom('invitation')
    .select(['id', 'email', 'role', 'language'])
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>=', ends.from)
    .where('expires_at', '<=', ends.until)
    .executeTakeFirst()
}

/** Submitted data of an invited person. */
export interface Joining {
  readonly token: string
  readonly name: string
  readonly password: string
}

/** The address of the created account; else the reason why there is none. */
export type Joined =
  | { readonly kind: 'joined'; readonly email: string }
  | { readonly kind: 'expired' | 'name' | PasswordProblem }

/** Create the account of an invitation, once. */
export async function join(
  { token, name: typedName, password }: Joining,
  given: Partial<StaffServices> = {},
): Promise<Joined> {
  const parts = staffServices(given)
  const { database, now } = parts
  const network = ipPrefixOf()
  const invitation = (await takeLinkAttempt(parts)) ? await findInvitation(token, parts) : undefined
  if (invitation === undefined) return { kind: 'expired' }
  const name = typedName.trim().replaceAll(/\s+/g, ' ')
  if (name === '' || name.length > 100) return { kind: 'name' }
  const { email, role, language } = invitation
  const problem = passwordProblem(password, [email, name])
  if (problem !== undefined) return { kind: problem }
  const hash = await hashPassword(password)
  const made = await database.db.transaction().execute(async (transaction) => {
    const used = await transaction
      .deleteFrom('invitation')
      .where('id', '=', invitation.id)
      .where('token_hash', '=', hashSecret(token))
      .returning('id')
      .executeTakeFirst()
    if (used === undefined) return false
    const id = await insertStaffMember(transaction, { email, name, role, language }, hash, now)
    if (id === undefined) return false
    await writeAudit(transaction, {
      actor: { id, name, network: network.shown },
      action: 'person.joined',
      details: { role },
      at: now,
    })
    return true
  })
  return made ? { kind: 'joined', email } : { kind: 'expired' }
}
