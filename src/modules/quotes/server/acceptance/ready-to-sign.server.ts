/** A client behind others is ready to sign: the agency hears of it, with a mail to whoever comes first (`quotes.md`, section 1). */
import { z } from 'zod'
import { isLanguage, LANGUAGES } from '#/i18n/languages.ts'
import { PARIS } from '#/lib/paris-time.ts'
import { fillIn, MAIL_COPY } from '#/mail/copy.ts'
import { conflictsWith } from '#/modules/calendar/model/conflicts-with.ts'
import { entriesOn } from '#/modules/calendar/server/calendar.repository.server.ts'
import { ORIGIN_KIND } from '#/modules/enquiries/model/booking.ts'
import { readOfficeHours } from '#/modules/staff/server/agency-settings.repository.server.ts'
import { venueNames } from '#/modules/venues/server/venue-names.repository.server.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db, Transaction } from '#/platform/database/schema.ts'
import { noteEvent } from '#/platform/records/change-record.ts'
import { type HiredDays, hiredDays } from '../hired-days.server.ts'
import { QUOTE_EVENTS, VISITOR } from '../quote-events.server.ts'
import { QUOTE } from '../quote-record.server.ts'
import type { AnswerKind } from './answer-quote.server.ts'
import { confirmedBy, linesOfVersion } from './follow-acceptance.server.ts'
import { notifyAgency } from './notify-agency.server.ts'
import { linkBehind, quoteBehind } from './quote-behind.server.ts'

const noted = z.object({ until: z.string() })

/** Until when whoever comes first is to decide (ISO 8601, UTC); null where the client has not said to be ready. */
export async function readyUntil(db: Db, quoteId: string, n: number): Promise<string | null> {
  const row = await db
    .selectFrom('quote_history')
    .select('details')
    .where('quote_id', '=', quoteId)
    .where('n', '=', n)
    .where('event', '=', 'ready')
    .executeTakeFirst()
  return row === undefined ? null : noted.parse(row.details).until
}

/** Tell the agency; said once more, it is the same. */
export async function sayReady(
  database: Database,
  { token, n }: { readonly token: string; readonly n: number },
  now: Date,
): Promise<AnswerKind> {
  const hours = await readOfficeHours(database)
  return database.db.transaction().execute(async (db) => {
    const link = await linkBehind(db, token)
    const held = link && (await QUOTE.hold(db, link.quote_id))
    const behind = await quoteBehind(db, token, now)
    if (held === undefined || behind === undefined) return 'gone'
    const { version, state } = behind
    if (state !== 'sent' || version.n !== n) return 'closed'
    if ((await readyUntil(db, held.id, n)) !== null) return 'done'
    const until = confirmedBy(now, hours).toISOString()
    const mails = await mailsToFirst(db, held.enquiry_id, hiredDays(await linesOfVersion(db, version.id)), {
      ...{ until, now },
    })
    if (mails.length === 0) return 'closed'
    const stamp = { by: VISITOR, at: now }
    const after = (await QUOTE.write(db, held, {}, stamp)) ?? held
    const event = { event: 'ready', n, details: { until } } as const
    await noteEvent(db, QUOTE_EVENTS, event, { before: held, after }, stamp)
    const text = mails.map((mail) => mail.text).join('\n\n—\n\n')
    const write = mails.flatMap(({ reference }) => reference ?? [])
    await notifyAgency(db, held, { what: 'ready', text, write: [...new Set(write)] }, now)
    return 'done'
  })
}

/** For each venue with somebody before: whom to write to, and what; the agent sends it. */
async function mailsToFirst(
  db: Transaction,
  enquiryId: string,
  hired: readonly HiredDays[],
  { until, now }: { readonly until: string; readonly now: Date },
): Promise<{ readonly reference: string | undefined; readonly text: string }[]> {
  const names = await venueNames(
    db,
    hired.map(({ venueId }) => venueId),
  )
  const mails: { reference: string | undefined; text: string }[] = []
  for (const { venueId, whole } of hired) {
    const entries = await entriesOn(db, venueId, whole)
    const own = { kind: ORIGIN_KIND, id: enquiryId }
    const isBehind = entries.some(
      ({ kind, origin }) => kind === 'hold' && origin?.kind === own.kind && origin.id === own.id,
    )
    const [first] = conflictsWith(entries, whole, now, own).held
    if (!isBehind || first === undefined) continue
    const enquiry = await db
      .selectFrom('enquiry')
      .select(['reference', 'language'])
      .where('id', '=', first.origin?.kind === ORIGIN_KIND ? first.origin.id : '')
      .executeTakeFirst()
    const language = enquiry && isLanguage(enquiry.language) ? enquiry.language : 'fr'
    const moment = new Intl.DateTimeFormat(LANGUAGES[language].intl, {
      ...{ dateStyle: 'long', timeStyle: 'short', timeZone: PARIS },
    }).format(new Date(until))
    const { greetingPlain, acceptance: copy } = MAIL_COPY[language]
    const text = fillIn(copy.firstToDecide, { venue: names.get(venueId) ?? '', date: moment })
    const { reference } = enquiry ?? {}
    mails.push({ reference, text: [reference ?? first.title, greetingPlain, text].join('\n\n') })
  }
  return mails
}
