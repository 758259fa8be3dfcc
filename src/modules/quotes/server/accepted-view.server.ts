/** What was accepted of a quote, as the back office shows it, and what voiding would do. */
import { formatDayRange } from '#/i18n/format-day-range.ts'
import { fillIn } from '#/mail/copy.ts'
import type { DayRange } from '#/modules/calendar/model/day-range.ts'
import { ORIGIN_KIND } from '#/modules/enquiries/model/booking.ts'
import type { Db } from '#/platform/database/schema.ts'
import { QUOTE_TEXTS } from '../mail/quote-texts.ts'
import { openCents } from '../model/payment-state.ts'
import { quoteDocumentSchema } from '../model/quote-document.schema.ts'
import type { Choice } from '../model/quote-line.ts'
import type { QuoteRow } from './quote-events.server.ts'
import type { VersionRow } from './quote-record.server.ts'

/** Days that are sold for the request. */
export interface SoldDays extends DayRange {
  readonly venue: string
}

/** A mail that is written for nobody but the agent to send. */
export interface PreparedMail {
  readonly for: 'client' | 'owner'
  readonly to: string
  readonly subject: string
  readonly body: string
}

/** An acceptance with what hangs on it. */
export interface AcceptedView {
  readonly n: number
  readonly choice: Choice | null
  readonly name: string
  /** ISO 8601, UTC. */
  readonly at: string
  readonly isPaper: boolean
  readonly sold: readonly SoldDays[]
  readonly openCents: number
  readonly paidCents: number
  /** What to tell client and owners, once it was voided. */
  readonly mails: readonly PreparedMail[]
}

/** Read what was accepted of a quote; null where nothing stands or was voided. */
export async function readAccepted(
  db: Db,
  { id, enquiry_id, reference }: Pick<QuoteRow, 'id' | 'enquiry_id' | 'reference'>,
  versions: readonly VersionRow[],
): Promise<AcceptedView | null> {
  const version =
    versions.findLast(({ state }) => state === 'accepted') ?? versions.find(({ state }) => state === 'voided')
  const acceptance =
    version &&
    (await db
      .selectFrom('quote_acceptance')
      .selectAll()
      .where('version_id', '=', version.id)
      .executeTakeFirst())
  if (version === undefined || acceptance === undefined) return null
  const { name = '', link } = acceptance.evidence as { name?: string; link?: string }
  const payments = await db
    .selectFrom('payment')
    .select(['cents', 'paid_cents', 'paid_day', 'struck_at'])
    .where('quote_id', '=', id)
    .execute()
  const sum = (amounts: readonly number[]) => amounts.reduce((all, cents) => all + cents, 0)
  return {
    ...{ n: version.n, choice: acceptance.choice, name, at: acceptance.at, isPaper: link === 'paper' },
    sold: await soldDays(db, enquiry_id),
    openCents: sum(
      payments.map(({ cents, paid_cents: paidCents, struck_at }) =>
        openCents({ cents, paidCents, isStruck: struck_at !== null }),
      ),
    ),
    paidCents: sum(payments.map(({ paid_day, paid_cents, cents }) => (paid_day ? (paid_cents ?? cents) : 0))),
    mails: version.state === 'voided' ? await preparedMails(db, version, reference ?? '') : [],
  }
}

async function soldDays(db: Db, enquiryId: string): Promise<SoldDays[]> {
  return db
    .selectFrom('calendar_entry')
    .innerJoin('venue', 'venue.id', 'calendar_entry.venue_id')
    .select(['venue.name as venue', 'first_day as firstDay', 'last_day as lastDay'])
    .where('origin_kind', '=', ORIGIN_KIND)
    .where('origin_id', '=', enquiryId)
    .where('kind', '=', 'booking')
    .where('calendar_entry.state', '=', 'booked')
    .orderBy('first_day')
    .execute()
}

async function preparedMails(db: Db, version: VersionRow, number: string): Promise<PreparedMail[]> {
  const { client } = quoteDocumentSchema.parse(version.document)
  const texts = QUOTE_TEXTS[version.language].voided
  const values = { number, name: client.name || client.company }
  const mails: PreparedMail[] = []
  if (version.sent_to) {
    const [subject, body] = [fillIn(texts.subject, values), fillIn(texts.body, values)]
    mails.push({ for: 'client', to: version.sent_to, subject, body })
  }
  const owners = await db
    .selectFrom('quote_line')
    .innerJoin('venue', 'venue.id', 'quote_line.venue_id')
    .innerJoin('venue_private', 'venue_private.venue_id', 'venue.id')
    .select(['venue.name as venue', 'first_day', 'last_day', 'owner_name', 'owner_email', 'owner_language'])
    .where('version_id', '=', version.id)
    .where('first_day', 'is not', null)
    .execute()
  for (const { venue, first_day, last_day, owner_name, owner_email, owner_language } of owners) {
    if (!owner_email || first_day === null || last_day === null) continue
    const language = owner_language === 'en' ? 'en' : 'fr'
    const words = QUOTE_TEXTS[language].voided
    const days = `${formatDayRange(first_day, last_day, language)} ${last_day.slice(0, 4)}`
    const said = { venue, days, name: owner_name ?? '' }
    const [subject, body] = [fillIn(words.ownerSubject, said), fillIn(words.ownerBody, said)]
    mails.push({ for: 'owner', to: owner_email, subject, body })
  }
  return mails
}
