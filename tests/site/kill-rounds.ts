import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { freePort, type RunningSite, startSite } from './running-site.ts'

/** A request as it lies in the database. */
export interface StoredSubmission {
  readonly reference: string
  readonly email: string
  readonly status: string
  /** Rows of the outbox that belong to it. */
  readonly mails: number
}

/** How the server is killed. */
export interface KillPlan {
  readonly settings: Record<string, string>
  /** Senders at the same time. */
  readonly senders: number
  /** How often the server is killed with kill -9 and started again. */
  readonly kills: number
  /** Requests that are acknowledged between two kills. */
  readonly perKill: number
}

export interface KillReport {
  readonly kills: number
  /** References by number of the submission, as returned to the senders. */
  readonly acknowledged: ReadonlyMap<number, string>
  /** Senders that lost their connection and sent again. */
  readonly unanswered: number
  /** Requests that were on the disk when the server was killed and whose answer had not arrived. */
  readonly storedUnanswered: number
  readonly stored: readonly StoredSubmission[]
  /** Acknowledged and not stored, or stored without its two mails. */
  readonly lost: number
  /** Stored more than once, or with more than its two mails. */
  readonly doubled: number
  /** The site, running on, with everything stored. */
  readonly site: RunningSite
}

/** Every request, whichever database holds it. */
export function storedSubmissions({
  DATA_DIR = '',
  DATABASE_URL,
}: Record<string, string>): Promise<StoredSubmission[]> {
  const mails = 'select count(*) from outbox where outbox.enquiry_id = enquiry.id'
  const query = `select reference, email, status, (${mails}) as mails from enquiry`
  return DATABASE_URL ? fromPostgres(DATABASE_URL, query) : fromSqlite(path.join(DATA_DIR, 'site.db'), query)
}

async function fromSqlite(file: string, query: string): Promise<StoredSubmission[]> {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database.prepare(query).all() as unknown as StoredSubmission[]
  } finally {
    database.close()
  }
}

async function fromPostgres(connectionString: string, query: string): Promise<StoredSubmission[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<StoredSubmission>(query)
  await client.end()
  return rows.map((row) => ({ ...row, mails: Number(row.mails) }))
}

/** One visitor's form. The browser keeps the key with a draft and sends it again when no answer came. */
export function formOf(number: number): URLSearchParams {
  return new URLSearchParams({
    submissionKey: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    company: 'Maison Aurèle',
    lastName: 'Lindqvist',
    firstName: 'Ingrid',
    email: mailOf(number),
    message: `Request number ${number}`,
    venue: 'galerie-perle',
  })
}

const mailOf = (number: number) => `visitor-${number}@example.com`

/**
 * Send requests while the server is killed again and again; a sender without an answer sends the same form again.
 * @throws when a sender gets any other answer than a reference or a lost connection
 */
export async function killInRounds({ settings, senders, kills, perKill }: KillPlan): Promise<KillReport> {
  const port = settings.PORT ?? String(await freePort())
  const start = () => startSite({ ...settings, PORT: port })
  let site = await start()
  const total = kills * perKill + perKill
  const waiting = Array.from({ length: total }, (_, number) => number)
  const acknowledged = new Map<number, string>()
  let restarting: Promise<void> | undefined
  let killed = 0
  let unanswered = 0
  const storedUnanswered = new Set<string>()

  async function killAndRestart(): Promise<void> {
    await site.kill()
    const told = new Set([...acknowledged.values()])
    for (const { reference } of await storedSubmissions(settings)) {
      if (!told.has(reference)) storedUnanswered.add(reference)
    }
    site = await start()
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
        if (killed < kills && acknowledged.size >= perKill * (killed + 1)) {
          killed += 1
          restarting = killAndRestart()
        }
      } else if (answer === undefined) {
        unanswered += 1
        waiting.push(number)
      } else {
        throw new Error(`a sender was answered ${answer.status}:\n${site.output().slice(-2000)}`)
      }
    }
  }
  await Promise.all(Array.from({ length: senders }, sender))
  await restarting
  const stored = await storedSubmissions(settings)
  return {
    kills: killed,
    acknowledged,
    unanswered,
    storedUnanswered: storedUnanswered.size,
    stored,
    ...compare(acknowledged, stored),
    site,
  }
}

/** Compare the acknowledged submissions with the stored rows. */
export function compare(acknowledged: ReadonlyMap<number, string>, stored: readonly StoredSubmission[]) {
  const byMail = Map.groupBy(stored, ({ email }) => email)
  let lost = 0
  let doubled = 0
  for (const [number, reference] of acknowledged) {
    const rows = byMail.get(mailOf(number)) ?? []
    const [row] = rows
    if (row?.reference !== reference || row.mails < 2) lost += 1
    if (rows.length > 1 || (row?.mails ?? 0) > 2) doubled += 1
  }
  return { lost, doubled }
}

/** Mails that the site has written to files. */
export async function writtenMails(dataDir: string): Promise<number> {
  const names = await readdir(path.join(dataDir, 'mail')).catch(() => [])
  return names.filter((name) => name.endsWith('.eml')).length
}
