/** Promising the mail about a change of an account, in the transaction of the change. */
import type { Transaction } from 'kysely'
import type { OutboxTables } from '#/platform/database/tables/outbox.ts'
import { enqueueMail } from '#/platform/outbox/enqueue-mail.ts'
import type { AccountAlertKind, AccountAlertPayload } from '../mail/account-alert.ts'
import { browserName } from '../model/browser-name.ts'
import type { StaffSession } from './auth/staff-session.ts'
import type { StaffTables } from './tables/staff.ts'

/** Of an account that never chose its language: the agency reads French. */
const USUAL_LANGUAGE = 'fr'

/** What to tell whom. */
export interface AccountAlert {
  /** Whose account it is. */
  readonly userId: string
  readonly kind: AccountAlertKind
  /** Network as in the audit log and browser, or `shell` for a command on the server; absent with `by`. */
  readonly from?: AccountAlertPayload['data']['from']
  /** Name of whoever did it, when it was a colleague. */
  readonly by?: string
  readonly at: Date
}

/** Where somebody works from, as the mail tells it. */
export function originOf(staff: Pick<StaffSession, 'network' | 'userAgent'>) {
  return { network: staff.network, browser: browserName(staff.userAgent) }
}

/**
 * Puts the mail into the outbox; it leaves if, and only if, the transaction commits. Call `wakeOutbox` afterwards, so
 * that it leaves at once. Nothing happens for an account that is not there.
 */
export async function enqueueAccountAlert(
  transaction: Transaction<StaffTables & OutboxTables>,
  { userId, kind, from, by, at }: AccountAlert,
): Promise<void> {
  const user = await transaction
    .selectFrom('user')
    .select(['name', 'email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (user === undefined) return
  const payload: AccountAlertPayload = {
    template: 'account-alert',
    data: {
      kind,
      language: user.language ?? USUAL_LANGUAGE,
      email: user.email,
      name: user.name,
      at: at.toISOString(),
      ...(from === undefined ? {} : { from }),
      ...(by === undefined ? {} : { by }),
    },
  }
  await enqueueMail(transaction, { payload, enquiryId: null, at: at.toISOString() })
}
