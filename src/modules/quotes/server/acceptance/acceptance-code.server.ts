/** The code that shows that an address belongs to who accepts: six digits, ten minutes, five tries (`quotes.md`, section 5). */

import { randomInt, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { HOUR_MS } from '#/lib/time-spans.ts'
import { writeAudit } from '#/platform/audit-log/audit.ts'
import { CLOCKS_DIFFER_MS } from '#/platform/clock/clocks-differ.ts'
import { refuseUntrustedClock } from '#/platform/clock/judge-clock.ts'
import { toJson } from '#/platform/database/json.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db } from '#/platform/database/schema.ts'
import { enqueueMail } from '#/platform/outbox/enqueue-mail.ts'
import { isSameSecret } from '#/platform/secrets/secret.ts'
import { secretKey, signature } from '#/platform/secrets/secret-key.ts'
import type { AcceptanceMailPayload } from '../../mail/acceptance-mail.ts'
import { type Signer, signerSchema } from '../../model/signer.schema.ts'
import type { Total } from '../../model/totals.ts'
import { VISITOR } from '../quote-events.server.ts'
import { QUOTE } from '../quote-record.server.ts'
import { linkBehind, quoteBehind } from './quote-behind.server.ts'

const GOOD_MS = HOUR_MS / 6
const TRIES = 5
/** Of one link in an hour: each goes to an address that anybody can type. */
const CODES_AN_HOUR = 6

/** What has become of the first step. */
export type CodeOutcome =
  | { readonly kind: 'sent'; readonly codeId: string }
  /** Too many codes, or one whose tries are used up a moment ago. */
  | { readonly kind: 'later' }
  /** The quote is not open any more, or another version is. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'gone' }

/** What the first step says. */
export interface CodeWanted {
  readonly token: string
  /** The version that was read. */
  readonly n: number
  readonly signer: Omit<Signer, 'statement'>
  /** Returns the words beside the tick, which are kept as evidence. */
  readonly statement: (values: {
    readonly number: string
    readonly n: number
    readonly choice: Signer['choice']
  }) => string
}

/**
 * Mail a code to who wants to accept.
 * @throws {UntrustedClockError} while the clock cannot be trusted: nothing can be accepted
 */
export async function sendCode(
  { db }: Database,
  { token, n, signer: typed, statement }: CodeWanted,
  { now, secret }: { readonly now: Date; readonly secret: string },
): Promise<CodeOutcome> {
  return db.transaction().execute(async (transaction): Promise<CodeOutcome> => {
    await refuseUntrustedClock(transaction, now)
    const link = await linkBehind(transaction, token)
    if (link === undefined || !(await QUOTE.hold(transaction, link.quote_id))) return { kind: 'gone' }
    const behind = await quoteBehind(transaction, token, now)
    if (behind === undefined) return { kind: 'gone' }
    const { version, state, quote } = behind
    if (state !== 'sent' || version.n !== n || version.client_kind !== 'business') return { kind: 'closed' }
    const before = await transaction
      .selectFrom('acceptance_code')
      .select(['tries', 'until', 'sent_at'])
      .where('link_id', '=', link.id)
      .where('sent_at', '>', new Date(now.getTime() - HOUR_MS).toISOString())
      // What a clock wrote that was ahead would count for as long.
      .where('sent_at', '<=', new Date(now.getTime() + CLOCKS_DIFFER_MS).toISOString())
      .execute()
    const isSpent = before.some(({ tries, until }) => tries >= TRIES && until > now.toISOString())
    if (isSpent || before.length >= CODES_AN_HOUR) return { kind: 'later' }
    const { choice } = typed
    if (!(version.totals as Total[]).some((total) => total.choice === choice)) return { kind: 'closed' }
    const signer: Signer = {
      ...typed,
      statement: statement({ number: quote.reference ?? '', n, choice }),
    }
    const [codeId, code] = [randomUUID(), String(randomInt(1_000_000)).padStart(6, '0')]
    const [at, until] = [now.toISOString(), new Date(now.getTime() + GOOD_MS).toISOString()]
    await transaction
      .insertInto('acceptance_code')
      .values({
        ...{ id: codeId, link_id: link.id, version_id: version.id, signer: toJson(signer) },
        ...{ code_hash: hashOf(codeId, code, secret), sent_at: at, until, tries: 0, passed_at: null },
      })
      .execute()
    const payload: AcceptanceMailPayload = {
      template: 'acceptance-code',
      data: { language: signer.language, email: signer.email, number: quote.reference ?? '', token: code },
    }
    await enqueueMail(transaction, { payload, enquiryId: quote.enquiry_id, at, link: { until, secret } })
    return { kind: 'sent', codeId }
  })
}

/** What has become of a code that was typed. */
export type TryOutcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'wrong'; readonly left: number }
  /** Over, used up, or of another link. */
  | { readonly kind: 'over' }

/** Try a code; each try is counted before it is looked at, so that many at one moment are no more than five. */
export async function tryCode(
  { db }: Database,
  { token, codeId, code }: { readonly token: string; readonly codeId: string; readonly code: string },
  { now, secret }: { readonly now: Date; readonly secret: string },
): Promise<TryOutcome> {
  return db.transaction().execute(async (transaction): Promise<TryOutcome> => {
    const link = await linkBehind(transaction, token)
    if (link === undefined) return { kind: 'over' }
    const tried = await transaction
      .updateTable('acceptance_code')
      .set((eb) => ({ tries: eb('tries', '+', 1) }))
      .where('id', '=', codeId)
      .where('link_id', '=', link.id)
      .where('tries', '<', TRIES)
      .where('until', '>', now.toISOString())
      .where('until', '<=', new Date(now.getTime() + GOOD_MS + CLOCKS_DIFFER_MS).toISOString())
      .returningAll()
      .executeTakeFirst()
    if (tried === undefined) return { kind: 'over' }
    if (isSameSecret(hashOf(codeId, code, secret), tried.code_hash)) {
      await transaction
        .updateTable('acceptance_code')
        .set({ passed_at: tried.passed_at ?? now.toISOString() })
        .where('id', '=', codeId)
        .execute()
      return { kind: 'passed' }
    }
    const left = TRIES - tried.tries
    if (left === 0)
      await writeAudit(transaction, {
        ...{ actor: VISITOR, action: 'quotes.code-used-up', at: now },
        subject: { id: link.quote_id, name: await referenceOf(transaction, link.quote_id) },
      })
    return { kind: 'wrong', left }
  })
}

/** Who accepts, as it is kept with the code. */
const keptSigner = signerSchema
  .omit({ terms: true, agreed: true })
  .extend({ email: z.string(), language: z.enum(LANGUAGE_CODES), statement: z.string() })

/** A code with what was typed before it; undefined for one of another link. */
export async function readCode(db: Db, linkId: string, codeId: string) {
  const row = await db
    .selectFrom('acceptance_code')
    .selectAll()
    .where('id', '=', codeId)
    .where('link_id', '=', linkId)
    .executeTakeFirst()
  return row && { ...row, signer: keptSigner.parse(row.signer) }
}

async function referenceOf(db: Db, quoteId: string): Promise<string> {
  const row = await db.selectFrom('quote').select('reference').where('id', '=', quoteId).executeTakeFirst()
  return row?.reference ?? ''
}

// Keyed: six digits are found from a plain hash at once.
function hashOf(codeId: string, code: string, secret: string): string {
  return signature(secretKey(secret, 'acceptance-code'), `${codeId} ${code}`)
}
