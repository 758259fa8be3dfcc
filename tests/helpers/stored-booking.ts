/** A booking of what was accepted, as an acceptance makes it, with the owner of its venue. */
import { placeEntry } from '#/modules/calendar/server/place-entry.server.ts'
import { ORIGIN_KIND } from '#/modules/enquiries/model/booking.ts'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'

/** Store one on 1 and 2 March 2027, with a day of set-up before; return its id. */
export async function storedBooking(
  { db }: Database,
  { enquiryId, venueId }: { readonly enquiryId: string; readonly venueId: string },
  stamp: { readonly by: StaffActor; readonly at: Date },
): Promise<string> {
  await db
    .insertInto('venue_private')
    .values({
      ...{ venue_id: venueId, version: 1, address: '12 rue du Parc-Royal, 75003 Paris' },
      ...{ changed_at: stamp.at.toISOString(), owner_name: 'Hélène Aubry' },
      ...{ owner_email: 'helene@example.com', owner_phone: '01 99 00 12 34' },
    })
    .execute()
  const { id } = await db.transaction().execute((tx) =>
    placeEntry(
      tx,
      {
        ...{ venueId, kind: 'booking', title: 'Q-26-0001', note: '', untilAt: null },
        ...{ firstDay: '2027-02-28', lastDay: '2027-03-02', origin: { kind: ORIGIN_KIND, id: enquiryId } },
        event: { firstDay: '2027-03-01', lastDay: '2027-03-02' },
      },
      stamp,
    ),
  )
  return id
}
