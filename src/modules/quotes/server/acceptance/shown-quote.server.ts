/** A quote as its client sees it (`quotes.md`, section 5). */
import type { Language } from '#/i18n/languages.ts'
import { daysFrom } from '#/lib/iso-day.ts'
import { parisDay } from '#/lib/paris-time.ts'
import { readOfficeHours } from '#/modules/staff/server/agency-settings.repository.server.ts'
import { staffNames } from '#/modules/staff/server/staff.repository.server.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db } from '#/platform/database/schema.ts'
import { type DuePayment, replannedPayments } from '../../model/payment-plan.ts'
import { changesOf, type LineChange, type ShownLine } from '../../model/quote-changes.ts'
import { quoteDocumentSchema } from '../../model/quote-document.schema.ts'
import type { Choice } from '../../model/quote-line.ts'
import { linesOf, type Total } from '../../model/totals.ts'
import { hiredDays, type LineRow } from '../hired-days.server.ts'
import type { VersionRow } from '../quote-record.server.ts'
import { readQuoteSettings } from '../quote-settings.repository.server.ts'
import { readCode } from './acceptance-code.server.ts'
import { confirmedBy, linesOfVersion } from './follow-acceptance.server.ts'
import { duePayments, paidOf } from './plan-payments.server.ts'
import { quoteBehind } from './quote-behind.server.ts'
import { readyUntil } from './ready-to-sign.server.ts'
import { otherVenues, type ShownHouse, shownHouses } from './shown-houses.server.ts'

/** One of the alternatives, or the only one. */
interface ShownChoice {
  readonly choice: Choice | null
  readonly lines: readonly ShownLine[]
  readonly total: Total
  /** As if it were accepted today, until it is. */
  readonly payments: readonly DuePayment[]
  /** What an amendment changes; empty in an offer. */
  readonly changes: readonly LineChange[]
  readonly houses: readonly ShownHouse[]
}

/** What is read, and for whom. */
export interface Shown {
  readonly token: string
  /** Of an acceptance under way; empty for none. */
  readonly codeId: string
  /** Of the reader. */
  readonly language: Language
}

/** Read what is behind a link. */
export async function readShownQuote(database: Database, { token, codeId, language }: Shown, now: Date) {
  const { db } = database
  const behind = await quoteBehind(db, token, now)
  if (behind === undefined) return undefined
  const { quote, version, state, link, acceptance, standing } = behind
  const document = quoteDocumentSchema.parse(version.document)
  const [names, lines, { value: settings }, hours, code, paid, before] = await Promise.all([
    staffNames(db, [version.sent_by]),
    linesOfVersion(db, version.id),
    readQuoteSettings(db),
    readOfficeHours(database),
    readCode(db, link.id, codeId),
    paidOf(db, quote.id),
    standing && acceptedPart(db, standing),
  ])
  const today = parisDay(now)
  const acceptedAt = acceptance?.at ?? null
  const day = acceptedAt === null ? today : parisDay(new Date(acceptedAt))
  // What is planned is what is due, also after an amendment; one that is not bound yet would plan anew.
  const planned = acceptance === undefined || standing !== undefined ? [] : await duePayments(db, quote.id)
  const reading = { enquiryId: quote.enquiry_id, event: document.event, language, now }
  const shownChoice = async (total: Total): Promise<ShownChoice> => {
    const own = linesOf(lines, total.choice)
    const hired = hiredDays(own)
    const firstDay = hired.map(({ days }) => days.firstDay).sort()[0]
    return {
      choice: total.choice,
      lines: own.map(shownLine),
      total,
      payments:
        planned.length > 0
          ? planned
          : replannedPayments(total.grossCents, document.payment, day, firstDay ?? day, paid),
      changes: before === undefined ? [] : changesOf(before.lines.map(shownLine), own.map(shownLine)),
      houses: await shownHouses(database, hired, reading),
    }
  }
  const choices = await Promise.all((version.totals as Total[]).map(shownChoice))
  const isOpen = state === 'sent' || state === 'expired'
  const isTaken = isOpen && choices.every(({ houses }) => houses.some((house) => house.isTaken))
  // Only an acceptance that has waited for an owner is withdrawn.
  const isOwnersNo = state === 'withdrawn' && acceptance !== undefined
  const others =
    isTaken || isOwnersNo
      ? await otherVenues(database, hiredDays(lines), {
          reference: await referenceOf(db, quote.enquiry_id),
          guests: document.event.guests ?? 0,
          ...{ language, now },
        })
      : []
  const { name, at } = (acceptance?.evidence ?? {}) as { name?: string; at?: string }
  return {
    state: isTaken ? ('taken' as const) : isOwnersNo ? ('owner-no' as const) : state,
    ...{ number: quote.reference ?? '', n: version.n },
    ...{ language: version.language, isBusiness: version.client_kind === 'business' },
    ...{ title: document.title, opening: document.opening, closing: document.closing },
    ...{ client: document.client.name, company: document.client.company },
    ...{ terms: settings.terms[version.language] ?? '', validUntil: version.valid_until },
    // Both days are counted; on the last one, none is left after it.
    daysLeft: Math.max(0, daysFrom(today, version.valid_until) - 1),
    amends:
      standing === undefined || before === undefined
        ? null
        : {
            ...{ n: standing.n, grossCents: before.grossCents },
            paidCents: paid.reduce((sum, { kind, cents }) => (kind === 'security' ? sum : sum + cents), 0),
          },
    ...{ sender: names.get(version.sent_by ?? '') ?? '', choices, others },
    readyUntil: await readyUntil(db, quote.id, version.n),
    /** Until when whoever comes first is to decide, if the client were ready now. */
    askedUntil: confirmedBy(now, hours).toISOString(),
    accepted:
      acceptedAt === null
        ? null
        : { name: name ?? '', at: at ?? acceptedAt, choice: acceptance?.choice ?? null },
    confirmedBy: acceptedAt === null ? null : confirmedBy(new Date(acceptedAt), hours).toISOString(),
    code:
      code === undefined || code.version_id !== version.id
        ? null
        : {
            id: code.id,
            isPassed: code.passed_at !== null,
            email: code.signer.email,
            choice: code.signer.choice,
            name: code.signer.name,
          },
  }
}

/** The lines and the total of a version that were accepted. */
async function acceptedPart(db: Db, { id, totals }: VersionRow) {
  const accepted = await db
    .selectFrom('quote_acceptance')
    .select('choice')
    .where('version_id', '=', id)
    .executeTakeFirst()
  const choice = accepted?.choice ?? null
  const total = (totals as Total[]).find((one) => one.choice === choice)
  return { lines: linesOf(await linesOfVersion(db, id), choice), grossCents: total?.grossCents ?? 0 }
}

function shownLine(row: LineRow): ShownLine {
  const { position, label, quantity, unit, kind, venue_id: venueId } = row
  return {
    ...{ position, label, quantity, unit, kind, venueId, unitCents: row.unit_cents, netCents: row.net_cents },
    ...{ firstDay: row.first_day, lastDay: row.last_day },
  }
}

async function referenceOf(db: Db, enquiryId: string): Promise<string> {
  const row = await db
    .selectFrom('enquiry')
    .select('reference')
    .where('id', '=', enquiryId)
    .executeTakeFirst()
  return row?.reference ?? ''
}
