/** Limits for the visitor of the request under way. */
import { getCounterDatabase } from '../database/database.ts'
import { getEnvironment } from '../environment.ts'
import { currentVisitor } from '../front/visitor.ts'
import type { LimitedAction } from './limit-table.ts'
import { type Taken, takeFromLimits } from './limits.ts'

/**
 * Counts that the visitor does something. With `RATE_LIMITS=0` nothing is counted.
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
