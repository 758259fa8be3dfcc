/** Addresses that lead nowhere, as they are stored; the back office lists them and marks them as handled. */
import type { Selectable } from 'kysely'
import type { Database } from '#/server/database/open-database.ts'
import type { MeasurementTables } from '#/server/database/tables/measurement.ts'
import type { LostReport } from './lost-address.schema.ts'

/** A database with the log, whatever else it holds. */
export type LostAddressDatabase = Database<MeasurementTables>

/** Different addresses that are kept; further new ones are not. Made-up addresses must not fill the disk. */
const MOST_ADDRESSES = 5000

/** Different hosts that are kept for one address; visitors from others count as unknown. */
const MOST_HOSTS = 20

/** How the list is ordered. */
export type LostAddressOrder = 'count' | 'last'

/** An address with where its visitors came from, the most frequent host first. */
export interface LostAddress {
  /** Path without query. */
  readonly address: string
  readonly slug: string
  readonly count: number
  /** ISO 8601, UTC. */
  readonly firstAt: string
  /** ISO 8601, UTC. */
  readonly lastAt: string
  /** ISO 8601, UTC; null while nobody has dealt with it. Met again after that, it is open once more. */
  readonly handledAt: string | null
  /** `host` is empty for those who did not tell. */
  readonly referrers: readonly { readonly host: string; readonly count: number }[]
}

/**
 * Counts one report. An address that was handled and is met again is open again.
 * @returns whether it was kept; new addresses are not once there are too many
 */
export async function recordLostAddress(
  { db }: LostAddressDatabase,
  { address, slug, referrer }: LostReport,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString()
  return db.transaction().execute(async (transaction) => {
    const known = await transaction
      .updateTable('lost_address')
      .set((eb) => ({ count: eb('count', '+', 1), last_at: at, handled_at: null }))
      .where('address', '=', address)
      .executeTakeFirst()
    if (known.numUpdatedRows === 0n) {
      const { addresses } = await transaction
        .selectFrom('lost_address')
        .select((eb) => eb.fn.countAll<number>().as('addresses'))
        .executeTakeFirstOrThrow()
      if (addresses >= MOST_ADDRESSES) return false
      await transaction
        .insertInto('lost_address')
        .values({ address, slug, count: 1, first_at: at, last_at: at })
        // Another process may have met it at the same moment.
        .onConflict((conflict) =>
          conflict
            .column('address')
            .doUpdateSet((eb) => ({ count: eb('lost_address.count', '+', 1), last_at: at })),
        )
        .execute()
    }
    const hosts = await transaction
      .selectFrom('lost_address_referrer')
      .select('host')
      .where('address', '=', address)
      .execute()
    const full = hosts.length >= MOST_HOSTS && !hosts.some(({ host }) => host === referrer)
    await transaction
      .insertInto('lost_address_referrer')
      .values({ address, host: full ? '' : referrer, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['address', 'host'])
          .doUpdateSet((eb) => ({ count: eb('lost_address_referrer.count', '+', 1) })),
      )
      .execute()
    return true
  })
}

/**
 * Lists addresses with their referrers.
 * @param filter open ones only unless `handled`; at most `limit`, from `offset`
 */
export async function listLostAddresses(
  { db }: LostAddressDatabase,
  filter: { handled?: boolean; order?: LostAddressOrder; limit: number; offset?: number },
): Promise<LostAddress[]> {
  const rows = await db
    .selectFrom('lost_address')
    .selectAll()
    .where('handled_at', filter.handled ? 'is not' : 'is', null)
    .orderBy(filter.order === 'last' ? 'last_at' : 'count', 'desc')
    .orderBy('address')
    .limit(filter.limit)
    .offset(filter.offset ?? 0)
    .execute()
  if (rows.length === 0) return []
  const referrers = await db
    .selectFrom('lost_address_referrer')
    .selectAll()
    .where(
      'address',
      'in',
      rows.map(({ address }) => address),
    )
    .orderBy('count', 'desc')
    .orderBy('host')
    .execute()
  return rows.map((row) => ({
    ...toLostAddress(row),
    referrers: referrers
      .filter(({ address }) => address === row.address)
      .map(({ host, count }) => ({ host, count })),
  }))
}

/**
 * Marks an address as dealt with, or as open again.
 * @returns whether there is such an address
 */
export async function markLostAddress(
  { db }: LostAddressDatabase,
  address: string,
  handled: boolean,
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('lost_address')
    .set({ handled_at: handled ? now.toISOString() : null })
    .where('address', '=', address)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Deletes what nobody has met since a moment. */
export async function deleteLostAddresses({ db }: LostAddressDatabase, before: Date): Promise<void> {
  await db.deleteFrom('lost_address').where('last_at', '<', before.toISOString()).execute()
}

function toLostAddress(row: Selectable<MeasurementTables['lost_address']>): Omit<LostAddress, 'referrers'> {
  const { address, slug, count, first_at, last_at, handled_at } = row
  return { address, slug, count, firstAt: first_at, lastAt: last_at, handledAt: handled_at }
}
