import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { LEASE_MS } from '#/platform/outbox/outbox-rows.ts'
import { ENGINES, useOwnDatabase } from '../../helpers/database.ts'
import { promiseMails } from '../../helpers/outbox.ts'
import { type SmtpManner, startTestSmtp, type TestSmtp } from '../../helpers/smtp.ts'

const PROGRAM = fileURLToPath(new URL('./sending-process.ts', import.meta.url))
const KILLS = 6

const visitors = (count: number) => Array.from({ length: count }, (_, n) => `visitor-${n}@example.com`)

async function smtp(manner: SmtpManner = {}) {
  const server = await startTestSmtp([], manner)
  onTestFinished(() => server.close())
  return server
}

function start(url: string, server: TestSmtp, { ahead = 0, lanes = 3 } = {}): ChildProcess {
  const child = fork(PROGRAM, [url, server.url, String(ahead), String(lanes)], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child
}

const messageIds = (server: TestSmtp) =>
  server.taken.map((mail) => /^Message-ID: <(.*)@passage\.example>/m.exec(mail)?.[1] ?? 'none')

function countOf(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

describe.each(ENGINES)('processes that send from one outbox, on %s', (engine) => {
  const database = useOwnDatabase(engine)
  const open = async () => {
    const rows = await database().db.selectFrom('outbox').select('id').where('done_at', 'is', null).execute()
    return rows.length
  }

  test('two of them send every mail once', { timeout: 60_000 }, async () => {
    const server = await smtp({ thinkMs: 5 })
    const recipients = visitors(120)
    await promiseMails(database(), recipients)
    const children = [start(database().url, server), start(database().url, server)]
    await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 50_000, interval: 50 })
    for (const child of children) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    expect(server.recipients.flat().toSorted()).toEqual(recipients.toSorted())
    expect(new Set(messageIds(server)).size).toBe(recipients.length)
  })

  test('kill -9 in the middle of sending loses no mail; what arrives twice had no receipt and has one Message-ID', {
    timeout: 90_000,
  }, async () => {
    const lanes = 3
    const server = await smtp({ thinkMs: 15 })
    const recipients = visitors(60)
    await promiseMails(database(), recipients)
    let ahead = 0
    for (let kill = 1; kill <= KILLS; kill++) {
      const child = start(database().url, server, { ahead, lanes })
      const enough = kill * 7
      await vi.waitFor(() => expect(server.taken.length).toBeGreaterThanOrEqual(enough), {
        timeout: 20_000,
        interval: 3,
      })
      child.kill('SIGKILL')
      await once(child, 'exit')
      // The next one starts when the leases of the dead one have ended.
      ahead += LEASE_MS + 1000
    }
    const noted = await database()
      .db.selectFrom('outbox')
      .select('id')
      .where('done_at', 'is not', null)
      .execute()
    const before = countOf(messageIds(server))
    const last = start(database().url, server, { ahead, lanes })
    await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 40_000, interval: 50 })
    last.kill('SIGTERM')
    await once(last, 'exit')

    expect(new Set(server.recipients.flat())).toEqual(new Set(recipients))
    const arrived = countOf(messageIds(server))
    expect(arrived.size).toBe(recipients.length)
    // At most the mails in progress when it was killed.
    expect(server.taken.length - recipients.length).toBeLessThanOrEqual(KILLS * lanes)
    // A mail recorded as sent was never sent again.
    expect(noted.length).toBeGreaterThan(0)
    for (const { id } of noted) expect(arrived.get(id)).toBe(before.get(id))
  })
})
