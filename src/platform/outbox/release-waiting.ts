/** After an outage of the mail server, what waits for its next attempt leaves at once. */
import type { Database } from '#/platform/database/open-database.ts'
import type { OutboxParts } from './outbox-parts.ts'
import type { MailFailure } from './outgoing-mail.ts'

/** Failures of the way to the mail server: whichever mail finds it open again, it is open for all. */
const CONNECTION_FAILURES = [
  'unreachable',
  'tls',
  'timeout',
  'dropped',
  'sign-in',
] as const satisfies MailFailure[]

/**
 * Failures that say something of every mail once one of the kind has left. `deferred` may concern one recipient alone, so
 * only a mail that was deferred itself speaks for the others.
 */
const ALIKE = ['deferred', 'policy', 'sender', 'disk', 'unwritten'] as const satisfies MailFailure[]

/** Mails that come due in the same second: a server that has just come back is not to be run over. */
const AT_ONCE = 20

/** Mails of one release; the next success goes on with the others. */
const MAX = 1000

/**
 * The failures that are over once a mail has left.
 * @param before what its last attempt had met
 */
export function endedFailures(before: string | null): MailFailure[] {
  return [...CONNECTION_FAILURES, ...ALIKE.filter((failure) => failure === before)]
}

/**
 * Make due what waits after certain failures, the oldest first, spread over some seconds. Look before it writes, so that
 * an outbox without trouble costs no write lock.
 * @returns how many
 */
export async function releaseWaiting(
  { db }: Database,
  failures: readonly MailFailure[],
  now: Date,
): Promise<number> {
  const waiting = await db
    .selectFrom('outbox')
    .select('id')
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('failure', 'in', failures)
    .where('run_at', '>', new Date(now.getTime() + (MAX / AT_ONCE) * 1000).toISOString())
    .orderBy('created_at')
    .orderBy('id')
    .limit(MAX)
    .execute()
  const ids = waiting.map(({ id }) => id)
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    await db
      .updateTable('outbox')
      .set({ run_at: new Date(now.getTime() + (at / AT_ONCE) * 1000).toISOString() })
      .where('id', 'in', ids.slice(at, at + AT_ONCE))
      .where('done_at', 'is', null)
      .where('failed_at', 'is', null)
      .execute()
  }
  return ids.length
}

/** Whether any mail waits because the way to the mail server was closed. */
async function waitsForServer({ db }: Database): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('failure', 'in', CONNECTION_FAILURES)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * While mails wait because the mail server was away, asks it regularly whether it is back: their next attempt may be hours
 * off, and no mail may be queued meanwhile.
 * @param wake called when they are due
 * @returns stops it; a question under way is not waited for
 */
export function probeRegularly(parts: OutboxParts, everyMs: number, wake: () => void): () => void {
  const { carrier, database, log, now } = parts
  if (carrier.probe === undefined) return () => undefined
  let busy = false
  let stopped = false
  const look = async () => {
    if (busy) return
    busy = true
    try {
      if (!(await waitsForServer(database))) return
      await carrier.probe?.()
      if (stopped) return
      const mails = await releaseWaiting(database, CONNECTION_FAILURES, now())
      if (mails === 0) return
      log.info({ mails }, 'the mail server answers again; waiting emails are sent now')
      wake()
    } catch {
      // Still away, or the database is: the next probe decides.
    } finally {
      busy = false
    }
  }
  const timer = setInterval(() => void look(), everyMs)
  return () => {
    stopped = true
    clearInterval(timer)
  }
}
