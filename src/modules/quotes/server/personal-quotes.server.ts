/** What is told and erased of the people that quotes were written for, and how long it is kept (`quotes.md`, section 9). */
import { sql } from 'kysely'
import { inParis, parisDay } from '#/lib/paris-time.ts'
import { toJson } from '#/platform/database/json.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { PersonalData } from '#/platform/database/personal-data.ts'
import type { Db } from '#/platform/database/schema.ts'
import { quoteDocumentSchema } from '../model/quote-document.schema.ts'
import { readQuoteSettings } from './quote-settings.repository.server.ts'

/** Quotes for a person; one that was accepted is evidence, and stays for its years whoever asks. */
export const QUOTES_OF_PERSON: PersonalData = {
  name: 'quotes',
  read: async (db, person) => {
    if ('phone' in person) return []
    const versions = await versionsFor(db, person.email)
    const payments = await paymentsOn(db, quotesOf(versions))
    return [...versions.map(({ quote_id: _, id: __, ...version }) => version), ...payments]
  },
  erase: async (db, person) => {
    if ('phone' in person) return []
    const versions = await versionsFor(db, person.email)
    await forgetQuotes(db, quotesOf(versions))
    return []
  },
  kept: async (db, person) =>
    'phone' in person
      ? []
      : acceptedAmong(
          db,
          quotesOf([...(await versionsFor(db, person.email)), ...(await signedBy(db, person.email))]),
        ),
  onEnquiries: { find: quotesOn, remove: deleteDrafts },
}

const quotesOf = (versions: readonly { readonly quote_id: string }[]) => [
  ...new Set(versions.map(({ quote_id }) => quote_id)),
]

async function paymentsOn(db: Db, quoteIds: readonly string[]) {
  if (quoteIds.length === 0) return []
  return db
    .selectFrom('payment')
    .innerJoin('quote', 'quote.id', 'quote_id')
    .select(['reference', 'kind', 'due_day', 'cents', 'paid_day', 'paid_cents', 'note', 'struck_at'])
    .where('quote_id', 'in', quoteIds)
    .orderBy('due_day')
    .execute()
}

/** What people have signed with an address of their own; the evidence of an acceptance stays ten years. */
export const ACCEPTANCES_OF_PERSON: PersonalData = {
  name: 'acceptances',
  read: async (db, person) => {
    if ('phone' in person) return []
    const signed = await signedBy(db, person.email)
    const codes = await codesOf(db, person.email)
    return [...signed.map(({ evidence }) => evidence), ...codes.map(({ id: _, ...code }) => code)]
  },
  erase: async (db, person) => {
    if ('phone' in person) return []
    for (const { id } of await codesOf(db, person.email))
      await db.deleteFrom('acceptance_code').where('id', '=', id).execute()
    return []
  },
}

async function signedBy(db: Db, email: string) {
  const rows = await db
    .selectFrom('quote_acceptance')
    .innerJoin('quote_version', 'quote_version.id', 'version_id')
    .select(['quote_id', 'evidence'])
    .orderBy('at')
    .execute()
  return rows.filter(({ evidence }) => addressOf(evidence) === email)
}

async function codesOf(db: Db, email: string) {
  const rows = await db
    .selectFrom('acceptance_code')
    .select(['id', 'signer', 'sent_at', 'passed_at'])
    .where(sql`lower(cast(signer as text))`, 'like', `%${email.replaceAll(/[%_\\]/g, '_')}%`)
    .execute()
  return rows.filter(({ signer }) => addressOf(signer) === email)
}

const addressOf = (said: object) => (said as { email?: string }).email?.toLowerCase()

async function versionsFor(db: Db, email: string) {
  const rows = await db
    .selectFrom('quote_version')
    .innerJoin('quote', 'quote.id', 'quote_version.quote_id')
    .select(['quote_version.id', 'quote_id', 'reference', 'n', 'state', 'document', 'sent_at', 'sent_to'])
    .where((eb) =>
      eb.or([
        eb(sql`lower(sent_to)`, '=', email),
        eb(sql`lower(cast(document as text))`, 'like', `%${email.replaceAll(/[%_\\]/g, '_')}%`),
      ]),
    )
    .orderBy('quote_version.created_at')
    .orderBy('reference')
    .execute()
  return rows.filter(
    ({ document, sent_to }) =>
      sent_to?.toLowerCase() === email ||
      quoteDocumentSchema.safeParse(document).data?.client.email.toLowerCase() === email,
  )
}

/**
 * Forget quotes: versions, lines, links and files go; numbers stay, so that none is missing.
 * @param over those accepted that were kept long enough; every other one that was accepted stays
 */
async function forgetQuotes(
  db: Db,
  quoteIds: readonly string[],
  over: readonly string[] = [],
): Promise<void> {
  const accepted = new Set((await acceptedAmong(db, quoteIds)).map(({ id }) => id))
  for (const id of quoteIds) {
    if (accepted.has(id) && !over.includes(id)) continue
    const versions = db.selectFrom('quote_version').select('id').where('quote_id', '=', id)
    await db.deleteFrom('quote_acceptance').where('version_id', 'in', versions).execute()
    await db.deleteFrom('payment').where('quote_id', '=', id).execute()
    await db.deleteFrom('quote_link').where('quote_id', '=', id).execute()
    // With their lines and files; the bytes in the storage have no row any more, and the sweep removes them.
    await db.deleteFrom('quote_version').where('quote_id', '=', id).execute()
    await db
      .updateTable('quote_history')
      .set({ details: toJson({}) })
      .where('quote_id', '=', id)
      .execute()
  }
}

/** The last day on which each of some quotes must stay, if it was accepted. */
async function acceptedAmong(db: Db, quoteIds: readonly string[]) {
  if (quoteIds.length === 0) return []
  const { keptYears } = (await readQuoteSettings(db)).value
  const rows = await db
    .selectFrom('quote_acceptance')
    .innerJoin('quote_version', 'quote_version.id', 'quote_acceptance.version_id')
    .innerJoin('quote', 'quote.id', 'quote_id')
    .select((eb) => ['quote.id', 'reference', eb.fn.max('quote_acceptance.at').as('at')])
    .where('quote.id', 'in', quoteIds)
    .groupBy(['quote.id', 'reference'])
    .execute()
  return rows.map(({ id, reference, at }) => ({
    id,
    name: reference ?? id,
    lastDay: `${inParis(new Date(at)).year + keptYears}-12-31`,
  }))
}

/** Quotes of enquiries; one that has its number keeps its enquiry. */
async function quotesOn(db: Db, enquiryIds: readonly string[]) {
  const rows = await db
    .selectFrom('quote')
    .select(['id', 'enquiry_id', 'reference'])
    .where('enquiry_id', 'in', enquiryIds)
    .execute()
  return rows.map(({ id, enquiry_id, reference }) => ({
    ...{ id, enquiryId: enquiry_id, mustStay: reference !== null },
  }))
}

/** Delete drafts that have no number, without a trace. */
async function deleteDrafts(db: Db, enquiryIds: readonly string[]): Promise<void> {
  const ids = (await quotesOn(db, enquiryIds)).filter(({ mustStay }) => !mustStay).map(({ id }) => id)
  if (ids.length === 0) return
  await forgetQuotes(db, ids)
  await db.deleteFrom('quote_history').where('quote_id', 'in', ids).execute()
  await db.deleteFrom('quote').where('id', 'in', ids).execute()
}

/** Forget the quotes of requests that were kept long enough; what was accepted stays for its years. */
export async function sweepQuotes({ db }: Database, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('quote')
      .innerJoin('enquiry', 'enquiry.id', 'quote.enquiry_id')
      .innerJoin('quote_version', 'quote_version.quote_id', 'quote.id')
      .select('quote.id')
      .distinct()
      .where('enquiry.anonymized_at', 'is not', null)
      .execute()
    const ids = rows.map(({ id }) => id)
    const today = parisDay(now)
    const over = (await acceptedAmong(transaction, ids)).filter(({ lastDay }) => lastDay < today)
    await forgetQuotes(
      transaction,
      ids,
      over.map(({ id }) => id),
    )
  })
}
