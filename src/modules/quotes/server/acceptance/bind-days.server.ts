/** Days of an accepted choice: sold at once by the owner's word, or held until the owner gives it (`quotes.md`, "Binding"). */
import { randomUUID } from 'node:crypto'
import type { DayRange } from '#/modules/calendar/model/day-range.ts'
import { wordFor } from '#/modules/calendar/model/word-for.ts'
import { asksOn } from '#/modules/calendar/server/owner-asks.repository.server.ts'
import { putToOwner } from '#/modules/calendar/server/record/ask-owner.server.ts'
import { holdDaysUntil } from '#/modules/calendar/server/record/hold-days.server.ts'
import { sellTogether } from '#/modules/calendar/server/record/sell-days.server.ts'
import { ORIGIN_KIND } from '#/modules/enquiries/model/booking.ts'
import type { Actor, StaffActor } from '#/platform/audit-log/audit.ts'
import type { Db, Transaction } from '#/platform/database/schema.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import type { QuoteDocument } from '../../model/quote-document.schema.ts'
import type { HiredDays } from '../hired-days.server.ts'

/** Whether the owner's word covers days of a venue. */
export type WordPort = (db: Db, venueId: string, range: DayRange, now: Date) => Promise<boolean>

/** The word as the calendar keeps it. */
export const keptWord: WordPort = async (db, venueId, range, now) => {
  const asks = (await asksOn(db, [venueId], range)).get(venueId) ?? []
  return wordFor(asks, range, now).kind === 'covered'
}

/** Whether an owner has said no to any of the days since a moment (ISO 8601, UTC). */
export async function isRefused(
  db: Db,
  hired: readonly HiredDays[],
  since: string,
  now: Date,
): Promise<boolean> {
  for (const { venueId, whole } of hired) {
    const asks = (await asksOn(db, [venueId], whole)).get(venueId) ?? []
    const said = wordFor(asks, whole, now)
    if (said.kind === 'refused' && (said.ask.answeredAt ?? '') >= since) return true
  }
  return false
}

/** @throws {Refusal} with `Taken`, when somebody was first */
export async function bookDays(
  db: Db,
  enquiryId: string,
  hired: readonly HiredDays[],
  title: string,
  stamp: Stamp<Actor>,
): Promise<void> {
  const origin = { kind: ORIGIN_KIND, id: enquiryId }
  const sales = hired.map((one) => ({ origin, title, ...one }))
  await sellTogether(db, sales, stamp)
}

/** What waits for an owner, and how they are asked. */
export interface Waiting {
  readonly enquiryId: string
  readonly title: string
  readonly event: QuoteDocument['event']
  /** ISO 8601, UTC: until then the owner can answer. */
  readonly until: string
  /** In whose name the owner is asked: who sent the quote. */
  readonly asker: StaffActor
  readonly secret: string
}

/**
 * Hold the days as far as the request does not do so already, and ask the owners at once.
 * @throws {Refusal} with `Taken`, when the days are sold or closed
 */
export async function holdAndAsk(
  db: Transaction,
  hired: readonly HiredDays[],
  word: WordPort,
  waiting: Waiting,
  stamp: Stamp<Actor>,
): Promise<void> {
  const origin = { kind: ORIGIN_KIND, id: waiting.enquiryId }
  for (const { venueId, days, whole } of hired) {
    const hold = { untilAt: waiting.until, title: waiting.title, note: '', origin }
    await holdDaysUntil(db, { ...hold, venueId, event: days, ...whole }, stamp)
    if (await word(db, venueId, whole, stamp.at)) continue
    const asked = {
      ...{ id: randomUUID(), venueId, ...whole, event: waiting.event.what, guests: waiting.event.guests },
      ...{ setUp: '', client: null, until: waiting.until, remind: false, origin },
    }
    // An owner without an address is called: the list of options shows the hold.
    await putToOwner(db, asked, { by: waiting.asker, now: stamp.at, secret: waiting.secret, remindAt: null })
  }
}
