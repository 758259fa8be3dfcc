/** Limits for the visitor of the request under way. */
import { getCounterDatabase } from '#/platform/database/database.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { currentVisitor } from '#/platform/http/visitor.ts'
import type { LimitedAction } from './limit-table.ts'
import { areLimitsSpent, type Taken, takeFromLimits } from './limits.ts'
import { type LimitedMail, takeFromRecipient } from './recipient-limit.ts'

/**
 * Count that the visitor does something. With `RATE_LIMITS=0` nothing is counted.
 * @throws when the database does not answer
 */
export async function limitVisitor(
  action: LimitedAction,
  address = currentVisitor().address,
): Promise<Taken> {
  const { authSecret: secret, rateLimits } = getEnvironment()
  if (!rateLimits) return { kind: 'free', before: { subscriber: 0, surrounding: 0 } }
  return takeFromLimits(action, address, { database: getCounterDatabase(), secret })
}

/**
 * Whether the visitor could not do something now; nothing is counted.
 * @throws when the database does not answer
 */
export async function isSpent(action: LimitedAction, address = currentVisitor().address): Promise<boolean> {
  const { authSecret: secret, rateLimits } = getEnvironment()
  return rateLimits && areLimitsSpent(action, address, { database: getCounterDatabase(), secret })
}

/**
 * Count a mail that a visitor brings about, by its recipient. With `RATE_LIMITS=0` nothing is counted.
 * @returns whether it may be sent
 * @throws when the database does not answer
 */
export async function mayMail(mail: LimitedMail, email: string): Promise<boolean> {
  const { authSecret: secret, rateLimits } = getEnvironment()
  return !rateLimits || takeFromRecipient(mail, email, { database: getCounterDatabase(), secret })
}
