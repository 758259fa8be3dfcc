/** Dependencies of the bot protection: the secret and the rate limits. */

import { getEnvironment } from '#/platform/environment.ts'
import { limitVisitor, mayMail } from '#/platform/rate-limits/limit-visitor.ts'
import type { Taken } from '#/platform/rate-limits/limits.ts'

/** Replaced by tests. */
export interface BotProtection {
  /** `AUTH_SECRET`. */
  readonly secret: () => string
  /** Count a form from an address. */
  readonly countForm: (address: string) => Promise<Taken>
  /** Count an acknowledgement to an e-mail address and return whether it may be sent. */
  readonly mayAcknowledge: (email: string) => Promise<boolean>
}

/** Bot protection of this process. */
export const BOT_PROTECTION: BotProtection = {
  secret: () => getEnvironment().authSecret,
  countForm: (address) => limitVisitor('form', address),
  mayAcknowledge: (email) => mayMail('acknowledgement', email),
}
