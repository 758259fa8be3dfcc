/** The present state of an enquiry, for a user whose change came too late. */
import type { Transaction } from '#/platform/database/schema.ts'
import type { PresentState } from '../../model/change-enquiry.ts'
import { CHANGE_EVENTS } from './enquiry-events.server.ts'

/** Read the current state of an enquiry. */
export async function presentState(transaction: Transaction, id: string): Promise<PresentState> {
  const row = await transaction
    .selectFrom('enquiry')
    .leftJoin('user', 'user.id', 'enquiry.owner')
    .select(['enquiry.version', 'enquiry.status', 'enquiry.owner', 'user.name'])
    .where('enquiry.id', '=', id)
    .executeTakeFirstOrThrow()
  const last = await transaction
    .selectFrom('enquiry_history')
    .leftJoin('user', 'user.id', 'enquiry_history.actor')
    .select(['enquiry_history.at', 'enquiry_history.event', 'user.id', 'user.name'])
    .where('enquiry_id', '=', id)
    .where('event', 'in', [...CHANGE_EVENTS, 'facts-changed', 'called', 'answered', 'reply', 'withdrawn'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { version, status, owner, name } = row
  return {
    version,
    status,
    owner: owner === null ? null : { id: owner, name: name ?? '' },
    changed: last
      ? {
          at: last.at,
          event: last.event,
          by: last.id === null ? null : { id: last.id, name: last.name ?? '' },
        }
      : null,
  }
}
