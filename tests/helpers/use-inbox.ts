/** The inbox of two colleagues: what the tests of its list and of changes to its requests begin with. */
import { beforeEach } from 'vitest'
import { EMPTY_FILTER, type InboxFilter } from '#/modules/enquiries/model/inbox-filter.ts'
import { readInbox } from '#/modules/enquiries/server/inbox/inbox.server.ts'
import { type BOTH_ENGINES, useDatabase } from './database.ts'
import { storedColleague } from './stored-colleague.ts'
import { storedEnquiry } from './stored-enquiry.ts'

/** When the list is read. */
export const NOW = new Date('2026-11-20T13:42:00Z')
export const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString()

/** A database with two colleagues, requests for it, and its list as one of them reads it. */
export function useInbox(engine: (typeof BOTH_ENGINES)[number]) {
  const database = useDatabase(engine)
  let lea: Awaited<ReturnType<typeof storedColleague>>
  let nina: typeof lea
  beforeEach(async () => {
    lea = await storedColleague(database(), 'Léa Morel')
    nina = await storedColleague(database(), 'Nina Brandt')
  })

  const add = (reference: string, fields: Parameters<typeof storedEnquiry>[1] = {}, venues: string[] = []) =>
    storedEnquiry(
      database(),
      { reference, created_at: hoursAgo(1), ...fields },
      venues.map((slug) => ({ id: null, slug, name: slug })),
    )
  const read = (filter: Partial<InboxFilter> = {}, me = lea.id) =>
    readInbox(database(), { ...EMPTY_FILTER, ...filter }, { me, now: NOW })
  /** References by part. */
  const list = async (filter: Partial<InboxFilter> = {}) => {
    const { segments } = await read(filter)
    return Object.fromEntries(
      segments.map(({ name, rows }) => [name, rows.map(({ reference }) => reference)]),
    )
  }
  const all = async (filter: Partial<InboxFilter> = {}) => Object.values(await list(filter)).flat()

  return {
    database,
    /** Who reads the list. */
    get lea() {
      return lea
    },
    get nina() {
      return nina
    },
    add,
    read,
    list,
    all,
  }
}
