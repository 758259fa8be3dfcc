/** Storage of not-found reports. */

import type { Selectable, SelectQueryBuilder } from 'kysely'
import { delocalize } from '#/i18n/addresses/delocalize.ts'
import { erasureLimit } from '#/platform/clock/erasure-limit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { NotFoundReport } from '../model/not-found-report.schema.ts'
import type { RedirectTables } from './tables/redirect.ts'

/** Limit for different addresses; further new ones are dropped. Invented addresses must not fill the disk. */
const MAX_ADDRESSES = 5000

/** Limit for different hosts of one address; visitors from others count as unknown. */
const MAX_HOSTS = 20

/** Sort orders of the list. */
export const NOT_FOUND_ORDERS = ['count', 'last', 'first', 'address'] as const

export type NotFoundOrder = (typeof NOT_FOUND_ORDERS)[number]

const COLUMN_OF = { count: 'count', last: 'last_at', first: 'first_at', address: 'address' } as const

export interface NotFoundFilter {
  /** Handled addresses instead of the open ones. */
  readonly handled?: boolean
  /** Only those met since. */
  readonly since?: Date
}

/** A part of the list. */
export interface NotFoundPage extends NotFoundFilter {
  /** Default: `count`. */
  readonly order?: NotFoundOrder
  /** Smallest, earliest or A first; else the reverse. */
  readonly ascending?: boolean
  /** Most rows, from `offset`. */
  readonly limit: number
  readonly offset?: number
}

/** An address with its referrers, the most frequent host first. */
export interface NotFoundAddress {
  /** Path without query. */
  readonly address: string
  readonly slug: string
  /** Whether it is spelled like a venue's page: a deleted venue, or a misspelled one. */
  readonly venue: boolean
  readonly count: number
  /** ISO 8601, UTC. */
  readonly firstAt: string
  /** ISO 8601, UTC. */
  readonly lastAt: string
  /** ISO 8601, UTC; null until it is handled. Met again after that, it is open once more. */
  readonly handledAt: string | null
  /** `host` is empty where the browser sent no referrer. */
  readonly referrers: readonly { readonly host: string; readonly count: number }[]
}

/**
 * Count one report. A handled address that is met again becomes open.
 * @returns whether it was stored; new addresses are dropped above the limit
 */
export async function recordNotFound(
  { db }: Database,
  { address, slug, referrer }: NotFoundReport,
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
      if (addresses >= MAX_ADDRESSES) return false
      await transaction
        .insertInto('lost_address')
        .values({ address, slug, count: 1, first_at: at, last_at: at })
        // Another process may insert it at the same moment.
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
    const full = hosts.length >= MAX_HOSTS && !hosts.some(({ host }) => host === referrer)
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

/** List addresses with their referrers. Ties in the order are listed from A to Z. */
export async function listNotFoundReports({ db }: Database, page: NotFoundPage): Promise<NotFoundAddress[]> {
  const rows = await only(page, db.selectFrom('lost_address'))
    .selectAll()
    .orderBy(COLUMN_OF[page.order ?? 'count'], page.ascending ? 'asc' : 'desc')
    .orderBy('address')
    .limit(page.limit)
    .offset(page.offset ?? 0)
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
    ...toNotFoundAddress(row),
    referrers: referrers
      .filter(({ address }) => address === row.address)
      .map(({ host, count }) => ({ host, count })),
  }))
}

/** Number of addresses on all pages of the list. */
export async function countNotFoundReports({ db }: Database, filter: NotFoundFilter): Promise<number> {
  const { addresses } = await only(filter, db.selectFrom('lost_address'))
    .select((eb) => eb.fn.countAll<number>().as('addresses'))
    .executeTakeFirstOrThrow()
  return addresses
}

/**
 * Mark an address as handled, or as open again.
 * @returns whether the address exists
 */
export async function markNotFoundReport(
  db: Db,
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

/** Delete addresses not met since a moment, the oldest first and no more than one run may delete. */
export async function deleteNotFoundReports({ db }: Database, before: Date): Promise<void> {
  const { stored } = await db
    .selectFrom('lost_address')
    .select((eb) => eb.fn.countAll<number>().as('stored'))
    .executeTakeFirstOrThrow()
  const old = db
    .selectFrom('lost_address')
    .select('address')
    .where('last_at', '<', before.toISOString())
    .orderBy('last_at')
    .orderBy('address')
    .limit(erasureLimit(stored))
  await db.deleteFrom('lost_address').where('address', 'in', old).execute()
}

function only(
  { handled, since }: NotFoundFilter,
  query: SelectQueryBuilder<RedirectTables, 'lost_address', object>,
) {
  const wanted = query.where('handled_at', handled ? 'is not' : 'is', null)
  return since ? wanted.where('last_at', '>=', since.toISOString()) : wanted
}

function toNotFoundAddress(
  row: Selectable<RedirectTables['lost_address']>,
): Omit<NotFoundAddress, 'referrers'> {
  const { address, slug, count, first_at, last_at, handled_at } = row
  const venue = delocalize(address)?.page === 'venue'
  return { address, slug, venue, count, firstAt: first_at, lastAt: last_at, handledAt: handled_at }
}
