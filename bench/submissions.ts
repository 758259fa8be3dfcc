import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startTestPostgres } from '../tests/helpers/postgres.ts'
import { startSite } from '../tests/site/running-site.ts'
import { postgresInserts, sqliteInserts } from './peers/bare-insert.ts'

/*
 * Quote requests a second that the running site takes in, every one on the disk with its venue, its history and its
 * two mails before it is acknowledged, and how long a sender waits; beside it one bare INSERT after the other on the
 * same disk with the same durability. One process; every sender has a network of its own, so that the limits count
 * and reject no request. Needs a build: `npm run build`.
 */
const SENDERS = 20
const ROUNDS = 5
const SECONDS = 5
const PEER_SECONDS = 1
const WARM_UP = 50

let sent = 0
async function send(origin: string): Promise<number> {
  const started = performance.now()
  sent += 1
  const answer = await fetch(`${origin}/contact-venue`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'X-Forwarded-For': addressOf(sent) },
    body: new URLSearchParams({
      submissionKey: `00000000-0000-4000-8000-${String(sent).padStart(12, '0')}`,
      company: 'Maison Aurèle',
      lastName: 'Lindqvist',
      firstName: 'Ingrid',
      email: `visitor-${sent}@example.com`,
      message: 'Two days in March, forty looks. '.repeat(20),
      venue: 'galerie-perle',
    }),
  })
  if (answer.status !== 303) throw new Error(`a request was answered ${answer.status}`)
  return performance.now() - started
}

/** A documentation address (RFC 3849) in a /48 of its own. */
function addressOf(number: number): string {
  return `2001:db8:${number.toString(16)}::1`
}

async function measure(origin: string): Promise<{ rate: number; times: number[] }> {
  const times: number[] = []
  const started = performance.now()
  const until = started + SECONDS * 1000
  const sender = async () => {
    while (performance.now() < until) times.push(await send(origin))
  }
  await Promise.all(Array.from({ length: SENDERS }, sender))
  return { rate: times.length / ((performance.now() - started) / 1000), times }
}

/** Measure in turn, because a shared disk is now fast and now slow. */
async function compare(
  engine: string,
  settings: Record<string, string>,
  peer: () => Promise<number>,
): Promise<void> {
  const site = await startSite({ ...settings, LOG_LEVEL: 'silent', RATE_LIMITS: '1', TRUST_PROXY: '1' })
  for (let n = 0; n < WARM_UP; n += 1) await send(site.origin)
  const rates: number[] = []
  const bareRates: number[] = []
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const measured = await measure(site.origin)
    rates.push(measured.rate)
    times.push(...measured.times)
    bareRates.push(await peer())
  }
  await site.kill()
  const rate = median(rates)
  const bare = median(bareRates)
  const ms = (share: number) => `${at(times, share).toFixed(0)} ms`
  console.log(`  ${engine.padEnd(11)} ${rate.toFixed(0)} /s   p50 ${ms(0.5)}   p99 ${ms(0.99)}`)
  console.log(`  bare INSERT ${bare.toFixed(0)} /s   ratio ${(rate / bare).toFixed(2)}`)
}

function at(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
}

const median = (values: readonly number[]) => at(values, 0.5)

console.log(`Requests taken in, ${SENDERS} senders, ${ROUNDS} times ${SECONDS} s`)
const folder = await mkdtemp(path.join(tmpdir(), 'passage-bench-'))
await compare('SQLite', { DATA_DIR: path.join(folder, 'sqlite') }, async () =>
  sqliteInserts(path.join(folder, 'bare.db'), PEER_SECONDS),
)
const postgres = await startTestPostgres({ durable: true })
const DATABASE_URL = postgres.url('postgres')
await compare(
  'PostgreSQL',
  {
    DATA_DIR: path.join(folder, 'postgres'),
    DATABASE_URL,
    AUTH_SECRET: 'a secret of at least 32 characters',
  },
  () => postgresInserts(DATABASE_URL, SENDERS, PEER_SECONDS),
)
await postgres.stop()
await rm(folder, { recursive: true, force: true })
