/** The owner of a venue. Beside the versions of the venue: nothing of it is ever public. */

import { sql } from 'kysely'
import { readPhoneNumber } from '#/forms/phone-number.server.ts'
import { type Actor, writeAudit } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Person, PersonalData } from '#/platform/database/personal-data.ts'
import type { Db } from '#/platform/database/schema.ts'
import { NO_OWNER, type VenueOrigin, type VenueOwner } from '../../model/venue-owner.ts'
import { venueRequests } from './venue-requests.queries.server.ts'

const ownerIn = (row: {
  owner_name: string | null
  owner_email: string | null
  owner_phone: string | null
}): VenueOwner => ({
  name: row.owner_name ?? '',
  email: row.owner_email ?? '',
  phone: row.owner_phone ?? '',
})

/** Where a venue comes from, and its owner. */
export async function readVenueOrigin(db: Db, venueId: string): Promise<VenueOrigin> {
  const row = await db
    .selectFrom('venue_private')
    .select(['owner_name', 'owner_email', 'owner_phone'])
    .where('venue_id', '=', venueId)
    .executeTakeFirst()
  const owner = row === undefined ? NO_OWNER : ownerIn(row)
  return { owner, proposal: await venueRequests().proposal(db, venueId) }
}

/** The answer to another contact: it was changed, or here is what another user has written meanwhile. */
export type OwnerOutcome =
  | { readonly kind: 'saved'; readonly owner: VenueOwner }
  | { readonly kind: 'conflict'; readonly owner: VenueOwner }
  | { readonly kind: 'missing' }

/** Changes the contact, unless another user has changed it meanwhile. */
export function changeOwner(
  { db }: Database,
  { id, from, to }: { readonly id: string; readonly from: VenueOwner; readonly to: VenueOwner },
  editor: Actor,
): Promise<OwnerOutcome> {
  return db.transaction().execute(async (transaction): Promise<OwnerOutcome> => {
    const venue = await transaction
      .selectFrom('venue')
      .select(['id', 'name', 'updated_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (venue === undefined) return { kind: 'missing' }
    // Venues that came with an import have no row yet.
    await transaction
      .insertInto('venue_private')
      .values({ venue_id: id, version: 1, address: '', changed_at: venue.updated_at })
      .onConflict((oc) => oc.column('venue_id').doNothing())
      .execute()
    const { numUpdatedRows } = await transaction
      .updateTable('venue_private')
      .set({
        owner_name: to.name || null,
        owner_email: to.email || null,
        owner_phone: to.phone || null,
      })
      .where('venue_id', '=', id)
      .where(sql`coalesce(owner_name, '')`, '=', from.name)
      .where(sql`coalesce(owner_email, '')`, '=', from.email)
      .where(sql`coalesce(owner_phone, '')`, '=', from.phone)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) {
      const { owner } = await readVenueOrigin(transaction, id)
      // The same again, after an answer that was lost.
      const isDone = owner.name === to.name && owner.email === to.email && owner.phone === to.phone
      return { kind: isDone ? 'saved' : 'conflict', owner }
    }
    await writeAudit(transaction, {
      actor: editor,
      action: 'venue.owner-changed',
      // The venue only: the audit log is kept longer than the contact.
      subject: { id, name: venue.name },
    })
    return { kind: 'saved', owner: to }
  })
}

/** What is told and erased of a person who lets venues, by their address or by their number however it is written (behaviour 6.3). */
export const OWNERS_OF_VENUES: PersonalData = {
  name: 'letVenues',
  read: async (db, person) => (await contactsOf(db, person)).map(({ venue_id: _, ...contact }) => contact),
  erase: async (db, person) => {
    const venues = (await contactsOf(db, person)).map(({ venue_id }) => venue_id)
    if (venues.length === 0) return []
    await db
      .updateTable('venue_private')
      .set({ owner_name: null, owner_email: null, owner_phone: null })
      .where('venue_id', 'in', venues)
      .execute()
    return []
  },
}

async function contactsOf(db: Db, person: Person) {
  const contacts = await db
    .selectFrom('venue_private')
    .innerJoin('venue', 'venue.id', 'venue_private.venue_id')
    .select(['venue_id', 'venue.name', 'owner_name', 'owner_email', 'owner_phone'])
    .where((eb) => eb.or([eb('owner_email', 'is not', null), eb('owner_phone', 'is not', null)]))
    .orderBy('venue.name')
    .execute()
  return contacts.filter(({ owner_email, owner_phone }) =>
    'phone' in person
      ? readPhoneNumber(owner_phone ?? '', 'fr') === person.phone
      : owner_email?.toLowerCase() === person.email,
  )
}
