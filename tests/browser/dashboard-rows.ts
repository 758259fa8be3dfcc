/** Rows behind the dashboard's figures, written into the database of a test's own site. */
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

/** The database of a site's folder. */
export class DashboardRows {
  readonly #file: string

  constructor(folder: string) {
    this.#file = path.join(folder, 'site.db')
  }

  /** Take away the requests and mails that came with the copy. */
  clear(): void {
    this.#run((database) => database.exec('delete from outbox; delete from enquiry'))
  }

  /** Add a request that came some hours ago, answered after some hours or not at all. */
  insertEnquiry(options: {
    hoursAgo: number
    answeredAfter?: number
    status?: string
    language?: string
    page?: string
  }): string {
    const id = randomUUID()
    const came = Date.now() - options.hoursAgo * 3_600_000
    const at = new Date(came).toISOString()
    const answered =
      options.answeredAfter === undefined
        ? null
        : new Date(came + options.answeredAfter * 3_600_000).toISOString()
    this.#insert('enquiry', {
      id,
      reference: `Q-26-${id.slice(0, 4)}`,
      kind: 'quote',
      status: options.status ?? 'new',
      language: options.language ?? 'fr',
      submission_key: id,
      full_name: 'Camille Aubertin',
      email: 'camille@example.com',
      phone_e164: '+33199001234',
      source_page: options.page ?? '/fr/contact',
      details: '{}',
      version: 1,
      created_at: at,
      updated_at: at,
      first_answered_at: answered,
    })
    return id
  }

  /** Add an address that visitors have met and that has no page. */
  addNotFoundReport(address: string, count: number, host = ''): void {
    const at = new Date().toISOString()
    this.#insert('lost_address', { address, slug: 'x', count, first_at: at, last_at: at })
    this.#insert('lost_address_referrer', { address, host, count })
  }

  /** Add a mail that was given up. */
  addFailedMail(enquiryId: string, email: string, reason: string): string {
    const id = randomUUID()
    const at = new Date().toISOString()
    const data = {
      kind: 'contact',
      reference: 'Q-26-0001',
      language: 'en',
      receivedAt: at,
      sourcePage: '/contact-us',
      fullName: 'Paul Hartwell',
      email,
      subject: 'Hello',
    }
    this.#insert('outbox', {
      id,
      kind: 'mail',
      payload: JSON.stringify({ template: 'contact-acknowledgement', data }),
      enquiry_id: enquiryId,
      created_at: at,
      run_at: at,
      attempts: 5,
      failed_at: at,
      failure: 'refused',
      last_error: reason,
    })
    return id
  }

  /** Whether a mail has left by now. */
  hasLeft(id: string): boolean {
    return this.#run(
      (database) => database.prepare('select done_at from outbox where id = ?').get(id)?.done_at !== null,
    )
  }

  /** How often a redirect was used. */
  hits(source: string): number {
    return this.#run((database) =>
      Number(database.prepare('select hits from redirect where source = ?').get(source)?.hits),
    )
  }

  #insert(table: string, row: Record<string, SQLInputValue>): void {
    const columns = Object.keys(row)
    const marks = columns.map(() => '?').join(', ')
    this.#run((database) =>
      database.prepare(`insert into ${table} (${columns}) values (${marks})`).run(...Object.values(row)),
    )
  }

  #run<T>(work: (database: DatabaseSync) => T): T {
    const database = new DatabaseSync(this.#file, { timeout: 10_000 })
    try {
      return work(database)
    } finally {
      database.close()
    }
  }
}
