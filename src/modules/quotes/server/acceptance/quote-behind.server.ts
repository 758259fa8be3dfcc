/** The quote behind a private link, as it stands now (`quotes.md`, section 5). */
import type { Selectable } from 'kysely'
import { isToken } from '#/i18n/addresses/slug.ts'
import { parisDay } from '#/lib/paris-time.ts'
import { stands } from '#/modules/calendar/model/calendar-entry.ts'
import { entriesFor } from '#/modules/calendar/server/calendar.repository.server.ts'
import { ORIGIN_KIND } from '#/modules/enquiries/model/booking.ts'
import type { Db } from '#/platform/database/schema.ts'
import { hashSecret } from '#/platform/secrets/secret.ts'
import { type ShownState, shownState } from '../../model/version-states.ts'
import type { QuoteRow } from '../quote-events.server.ts'
import { standingBefore, type VersionRow, versionsOf, versionThatCounts } from '../quote-record.server.ts'
import type { QuoteAcceptanceTable, QuoteLinkTable } from '../tables/quote.ts'
import { waitingVersions } from '../waiting-acceptances.repository.server.ts'

/** What a link leads to: always the newest version that was sent. */
export interface QuoteBehind {
  readonly link: Selectable<QuoteLinkTable>
  readonly quote: QuoteRow
  readonly version: VersionRow
  /** `cancelled`: its days were booked, and are not any more. */
  readonly state: ShownState | 'cancelled'
  readonly acceptance: Selectable<QuoteAcceptanceTable> | undefined
  /** What an amendment would change, or changes once the owner has confirmed. */
  readonly standing: VersionRow | undefined
}

/** The link itself; undefined for one that is wrong or revoked. */
export async function linkBehind(db: Db, token: string): Promise<Selectable<QuoteLinkTable> | undefined> {
  if (!isToken(token)) return undefined
  return db
    .selectFrom('quote_link')
    .selectAll()
    .where('token_hash', '=', hashSecret(token))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
}

/** Read what stands behind a link; within a transaction, the quote is held before. */
export async function quoteBehind(db: Db, token: string, now: Date): Promise<QuoteBehind | undefined> {
  const link = await linkBehind(db, token)
  if (link === undefined) return undefined
  const quote = await db.selectFrom('quote').selectAll().where('id', '=', link.quote_id).executeTakeFirst()
  const sent = (await versionsOf(db, link.quote_id)).filter(({ state }) => state !== 'draft')
  const version = versionThatCounts(sent)
  if (quote === undefined || version === undefined) return undefined
  const standing = await standingBefore(db, version)
  const acceptance = await db
    .selectFrom('quote_acceptance')
    .selectAll()
    .where('version_id', '=', version.id)
    .executeTakeFirst()
  const isBooked = !(await waitingVersions(db, [version.id])).has(version.id)
  const { state, valid_until: validUntil } = version
  return {
    link,
    quote,
    version,
    acceptance,
    standing,
    state:
      state === 'accepted' && isBooked && (await isGivenBack(db, quote.enquiry_id, now))
        ? 'cancelled'
        : shownState({ state, validUntil }, parisDay(now), isBooked),
  }
}

/** Whether days of a request were booked, and none of them is any more. */
async function isGivenBack(db: Db, enquiryId: string, now: Date): Promise<boolean> {
  const entries = await entriesFor(db, { kind: ORIGIN_KIND, id: enquiryId })
  const bookings = entries.filter(({ kind }) => kind === 'booking')
  return bookings.length > 0 && !bookings.some((entry) => stands(entry, now))
}
