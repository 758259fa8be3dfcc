import type { Transaction } from '#/platform/database/schema.ts'
import type { StaffSession } from './auth/staff-session.ts'

/**
 * End sessions of the caller, never the current one. Their browsers are unknown afterwards and need a code to
 * sign in again.
 * @param id of the session; absent: all
 * @returns how many
 */
export async function endSessions(
  transaction: Transaction,
  staff: Pick<StaffSession, 'id' | 'sessionId'>,
  id: string | undefined,
): Promise<number> {
  let query = transaction
    .deleteFrom('session')
    .where('userId', '=', staff.id)
    .where('id', '!=', staff.sessionId)
    .returning('deviceId')
  if (id !== undefined) query = query.where('id', '=', id)
  const ended = await query.execute()
  const present = await transaction
    .selectFrom('session')
    .select('deviceId')
    .where('id', '=', staff.sessionId)
    .executeTakeFirst()
  // The current browser stays known, even if it had another session.
  const devices = ended
    .map(({ deviceId }) => deviceId)
    .filter((device) => device !== null && device !== present?.deviceId)
  if (devices.length > 0) {
    await transaction
      .deleteFrom('known_device')
      .where('user_id', '=', staff.id)
      .where('id', 'in', devices)
      .execute()
  }
  return ended.length
}
