/** How long a page of the inbox takes at 100,000 requests with their quotes, on both databases, beside the plain query. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { EMPTY_FILTER, type InboxFilter, VIEWS } from '#/modules/enquiries/model/inbox-filter.ts'
import { readInbox } from '#/modules/enquiries/server/inbox/inbox.server.ts'
import { migrate } from '#/platform/database/migrate.ts'
import { openDatabase } from '#/platform/database/open-database.ts'
import { fillInbox, randomNumbers } from '../tests/helpers/many-enquiries.ts'
import { startTestPostgres } from '../tests/helpers/postgres.ts'
import { plainInbox } from './peers/plain-inbox.ts'
import { fillQuotes } from './peers/quotes-of-requests.ts'

const SIZE = 100_000
const PAGES = 400
const PLAIN_PAGES = 40
const NOW = new Date('2026-11-22T12:00:00Z')
const SEARCHES =
  'kuroda|Weidemann 12|haruka kuroda|5678|06 12 34|q-26-0042|ma|aubertin9|99999@example.com|лумино|展示会|showroom marais|zhou|이서연|zzz|studio lee|lefebvre|opéra'.split(
    '|',
  )

/** Queries of assistants: views, a filter now and then, a search in every second page, mostly the first page. */
function makeFilters(count: number): InboxFilter[] {
  const random = randomNumbers(11)
  const pick = <T>(options: readonly T[]) => options[Math.floor(random() * options.length)] as T
  return Array.from({ length: count }, () => ({
    ...EMPTY_FILTER,
    view: random() < 0.4 ? 'all' : pick(VIEWS),
    q: random() < 0.5 ? pick(SEARCHES) : '',
    language: random() < 0.2 ? [pick(LANGUAGE_CODES)] : [],
    received: random() < 0.15 ? ('30' as const) : undefined,
    sort: random() < 0.15 ? ('event' as const) : ('urgency' as const),
    page: random() < 0.15 ? 2 + Math.floor(random() * 20) : 1,
  }))
}

async function measure(filters: readonly InboxFilter[], ask: (filter: InboxFilter) => Promise<unknown>) {
  const times: number[] = []
  for (const filter of filters) {
    const start = performance.now()
    await ask(filter)
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}

const ms = (value: number) => `${value.toFixed(1)} ms`
const folder = await mkdtemp(path.join(tmpdir(), 'passage-bench-inbox-'))
const postgres = await startTestPostgres()
try {
  for (const url of [`file:${path.join(folder, 'site.db')}`, postgres.url('postgres')]) {
    const database = openDatabase(url)
    await migrate(database)
    await fillInbox(database, { size: SIZE, now: NOW, owners: [], venues: [] })
    await fillQuotes(database, '2026-11-22')
    await sql.raw(database.engine === 'postgres' ? 'vacuum analyze' : 'analyze').execute(database.db)
    const filters = makeFilters(PAGES)
    const asking = { me: 'nobody', now: NOW }
    const warm = filters.slice(0, 20)
    await measure(warm, (filter) => readInbox(database, filter, asking))
    const page = await measure(filters, (filter) => readInbox(database, filter, asking))
    const plain = await measure(filters.slice(0, PLAIN_PAGES), (filter) =>
      plainInbox(database, filter, asking),
    )
    process.stdout.write(
      `${database.engine.padEnd(9)} page with tabs and rows: p50 ${ms(page.p50)}, p99 ${ms(page.p99)} · ` +
        `plain query: p50 ${ms(plain.p50)}, p99 ${ms(plain.p99)} · ${(plain.p50 / page.p50).toFixed(0)}× at p50\n`,
    )
    await database.close()
  }
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
