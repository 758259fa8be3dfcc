/** The last step of an acceptance by link: what is checked before it follows (`quotes.md`, sections 1 and 5). */
import { HOUR_MS } from '#/lib/time-spans.ts'
import type { OfficeHours } from '#/lib/working-hours.ts'
import type { Taken } from '#/modules/calendar/model/taken.ts'
import { UNMERGED_ENQUIRY } from '#/modules/enquiries/server/record/enquiry-record.server.ts'
import { readOfficeHours } from '#/modules/staff/server/agency-settings.repository.server.ts'
import { isTooFarAhead } from '#/platform/clock/clocks-differ.ts'
import { refuseUntrustedClock } from '#/platform/clock/judge-clock.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { orRefused } from '#/platform/records/refusal.ts'
import type { Total } from '../../model/totals.ts'
import { VISITOR } from '../quote-events.server.ts'
import { QUOTE } from '../quote-record.server.ts'
import { readCode } from './acceptance-code.server.ts'
import { keptWord, type WordPort } from './bind-days.server.ts'
import { followAcceptance } from './follow-acceptance.server.ts'
import { linkBehind, quoteBehind } from './quote-behind.server.ts'

/** What has become of a confirmation; only `accepted` has recorded anything. */
export type AcceptOutcome =
  | { readonly kind: 'accepted'; readonly isBooked: boolean }
  | Taken
  /** Another state, or another version, was first. */
  | { readonly kind: 'closed' }
  /** No code has passed for it, or too long ago. */
  | { readonly kind: 'no-code' }
  | { readonly kind: 'gone' }

/** The confirmation, and where it comes from. */
export interface Confirmation {
  readonly token: string
  readonly codeId: string
  readonly ip: string | null
  readonly userAgent: string
}

/** What accepting needs from above. */
export interface AcceptParts {
  readonly now: Date
  readonly secret: string
  readonly word?: WordPort
}

/**
 * Accept a quote. The same code once more is the same acceptance.
 * @throws {UntrustedClockError} while the clock cannot be trusted: whether a quote has expired, and when it was accepted, follow from it
 */
export async function acceptQuote(
  database: Database,
  confirmation: Confirmation,
  parts: AcceptParts,
): Promise<AcceptOutcome> {
  const hours = await readOfficeHours(database)
  return orRefused<AcceptOutcome>(
    database.db.transaction().execute((db) => accept(db, confirmation, parts, hours)),
  )
}

async function accept(
  db: Transaction,
  { token, codeId, ip, userAgent }: Confirmation,
  { now, secret, word = keptWord }: AcceptParts,
  hours: OfficeHours,
): Promise<AcceptOutcome> {
  await refuseUntrustedClock(db, now)
  const link = await linkBehind(db, token)
  if (link === undefined) return { kind: 'gone' }
  const held = await QUOTE.hold(db, link.quote_id)
  const behind = await quoteBehind(db, token, now)
  const code = await readCode(db, link.id, codeId)
  if (held === undefined || behind === undefined) return { kind: 'gone' }
  if (code?.passed_at == null) return { kind: 'no-code' }
  const passedAt = new Date(code.passed_at)
  if (passedAt.getTime() < now.getTime() - HOUR_MS || isTooFarAhead(passedAt, now)) return { kind: 'no-code' }
  const { version, state } = behind
  const isSame = (behind.acceptance?.evidence as { code?: unknown } | undefined)?.code === code.id
  if (isSame) return { kind: 'accepted', isBooked: state === 'accepted' }
  if (state !== 'sent' || code.version_id !== version.id) return { kind: 'closed' }
  // Held before the days, as everything that wins a request does.
  const enquiry = await UNMERGED_ENQUIRY.hold(db, held.enquiry_id)
  if (enquiry === undefined) return { kind: 'gone' }
  const { signer } = code
  const total = (version.totals as Total[]).find(({ choice }) => choice === signer.choice)
  if (total === undefined) return { kind: 'closed' }
  const proof = {
    ...{ code: code.id, codeSentAt: code.sent_at, codePassedAt: code.passed_at },
    ...{ statement: signer.statement, link: link.kind, sentTo: link.sent_to, ip, userAgent },
  }
  const acceptance = { held, version, enquiry, total, signer, proof, sentTo: link.sent_to, token }
  const isBooked = await followAcceptance(db, acceptance, { hours, secret, word }, { by: VISITOR, at: now })
  return { kind: 'accepted', isBooked }
}
