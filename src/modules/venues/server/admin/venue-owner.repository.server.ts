/** The owner of a venue. Beside the versions of the venue: nothing of it is ever public. */

import type { Selectable } from 'kysely'
import { readPhoneNumber } from '#/forms/phone-number.server.ts'
import { type Actor, writeAudit } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Person, PersonalData } from '#/platform/database/personal-data.ts'
import type { Db } from '#/platform/database/schema.ts'
import {
  DEPOSIT_PAYEES,
  isSameOwner,
  LETS_AS,
  NO_OWNER,
  VAT_STATUSES,
  type VenueOrigin,
  type VenueOwner,
} from '../../model/venue-owner.ts'
import type { VenuePrivateTable } from '../tables/venue-editing.ts'
import { venueRequests } from './venue-requests.queries.server.ts'

const COLUMNS = [
  'owner_name',
  'owner_email',
  'owner_phone',
  'owner_language',
  'lets_as',
  'vat_status',
  'deposit_payee',
  'mandate_number',
  'mandate_day',
  'commission_bp',
] as const

type OwnerRow = Pick<Selectable<VenuePrivateTable>, (typeof COLUMNS)[number]>

/** What a column holds that this version does not know counts as unknown. */
function ownerIn(row: OwnerRow): VenueOwner {
  const known = <Choice extends string>(choices: readonly Choice[], text: string | null) =>
    choices.find((choice) => choice === text) ?? ''
  return {
    ...{ name: row.owner_name ?? '', email: row.owner_email ?? '', phone: row.owner_phone ?? '' },
    language: row.owner_language ?? '',
    letsAs: known(LETS_AS, row.lets_as),
    vatStatus: known(VAT_STATUSES, row.vat_status),
    depositPayee: known(DEPOSIT_PAYEES, row.deposit_payee),
    ...{ mandateNumber: row.mandate_number ?? '', mandateDay: row.mandate_day ?? '' },
    commission: row.commission_bp === null ? '' : String(row.commission_bp / BASIS_POINTS),
  }
}

/** Hundredths of a percent in a percent. */
const BASIS_POINTS = 100

function columnsOf(owner: VenueOwner): OwnerRow {
  return {
    ...{ owner_name: owner.name || null, owner_email: owner.email || null },
    ...{ owner_phone: owner.phone || null, owner_language: owner.language || null },
    ...{ lets_as: owner.letsAs || null, vat_status: owner.vatStatus || null },
    ...{ deposit_payee: owner.depositPayee || null, mandate_number: owner.mandateNumber || null },
    mandate_day: owner.mandateDay || null,
    commission_bp: owner.commission === '' ? null : Math.round(Number(owner.commission) * BASIS_POINTS),
  }
}

/** Where a venue comes from, and its owner. */
export async function readVenueOrigin(db: Db, venueId: string): Promise<VenueOrigin> {
  const row = await db
    .selectFrom('venue_private')
    .select(COLUMNS)
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

/** Change the contact, unless another user has changed it meanwhile. */
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
    // Locked by this, so that two who change it do so one after the other.
    const present = await transaction
      .updateTable('venue_private')
      .set((eb) => ({ version: eb.ref('version') }))
      .where('venue_id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow()
    const owner = ownerIn(present)
    if (!isSameOwner(owner, from)) {
      // The same again, after an answer that was lost.
      return { kind: isSameOwner(owner, to) ? 'saved' : 'conflict', owner }
    }
    await transaction.updateTable('venue_private').set(columnsOf(to)).where('venue_id', '=', id).execute()
    await writeAudit(transaction, {
      actor: editor,
      action: 'venue.owner-changed',
      // The venue only: the audit log is kept longer than the contact.
      subject: { id, name: venue.name },
    })
    return { kind: 'saved', owner: to }
  })
}

/** What is disclosed and erased of a person who lets venues, by their address or by their number however it is written (behaviour 6.3). */
export const OWNERS_OF_VENUES: PersonalData = {
  name: 'letVenues',
  read: async (db, person) => (await contactsOf(db, person)).map(({ venue_id: _, ...contact }) => contact),
  erase: async (db, person) => {
    const venues = (await contactsOf(db, person)).map(({ venue_id }) => venue_id)
    if (venues.length === 0) return []
    await db
      .updateTable('venue_private')
      .set({ ...columnsOf(NO_OWNER) })
      .where('venue_id', 'in', venues)
      .execute()
    return []
  },
}

async function contactsOf(db: Db, person: Person) {
  const contacts = await db
    .selectFrom('venue_private')
    .innerJoin('venue', 'venue.id', 'venue_private.venue_id')
    .select(['venue_id', 'venue.name', ...COLUMNS])
    .where((eb) => eb.or([eb('owner_email', 'is not', null), eb('owner_phone', 'is not', null)]))
    .orderBy('venue.name')
    .execute()
  return contacts.filter(({ owner_email, owner_phone }) =>
    'phone' in person
      ? readPhoneNumber(owner_phone ?? '', 'fr') === person.phone
      : owner_email?.toLowerCase() === person.email,
  )
}
