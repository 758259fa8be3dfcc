/** Days of the demo without a quote: owners, what was sold, and a closure. */
import { laterDay } from '../../src/lib/iso-day.ts'
import { parisDay } from '../../src/lib/paris-time.ts'
import { placeEntry } from '../../src/modules/calendar/server/place-entry.server.ts'
import { NO_OWNER } from '../../src/modules/venues/model/venue-owner.ts'
import { changeOwner } from '../../src/modules/venues/server/admin/venue-owner.repository.server.ts'
import type { StaffActor } from '../../src/platform/audit-log/audit.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { CLOSED, SOLD } from './quote-stories.ts'

/** First and last day of what begins in some days. */
export function daysOf({ inDays, days }: { readonly inDays: number; readonly days: number }, now: Date) {
  const firstDay = laterDay(parisDay(now), inDays)
  return { firstDay, lastDay: laterDay(firstDay, days - 1) }
}

const NAMES = ['Hélène Arvieux', 'Gaspard Tilleroy', 'Nora Vaubrun', 'Étienne Mazerolle']

/** Give every venue somebody who can be asked. */
export async function fillOwners(
  database: Database,
  venues: ReadonlyMap<string, string>,
  by: StaffActor,
): Promise<void> {
  for (const [at, [slug, id]] of [...venues].entries()) {
    const owner = { name: NAMES[at % NAMES.length] ?? '', email: `${slug}@owners.example` }
    const to = { ...NO_OWNER, ...owner, language: 'fr', vatStatus: 'taxed', commission: '15' } as const
    await changeOwner(database, { id, from: NO_OWNER, to }, by)
  }
}

/** Sell and close days. */
export async function fillDays(
  { db }: Database,
  venues: ReadonlyMap<string, string>,
  by: StaffActor,
  now: Date,
): Promise<void> {
  const entries = [
    ...SOLD.map((sold) => ({ ...sold, kind: 'booking' as const })),
    { ...CLOSED, kind: 'closed' as const },
  ]
  for (const { slug, kind, title, ...range } of entries)
    await db.transaction().execute((transaction) =>
      placeEntry(
        transaction,
        {
          ...{ venueId: venues.get(slug) ?? '', kind, title, note: '', untilAt: null, origin: null },
          ...daysOf(range, now),
        },
        { by, at: now },
      ),
    )
}
