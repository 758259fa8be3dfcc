/** A quote that was sent, as rows of a site's SQLite database. */
import { randomInt, randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { laterDay } from '#/lib/iso-day.ts'
import { parisDay } from '#/lib/paris-time.ts'
import { DAY_MS } from '#/lib/time-spans.ts'
import { hashSecret, makeSecret } from '#/platform/secrets/secret.ts'

/** What a quote offers, and when. */
interface Offered {
  /** Days from today to the first day; two quotes of one venue need others. */
  readonly ahead: number
  /** Slugs of the venues: one is the whole quote, several are alternatives. */
  readonly venues: readonly string[]
}

/** Insert a row. */
export function insertRow(
  db: DatabaseSync,
  table: string,
  row: Record<string, string | number | null>,
): void {
  const names = Object.keys(row)
  const values = names.map(() => '?').join()
  db.prepare(`insert into ${table} (${names.join()}) values (${values})`).run(...Object.values(row))
}

/** Store a quote of 1,000.00 plus 20 % for each venue, whose owner has said yes. */
export function insertSentQuote(db: DatabaseSync, { ahead, venues }: Offered) {
  const [enquiryId, quoteId, versionId, token] = [randomUUID(), randomUUID(), randomUUID(), makeSecret()]
  const today = parisDay(new Date())
  const at = new Date().toISOString()
  const days = { first_day: laterDay(today, ahead), last_day: laterDay(today, ahead + 5) }
  const number = randomInt(100_000, 1_000_000)
  const client = { name: 'Haruka Kuroda', email: 'h@example.jp', company: 'Atelier <Kuroda>' }
  insertRow(db, 'enquiry', {
    ...{ id: enquiryId, reference: `Q-26-${number}`, kind: 'quote', status: 'quoted', language: 'ja' },
    ...{ submission_key: randomUUID(), full_name: client.name, email: client.email, message: 'x' },
    ...{ source_page: '/ja', details: '{}', created_at: at, updated_at: at, version: 1 },
  })
  insertRow(db, 'number_series', { series: 'D', year: number, last_number: 1 })
  insertRow(db, 'quote', {
    ...{ id: quoteId, reference: `D-26-${number}`, enquiry_id: enquiryId },
    ...{ created_at: at, created_by: null, version: 1 },
  })
  const sum = { netCents: 100_000, vatCents: 20_000, grossCents: 120_000 }
  const choices = venues.map((_, n) => (venues.length > 1 ? 'ABC'.charAt(n) : null))
  const event = { what: 'x', guests: 40, layout: null }
  insertRow(db, 'quote_version', {
    ...{ id: versionId, quote_id: quoteId, n: 1, state: 'sent', kind: 'offer', language: 'ja' },
    ...{ client_kind: 'business', valid_until: laterDay(today, 5), pdf_hash: 'x', sent_at: at },
    document: JSON.stringify({
      ...{ language: 'ja', title: '三月の会場', client, event, validUntil: today, lines: [] },
    }),
    totals: JSON.stringify(
      choices.map((choice) => ({ choice, ...sum, rates: [{ vatBp: 2000, vatReason: null, ...sum }] })),
    ),
    ...{ sent_to: client.email, created_at: at, created_by: null, version: 1 },
  })
  insertRow(db, 'quote_link', {
    ...{ id: randomUUID(), quote_id: quoteId, token_hash: hashSecret(token), kind: 'client' },
    ...{ sent_to: client.email, created_at: at },
  })
  const until = new Date(Date.now() + 7 * DAY_MS).toISOString()
  const ids = venues.map((slug, position) => {
    const venue = db.prepare('select id, name from venue where slug = ?').get(slug) as {
      id: string
      name: string
    }
    insertRow(db, 'quote_line', {
      ...{ version_id: versionId, position, choice: choices[position] ?? null, kind: 'hire' },
      ...{ venue_id: venue.id, ...days, setup_days: 0, strike_days: 0 },
      ...{ label: venue.name, label_fr: venue.name, quantity: 600, unit: 'day', unit_cents: 16_667 },
      ...{ net_cents: 100_000, vat_bp: 2000 },
    })
    insertRow(db, 'owner_ask', {
      ...{ id: randomUUID(), venue_id: venue.id, ...days, event: 'x', guests: 80, set_up: '' },
      ...{ token_hash: randomUUID(), asked_at: at, asked_by: 'Léa', sent_to: 'o@example.com' },
      ...{ language: 'fr', wished_until: until, answer: 'yes', answered_at: at, valid_until: until },
      ...{ note: '', version: 1 },
    })
    return venue.id
  })
  return { token, versionId, enquiryId, days, venueId: ids[0] ?? '' }
}
