import type { Database } from '#/platform/database/open-database.ts'

/** Mails waiting in the outbox. */
export interface OutboxState {
  readonly pending: number
  readonly failed: number
  /** Age of the mail that has waited longest; 0 when none waits. */
  readonly oldestSeconds: number
}

/** Count the mails that wait and those that were given up. */
export async function readOutboxState({ db }: Database, now: Date): Promise<OutboxState> {
  const waiting = await db
    .selectFrom('outbox')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('oldest')])
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow()
  const given = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('failed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  const since = waiting.oldest ? now.getTime() - Date.parse(waiting.oldest) : 0
  return { pending: waiting.count, failed: given.count, oldestSeconds: Math.max(0, since) / 1000 }
}
