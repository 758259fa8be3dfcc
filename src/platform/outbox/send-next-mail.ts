/** One step of the outbox: claim a mail, write it, send it, note what became of it. */
import { setTimeout as pause } from 'node:timers/promises'
import { DAY_MS } from '#/lib/time-spans.ts'
import { isClockTrusted } from '#/platform/clock/judge-clock.ts'
import { attach } from './attach-files.ts'
import { holdLease } from './hold-lease.ts'
import type { OutboxParts } from './outbox-parts.ts'
import { type ClaimedRow, claimMail, LONGEST_WAIT_MS, markDone, markUndone } from './outbox-rows.ts'
import { MailError, type MailFailure, type OutgoingMail } from './outgoing-mail.ts'
import { endedFailures, releaseWaiting } from './release-waiting.ts'
import { openToken } from './sealed-token.ts'

/** Additions of a worker for one step. */
export interface StepOptions {
  /** Request to give up what is under way, as far as that doubles nothing. */
  readonly signal?: AbortSignal
  /** Called when a mail was claimed: there may be more. */
  readonly onClaim?: () => void
}

/**
 * Send the next mail that is due.
 * @returns whether there was one
 * @throws when the database does not answer
 */
export async function sendNextMail(parts: OutboxParts, options: StepOptions = {}): Promise<boolean> {
  const { database, carrier, log, now } = parts
  const claimed = await claimMail(database, now())
  if (claimed === undefined) return false
  options.onClaim?.()
  const lease = holdLease(parts, claimed, options.signal)
  try {
    try {
      await carrier.send(await write(parts, claimed), lease.signal)
    } catch (error) {
      await noteFailure(parts, lease.row(), error, options.signal)
      return true
    }
    // The receipt is in hand: from here to the end of the next line, a crash would double the mail.
    const isKnown = await noteSent(parts, lease.row(), options.signal)
    if (!isKnown) await carrier.withdraw?.(claimed.id)
    log.info({ mail: claimed.id, attempts: claimed.attempts }, 'an email was sent')
    await releaseOthers(parts, claimed)
    return true
  } finally {
    lease.release()
  }
}

/** Where the way is open again, the others need not wait for their next attempt. */
async function releaseOthers({ database, log, now }: OutboxParts, sent: ClaimedRow): Promise<void> {
  const mails = await releaseWaiting(database, endedFailures(sent.failure), now())
  if (mails > 0) log.info({ mails }, 'the mail server accepts emails again; waiting emails are sent now')
}

async function write(
  { render, context, secret, files, now }: OutboxParts,
  row: ClaimedRow,
): Promise<OutgoingMail> {
  const payload = openToken(row.payload, now(), { secret, mail: row.id })
  try {
    return { ...(await attach(await render(payload, context), files)), id: row.id }
  } catch (error) {
    throw new MailError('unwritten', reasonOf(error), { cause: error })
  }
}

/** The reason goes to the database; the log gets one word, since servers repeat addresses in their answers. */
async function noteFailure(
  { database, log, now }: OutboxParts,
  row: ClaimedRow,
  error: unknown,
  signal: AbortSignal | undefined,
): Promise<void> {
  const at = now()
  const { failure, permanent } =
    error instanceof MailError ? error : new MailError('dropped', reasonOf(error))
  const promisedAt = new Date(row.retried_at ?? row.created_at)
  const next = permanent ? undefined : await nextTry(database, { promisedAt, attempts: row.attempts, at })
  // Stopped by ourselves: the next process takes it at once.
  const stopped = failure === 'stopped' && signal?.aborted
  await markUndone(database, row, { failure, reason: reasonOf(error), next: stopped ? at : next }, at)
  const facts = {
    mail: row.id,
    enquiry: row.enquiry_id,
    failure,
    attempts: row.attempts,
    next: next?.toISOString(),
  }
  if (stopped) log.info(facts, 'an email was interrupted by the stop and is waiting')
  else if (next && (await isToldAlready(database, row.id, failure))) return
  else if (next) log.warn(facts, 'an email could not be sent and will be tried again')
  else log.error(facts, 'an email could not be sent; the reason is in the outbox')
}

/** What the rules of a server stop stops every mail alike: one line of the log says so, not one for each mail and attempt. */
async function isToldAlready(
  { db }: OutboxParts['database'],
  id: string,
  failure: MailFailure,
): Promise<boolean> {
  if (failure !== 'policy') return false
  const other = await db
    .selectFrom('outbox')
    .select('id')
    .where('failure', '=', failure)
    .where('done_at', 'is', null)
    .where((eb) => eb.or([eb('id', '!=', id), eb('attempts', '>', 1)]))
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** By a clock that cannot be trusted nothing is given up: the 48 hours may be a leap of the clock (ADR 0055). */
async function nextTry(
  database: OutboxParts['database'],
  { promisedAt, attempts, at }: { promisedAt: Date; attempts: number; at: Date },
): Promise<Date | undefined> {
  const next = nextAttempt(promisedAt, attempts, at)
  if (next !== undefined || (await isClockTrusted(database.db, at))) return next
  return new Date(at.getTime() + LONGEST_WAIT_MS)
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

const FIRST_PAUSE_MS = 30_000
const GIVE_UP_AFTER_MS = 2 * DAY_MS

/**
 * The next attempt: after half a minute, then after twice the pause before, at most every four hours, and for the
 * last time when 48 hours have passed since the mail was promised.
 * @param attempts how often it was tried
 * @returns nothing when the 48 hours are over
 */
function nextAttempt(promisedAt: Date, attempts: number, now: Date): Date | undefined {
  const end = promisedAt.getTime() + GIVE_UP_AFTER_MS
  if (now.getTime() >= end) return undefined
  // The exponent is bounded so that the power stays a number.
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_WAIT_MS)
  return new Date(Math.min(now.getTime() + pause, end))
}

/** Shorter than the pause of a worker whose database was away, so that the note is there before the next claim. */
const PAUSE_MS = 250

/**
 * Note the receipt at once, and again every quarter of a second while the database is away.
 * @returns whether the row is still there; the person may have been erased meanwhile
 * @param signal gives up: the site is being stopped, and the mail will be sent again
 */
async function noteSent(
  { database, log, now }: Pick<OutboxParts, 'database' | 'log' | 'now'>,
  row: ClaimedRow,
  signal?: AbortSignal,
): Promise<boolean> {
  const at = now()
  let isLogged = false
  for (;;) {
    try {
      return await markDone(database, row, at)
    } catch (error) {
      if (signal?.aborted) {
        log.error({ mail: row.id }, 'an email was sent but could not be recorded: it will be sent again')
        throw error
      }
      if (!isLogged) log.error({ mail: row.id }, 'an email was sent but could not be recorded: trying again')
      isLogged = true
    }
    await pause(PAUSE_MS, undefined, { signal }).catch(() => {})
  }
}
