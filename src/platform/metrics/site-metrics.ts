/** Metrics for operators in the Prometheus format. No label ever holds an address, a name or typed text. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { BackupHealth } from '#/platform/backup/backup-state.ts'
import type { SiteHealth } from '#/platform/health/site-health.ts'
import type { AnsweredRequest } from '#/platform/http/request-log.ts'
import type { OutboxState } from '../health/outbox-state.ts'

/** Pages out of the cache take a millisecond, renderings some ten, pictures up to seconds. */
const DURATIONS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Where the figures of the present come from. */
export interface MetricSources {
  readonly pageCache: () => { hits: number; misses: number; pages: number; bytes: number } | undefined
  /** Pictures that wait to be made, and those that wait in the background. */
  readonly pictures: () => { waiting: number; waitingBehind: number }
  readonly outbox: () => Promise<OutboxState>
  /** Counters of visits that wait to be written, and events that found no room. */
  readonly events: () => { waiting: number; dropped: number }
  /** How scheduled backups go; absent where there are none. */
  readonly backups?: (() => Promise<BackupHealth>) | undefined
  readonly health: Pick<
    SiteHealth,
    'clock' | 'clockOffsetMs' | 'space' | 'damaged' | 'storeFailed' | 'writesFail'
  >
}

/** The metrics of this process. */
export interface SiteMetrics {
  readonly registry: Registry
  request(request: AnsweredRequest): void
  rendered(seconds: number): void
}

/** Make the metrics; once for each process. */
export function createSiteMetrics(sources: MetricSources): SiteMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Counter({
    name: 'passage_http_requests_total',
    help: 'Answered requests; status 499 where the visitor left.',
    labelNames: ['route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'passage_http_request_duration_seconds',
    help: 'From the head of a request to the last byte of its answer.',
    labelNames: ['route'],
    buckets: DURATIONS,
    registers,
  })
  const renders = new Histogram({
    name: 'passage_page_render_duration_seconds',
    help: 'Rendering a page that was not in the cache.',
    buckets: DURATIONS,
    registers,
  })
  addPageCache(registers, sources.pageCache)
  addQueues(registers, sources)
  addOutbox(registers, sources.outbox)
  if (sources.backups) addBackups(registers, sources.backups)
  addHealth(registers, sources.health)
  return {
    registry,
    request({ route, status, seconds }) {
      requests.inc({ route, status })
      durations.observe({ route }, seconds)
    },
    rendered: (seconds) => renders.observe(seconds),
  }
}

function addPageCache(registers: Registry[], read: MetricSources['pageCache']): void {
  new Counter({
    name: 'passage_page_cache_lookups_total',
    help: 'Pages asked of the cache: found (hit) or rendered (miss).',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset()
      this.inc({ result: 'hit' }, read()?.hits ?? 0)
      this.inc({ result: 'miss' }, read()?.misses ?? 0)
    },
  })
  gauge(registers, 'passage_page_cache_pages', 'Finished pages in memory.', () => read()?.pages ?? 0)
  gauge(registers, 'passage_page_cache_bytes', 'Memory of finished pages.', () => read()?.bytes ?? 0)
}

function addQueues(registers: Registry[], { pictures, events }: MetricSources): void {
  gauge(registers, 'passage_pictures_waiting', 'Pictures that a visitor waits for.', () => pictures().waiting)
  gauge(
    registers,
    'passage_pictures_waiting_behind',
    'Pictures that wait to be made in the background.',
    () => pictures().waitingBehind,
  )
  gauge(registers, 'passage_event_counters_waiting', 'Counters not written yet.', () => events().waiting)
  gauge(registers, 'passage_events_dropped', 'Events without room since the start.', () => events().dropped)
}

/** Every process reads the same database, so of several the greatest is shown and not the sum. */
function addOutbox(registers: Registry[], read: MetricSources['outbox']): void {
  const shared = (name: string, help: string, pick: (state: OutboxState) => number) =>
    gauge(registers, name, help, async () => pick(await read()), 'max')
  shared('passage_outbox_pending', 'Emails that have not been sent yet.', ({ pending }) => pending)
  shared('passage_outbox_failed', 'Emails that were given up.', ({ failed }) => failed)
  shared(
    'passage_outbox_oldest_seconds',
    'Age of the email that has waited longest.',
    ({ oldestSeconds }) => oldestSeconds,
  )
}

/** Of the database, like the outbox. */
function addBackups(registers: Registry[], read: () => Promise<BackupHealth>): void {
  gauge(
    registers,
    'passage_backup_age_seconds',
    'Age of the last complete scheduled backup; since 1970 when there is none.',
    async () => (await read()).ageSeconds,
    'max',
  )
  gauge(
    registers,
    'passage_backup_failed',
    '1 when the last scheduled backup failed.',
    async () => ((await read()).failed ? 1 : 0),
    'max',
  )
}

/** 1 is well. Of several processes the one that is worst off is shown. */
function addHealth(registers: Registry[], health: MetricSources['health']): void {
  const well = (name: string, help: string, read: () => boolean) =>
    gauge(registers, name, help, () => (read() ? 1 : 0), 'min')
  well('passage_clock_trusted', 'Whether the clock is near the last trusted moment.', () => {
    return health.clock?.trusted ?? false
  })
  new Gauge({
    name: 'passage_clock_offset_seconds',
    help: 'Seconds by which the clock of this machine is ahead of that of the database.',
    registers,
    collect() {
      this.set(health.clockOffsetMs / 1000)
    },
  })
  well('passage_database_writes', 'Whether the last small write was taken.', () => !health.writesFail)
  well('passage_requests_stored', 'Whether the last request could be stored.', () => !health.storeFailed)
  well('passage_database_whole', 'Whether no damage of the database is known.', () => !health.damaged)
  new Gauge({
    name: 'passage_disk_free_bytes',
    help: 'Room on the disk of each folder.',
    labelNames: ['place'],
    registers,
    aggregator: 'min',
    collect() {
      for (const { place, bytes } of health.space) this.set({ place }, bytes)
    },
  })
}

function gauge(
  registers: Registry[],
  name: string,
  help: string,
  read: () => number | Promise<number>,
  aggregator: 'sum' | 'max' | 'min' = 'sum',
): void {
  new Gauge({
    name,
    help,
    registers,
    aggregator,
    async collect() {
      // Not a number says that it is not known; the other metrics must come all the same.
      this.set(await Promise.resolve(read()).catch(() => Number.NaN))
    },
  })
}
