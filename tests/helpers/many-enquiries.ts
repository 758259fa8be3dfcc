/** A large inbox for tests and benchmarks: the same one for the same size, on either engine. */
import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { EnquiryStatus } from '#/modules/enquiries/model/enquiry-statuses.ts'
import type { EnquiryKind } from '#/modules/enquiries/model/kinds.ts'
import { enquirySearchText, type SearchableEnquiry } from '#/modules/enquiries/server/search/enquiry-words.ts'
import type { EnquiryTable } from '#/modules/enquiries/server/tables/enquiry.ts'
import { toJson } from '#/platform/database/json.ts'
import type { Database } from '#/platform/database/open-database.ts'

const FIRST =
  'Camille Haruka Jonas Ксения 이서연 Giulia Marcus Inês Étienne 周雨桐 Paloma Freja Théodore Dario Anouk Malik'
const LAST =
  'Aubertin Kuroda Weidemann Орлова Lee Ferraro Bell Carvalhal Roussel Zhou Iriarte Lindqvist Vasseur Benedetti'
const HOUSES =
  'Atelier Maison Studio Bureau Norrsken Linho Taller Calzoleria Kiosque Seta Haneul Northquay Boutique'
const WORDS =
  'bonjour nous cherchons un espace lumineux pour présenter notre collection pendant la semaine de la mode hello we are looking for bright white space with daylight and rails showroom marais sehr geehrte damen und herren wir suchen einen raum für unsere kollektion mit licht здравствуйте ищем помещение для показа коллекции はじめまして展示会会場を探しております 안녕하세요 쇼룸을 찾고 있습니다 buongiorno cerchiamo uno spazio hola buscamos un espacio luminoso olá procuramos invités traiteur vestiaire sonorisation budget livraison montage nuit cocktail défilé presse'
const LANGUAGES = ['fr', 'fr', 'fr', 'en', 'en', 'it', 'de', 'es', 'ja', 'ru', 'pt', 'cn', 'ko'] as const
const KINDS: readonly EnquiryKind[] = ['quote-venue', 'quote-venue', 'quote', 'contact', 'proposal']
const STATUSES: readonly EnquiryStatus[] = [
  'won',
  'won',
  'lost',
  'lost',
  'lost',
  'spam',
  'quoted',
  'in-progress',
]
const MINUTE_MS = 60_000
const BATCH = 400
/** The newest requests are new. */
const STILL_NEW = 60

/** Repeatable numbers from 0 to 1 (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Size of a large inbox. */
export interface LargeInbox {
  readonly size: number
  /** When the newest one arrived. */
  readonly now: Date
  /** Accounts that look after requests. */
  readonly owners: readonly string[]
  /** Ids and names of the venues of the enquiries. */
  readonly venues: readonly { readonly id: string; readonly slug: string; readonly name: string }[]
}

/** Fill an empty inbox; one request in five minutes, most of them settled. */
export async function fillInbox({ db }: Database, inbox: LargeInbox): Promise<void> {
  const random = randomNumbers(inbox.size)
  const batches = Math.ceil(inbox.size / BATCH)
  for (let batch = 0; batch < batches; batch++) {
    const from = batch * BATCH
    const numbers = Array.from({ length: Math.min(BATCH, inbox.size - from) }, (_, at) => from + at)
    const made = numbers.map((number) => makeOne(number, inbox, random))
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('enquiry')
        .values(made.map(({ row }) => ({ ...row, details: toJson(row.details) })))
        .execute()
      await transaction
        .insertInto('enquiry_search')
        .values(made.map(({ row, words }) => ({ enquiry_id: row.id, words })))
        .execute()
      const venues = made.flatMap(({ venues }) => venues)
      if (venues.length > 0) await transaction.insertInto('enquiry_venue').values(venues).execute()
    })
  }
}

function makeOne(number: number, { size, now, owners, venues }: LargeInbox, random: () => number) {
  const pick = <T>(options: readonly T[]) => options[Math.floor(random() * options.length)] as T
  const age = size - number
  const at = new Date(now.getTime() - age * 5 * MINUTE_MS)
  const status = age <= STILL_NEW ? 'new' : pick(STATUSES)
  const kind = pick(KINDS)
  const [first, last] = [pick(FIRST.split(' ')), `${pick(LAST.split(' '))}${number % 997}`]
  const words = WORDS.split(' ')
  const asked =
    kind === 'quote-venue' && venues.length > 0
      ? [pick(venues), ...(random() < 0.4 ? [pick(venues)] : [])]
      : []
  const phone = random() < 0.7 ? `+336${String(Math.floor(random() * 1e8)).padStart(8, '0')}` : null
  const row: Insertable<EnquiryTable> & SearchableEnquiry = {
    id: randomUUID(),
    reference: `Q-26-${String(number + 1).padStart(4, '0')}`,
    kind,
    status,
    language: pick(LANGUAGES),
    submission_key: `key ${number}`,
    company: random() < 0.8 ? `${pick(HOUSES.split(' '))} ${last}` : null,
    job_title: null,
    first_name: first,
    last_name: last,
    full_name: `${first} ${last}`,
    email: `${number}@example.com`,
    phone_e164: phone,
    phone_typed: phone,
    start_date:
      random() < 0.6
        ? new Date(at.getTime() + random() * 9e9).toISOString().slice(0, '2026-11-22'.length)
        : null,
    duration: null,
    surface_m2: null,
    budget: null,
    guests: null,
    message: Array.from({ length: 20 + Math.floor(random() * 40) }, () => pick(words)).join(' '),
    details: kind === 'contact' ? { subject: pick(words) } : {},
    channel: 'website',
    source_page: '/fr/contact',
    sender_network: null,
    anonymized_at: null,
    owner: random() < 0.8 && owners.length > 0 ? pick(owners) : null,
    first_answered_at:
      status === 'new' || (status === 'in-progress' && random() < 0.1)
        ? null
        : new Date(at.getTime() + random() * 9e7).toISOString(),
    version: 1,
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
  }
  return {
    row,
    words: enquirySearchText(
      row,
      asked.map(({ name }) => name),
    ),
    venues: asked.map(({ id, slug, name }, position) => ({
      enquiry_id: row.id,
      position,
      slug,
      name,
      venue_id: id,
    })),
  }
}
