import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startTestPostgres } from '../tests/helpers/postgres.ts'
import { startSite } from '../tests/site/running-site.ts'
import { postgresInserts, sqliteInserts } from './peers/bare-insert.ts'

/*
 * Quote requests a second that the running site takes in, every one on the disk with its venue, its history and its
 * two mails before it is acknowledged, and how long a sender waits; beside it one bare INSERT after the other on the
 * same disk with the same durability. One process, limits off. Needs a build: `npm run build`.
 */
const SENDERS = 20
const SECONDS = 10
const PEER_SECONDS = 3
const WARM_UP = 50

let sent = 0
async function send(origin: string): Promise<number> {
  const started = performance.now()
  sent += 1
  const answer = await fetch(`${origin}/contact-venue`, {
    method: 'POST',
    redirect: 'manual',
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

async function measure(origin: string): Promise<{ rate: number; p50: number; p99: number }> {
  for (let n = 0; n < WARM_UP; n += 1) await send(origin)
  const times: number[] = []
  const started = performance.now()
  const until = started + SECONDS * 1000
  const sender = async () => {
    while (performance.now() < until) times.push(await send(origin))
  }
  await Promise.all(Array.from({ length: SENDERS }, sender))
  const rate = times.length / ((performance.now() - started) / 1000)
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { rate, p50: at(0.5), p99: at(0.99) }
}

async function compare(
  engine: string,
  settings: Record<string, string>,
  peer: () => Promise<number>,
): Promise<void> {
  const site = await startSite({ ...settings, LOG_LEVEL: 'silent' })
  const { rate, p50, p99 } = await measure(site.origin)
  await site.kill()
  const bare = await peer()
  const ms = (value: number) => `${value.toFixed(0)} ms`
  console.log(`  ${engine.padEnd(10)} ${rate.toFixed(0)} /s   p50 ${ms(p50)}   p99 ${ms(p99)}`)
  console.log(`  ${'bare INSERT'.padEnd(10)} ${bare.toFixed(0)} /s   ratio ${(rate / bare).toFixed(2)}`)
}

console.log(`Requests taken in, ${SENDERS} senders, ${SECONDS} s`)
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
