import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort, type RunningSite, startSite } from './running-site.ts'

const SUBMISSIONS = 200
const SENDERS = 10
/** The server is killed each time this many requests have been acknowledged. */
const KILL_AFTER = [20, 50, 80, 110, 140, 170]

let folder: string
let site: RunningSite | undefined
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-kill-'))
})
afterEach(async () => {
  await site?.kill()
  await rm(folder, { recursive: true, force: true })
})

/** One visitor's form. The key is what the browser keeps with a draft and sends again when no answer came. */
function formOf(number: number): URLSearchParams {
  return new URLSearchParams({
    submissionKey: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    company: 'Maison Aurèle',
    lastName: 'Lindqvist',
    firstName: 'Ingrid',
    email: `visitor-${number}@example.com`,
    message: `Request number ${number}`,
    venue: 'galerie-perle',
  })
}

interface StoredRequest {
  reference: string
  email: string
  mails: number
}

function storedRequests(dataDir: string): StoredRequest[] {
  const database = new DatabaseSync(path.join(dataDir, 'site.db'), { readOnly: true })
  try {
    const mails = 'select count(*) from outbox where outbox.enquiry_id = enquiry.id'
    return database
      .prepare(`select reference, email, (${mails}) as mails from enquiry`)
      .all() as unknown as StoredRequest[]
  } finally {
    database.close()
  }
}

test('kill -9 in the middle of 200 submissions loses no acknowledged request and doubles none', async () => {
  const port = String(await freePort())
  const settings = { DATA_DIR: folder, PORT: port }
  site = await startSite(settings)

  const acknowledged = new Map<number, string>()
  const waiting = Array.from({ length: SUBMISSIONS }, (_, number) => number)
  const kills = [...KILL_AFTER]
  let restarting: Promise<void> | undefined
  let unanswered = 0
  let storedUnanswered = 0

  async function killAndRestart(): Promise<void> {
    await site?.kill()
    storedUnanswered += storedRequests(folder).length - acknowledged.size
    site = await startSite(settings)
    restarting = undefined
  }

  async function sender(): Promise<void> {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
      await restarting
      const answer = await fetch(`http://localhost:${port}/contact-venue`, {
        method: 'POST',
        body: formOf(number),
        redirect: 'manual',
      }).catch(() => undefined)
      const reference = answer?.headers.get('location')?.match(/reference=(Q-\d\d-\d+)/)?.[1]
      if (answer?.status === 303 && reference !== undefined) {
        acknowledged.set(number, reference)
        if (acknowledged.size >= (kills[0] ?? Number.POSITIVE_INFINITY)) {
          kills.shift()
          restarting = killAndRestart()
        }
      } else {
        // No answer: the visitor sends the same form again.
        expect(
          answer?.status,
          'only a lost connection may leave a sender without a reference',
        ).toBeUndefined()
        unanswered += 1
        waiting.push(number)
      }
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, sender))

  const stored = storedRequests(folder)
  expect(acknowledged.size).toBe(SUBMISSIONS)
  expect(kills).toEqual([])
  // Without these two the kills would have missed the moments that matter, and nothing was tried.
  expect(unanswered, 'senders that lost their connection').toBeGreaterThan(0)
  expect(storedUnanswered, 'requests on disk whose answer never arrived').toBeGreaterThan(0)
  expect(stored).toHaveLength(SUBMISSIONS)
  const byMail = new Map(stored.map((row) => [row.email, row]))
  for (const [number, reference] of acknowledged) {
    expect(byMail.get(`visitor-${number}@example.com`)).toMatchObject({ reference, mails: 2 })
  }
}, 120_000)
