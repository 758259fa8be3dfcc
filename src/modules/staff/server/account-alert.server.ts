/** Enqueueing of the mail about a change of an account, in the transaction of the change. */
import type { Transaction } from '#/platform/database/schema.ts'
import { enqueueMail } from '#/platform/outbox/enqueue-mail.ts'
import type { AccountAlertKind, AccountAlertPayload } from '../mail/account-alert.ts'
import { browserName } from '../model/browser-name.ts'
import type { StaffSession } from './auth/staff-session.ts'

/** For an account that never chose its language: the agency reads French. */
const USUAL_LANGUAGE = 'fr'

/** One change to report. */
export interface AccountAlert {
  /** Id of the account that changed. */
  readonly userId: string
  readonly kind: AccountAlertKind
  /** Network (as in the audit log) and browser, or `shell` for a command on the server; absent with `by`. */
  readonly from?: AccountAlertPayload['data']['from']
  /** Name of the colleague who made the change. */
  readonly by?: string
  readonly at: Date
}

/** Origin of a staff member's change, as the mail states it. */
export function originOf(staff: Pick<StaffSession, 'network' | 'userAgent'>) {
  return { network: staff.network, browser: browserName(staff.userAgent) }
}

/**
 * Put the mail into the outbox; it is sent if, and only if, the transaction commits. Call `wakeOutbox`
 * afterwards, so that it is sent at once. Do nothing for an unknown account.
 */
export async function enqueueAccountAlert(
  transaction: Transaction,
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
