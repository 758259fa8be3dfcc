/**
 * How many beacons a second are taken in, beside a bare node:http server that only reads the JSON, and what a million
 * events cost on disk on both databases. Run: `npm run bench -- events`.
 */

import { mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#/platform/database/open-database.ts'
import { readEventBatch } from '../src/modules/analytics/model/measured-event.schema.ts'
import { type CatalogueFacts, countBatch } from '../src/modules/analytics/server/count-batch.server.ts'
import { DailyCounters } from '../src/modules/analytics/server/daily-counters.server.ts'
import { LabelBound } from '../src/modules/analytics/server/label-bound.server.ts'
import { addToStored } from '../src/modules/analytics/server/measured-rows.repository.server.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { openDatabase } from '../src/platform/database/open-database.ts'
import { jsonEndpoint } from '../src/platform/http/json-endpoint.ts'
import { MemoryLimits, shareLimits } from '../src/platform/rate-limits/memory-limits.ts'
import { startTestPostgres } from '../tests/helpers/postgres.ts'
import { makeVisit, randomNumbers, VENUE_SLUGS, type Visit } from './peers/visits.ts'

/** More than the pause between two agreements on limits. */
const SECONDS = 6
const ROUNDS = 3
const CONNECTIONS = 32
const EVENTS = 1_000_000
const DAYS = 30
/** Events between two writes: ten seconds of a busy hour. */
const BETWEEN_WRITES = 1000

const venues = new Set(VENUE_SLUGS)
const facts: CatalogueFacts = {
  venue: (slug) => (venues.has(slug) ? { slug, type: 'gallery' } : undefined),
  describeSearch: (query) => ({ terms: query.split('&'), results: 12 }),
}

/** Visitors whose beacons are limited: each sends again before its ten minutes are over. */
const VISITORS = 5000

function takeIn(counters: DailyCounters, waitOf: () => number): RequestListener {
  const labels = new LabelBound()
  const intake = jsonEndpoint({
    siteUrl: 'http://localhost',
    limit: 32 * 1024,
    waitOf,
    ignore: () => false,
    take: (body) => {
      const batch = readEventBatch(body)
      if (batch) countBatch(batch, { counters, labels, facts, day: '2026-11-20' })
      return batch !== undefined
    },
  })
  return (request, response) => void intake.answer(request, response)
}

/** Read the body, parse it and answer. */
const bare: RequestListener = (request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString())
    response.writeHead(204).end()
  })
}

/** Beacons a second over connections that stay open. */
async function beaconsPerSecond(listener: RequestListener, visits: readonly Visit[]): Promise<number> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const messages = visits.map((visit) => {
    const body = Buffer.from(JSON.stringify(visit))
    const head = `POST /api/events HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
    return Buffer.concat([Buffer.from(head), body])
  })
  const started = performance.now()
  const until = started + SECONDS * 1000
  const counts = await Promise.all(
    Array.from(
      { length: CONNECTIONS },
      (_, number) =>
        new Promise<number>((resolve, reject) => {
          const socket = connect({ port, host: '127.0.0.1', noDelay: true })
          let answers = 0
          const send = () => socket.write(messages[(number + answers * CONNECTIONS) % messages.length] ?? '')
          socket.once('connect', send).once('error', reject)
          // An answer of 204 is one small packet.
          socket.on('data', (chunk: Buffer) => {
            if (!chunk.toString('latin1', 0, 12).endsWith('204')) socket.destroy(new Error(chunk.toString()))
            answers += 1
            if (performance.now() < until) send()
            else socket.end(() => resolve(answers))
          })
        }),
    ),
  )
  server.close()
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - started) / 1000)
}

/** With the limits of the running site, shared through a database on disk; visitors come from all over. */
async function limited(visits: readonly Visit[]): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'passage-bench-'))
  const database = openDatabase(`file:${path.join(folder, 'site.db')}`, { durable: false })
  await migrate(database)
  const limits = new MemoryLimits({ database, secret: 'a secret of at least 32 characters' })
  const stop = shareLimits(limits, { warn: console.error })
  let sent = 0
  const waitOf = () => {
    sent += 1
    // Every visitor is counted and none rejected, since a rejection costs less.
    return limits.take('events', `10.${sent % 250}.${(sent % VISITORS) >> 8}.${sent % 256}`) * 0
  }
  const rate = await beaconsPerSecond(takeIn(new DailyCounters(), waitOf), visits)
  await stop()
  await database.close()
  await rm(folder, { recursive: true })
  return rate
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

async function throughput(): Promise<void> {
  const random = randomNumbers(1)
  const visits = Array.from({ length: 2000 }, () => makeVisit(random))
  const events = visits.reduce((sum, visit) => sum + visit.events.length, 0) / visits.length
  const own: number[] = []
  const free: number[] = []
  const peer: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    peer.push(await beaconsPerSecond(bare, visits))
    free.push(
      await beaconsPerSecond(
        takeIn(new DailyCounters(), () => 0),
        visits,
      ),
    )
    own.push(await limited(visits))
  }
  const figure = (value: number) => Math.round(value).toLocaleString('en').padStart(8)
  console.log(`Beacons of ${events.toFixed(1)} events, ${CONNECTIONS} connections, one process with its load`)
  console.log(
    `  limited, checked, counted ${figure(median(own))} /s  ${(median(own) / median(peer)).toFixed(2)}`,
  )
  console.log(
    `  the same without limits   ${figure(median(free))} /s  ${(median(free) / median(peer)).toFixed(2)}`,
  )
  console.log(`  bare node:http, JSON read ${figure(median(peer))} /s  1`)
}

/** Write a million events of thirty days as a running site would. */
async function store(database: Database): Promise<void> {
  const random = randomNumbers(2)
  const counters = new DailyCounters()
  const labels = new LabelBound()
  let counted = 0
  let waiting = 0
  while (counted < EVENTS) {
    const visit = makeVisit(random)
    const date = 1 + Math.floor((counted / EVENTS) * DAYS)
    countBatch(visit, { counters, labels, facts, day: `2026-11-${String(date).padStart(2, '0')}` })
    counted += visit.events.length
    waiting += visit.events.length
    if (waiting < BETWEEN_WRITES && counted < EVENTS) continue
    waiting = 0
    await addToStored(database, counters.take())
  }
}

async function bytesOf(engine: string, database: Database, file?: string) {
  if (file) await sql`pragma wal_checkpoint(truncate)`.execute(database.db)
  const before = file ? (await stat(file)).size : 0
  const started = performance.now()
  await store(database)
  const seconds = (performance.now() - started) / 1000
  const rows = async (table: 'measured_event' | 'measured_vital') =>
    (
      await database.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n
  let bytes: number
  if (file) {
    await sql`pragma wal_checkpoint(truncate)`.execute(database.db)
    bytes = (await stat(file)).size - before
  } else {
    await database.pool?.query('vacuum measured_event, measured_vital')
    const { rows: sizes } = await sql<{ bytes: number }>`
      select pg_total_relation_size('measured_event') + pg_total_relation_size('measured_vital') as bytes
    `.execute(database.db)
    bytes = Number(sizes[0]?.bytes)
  }
  const all = (await rows('measured_event')) + (await rows('measured_vital'))
  console.log(
    `  ${engine.padEnd(11)} ${(bytes / 1e6).toFixed(1).padStart(6)} MB, ${all.toLocaleString('en')} rows, ${(bytes / EVENTS).toFixed(1)} bytes an event, written in ${seconds.toFixed(0)} s`,
  )
}

async function cost(): Promise<void> {
  console.log(`A million events of ${DAYS} days, 350 venues, ten languages`)
  const folder = await mkdtemp(path.join(tmpdir(), 'passage-bench-'))
  const postgres = await startTestPostgres()
  try {
    const file = path.join(folder, 'site.db')
    for (const url of [`file:${file}`, postgres.url('postgres')]) {
      const database = openDatabase(url)
      await migrate(database)
      await bytesOf(database.engine, database, database.engine === 'sqlite' ? file : undefined)
      await database.close()
    }
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true })
  }
}

await throughput()
await cost()
