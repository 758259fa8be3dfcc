/** Data of the composer: templates, values, venues. */
import type { Selectable } from 'kysely'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { formatDate } from '#/i18n/format.ts'
import { formatPhone } from '#/i18n/format-phone.ts'
import { isLanguage, type Language } from '#/i18n/languages.ts'
import { AGENCY } from '#/lib/settings.ts'
import { siteTexts } from '#/mail/copy.ts'
import { stayPrice } from '#/modules/venues/model/stay.ts'
import { wholeDays } from '../../model/estimate.ts'
import { formatDuration } from '../../model/format-fields.ts'
import type { ReplyValues } from '../../model/reply-fields.ts'
import type { KitTexts, ReplyKit } from '../../model/reply-kit.ts'
import type { ReplyVenue } from '../../model/reply-venues.ts'
import { firstTemplate, REPLY_TEMPLATES } from '../../model/template-ids.ts'
import type { InboxDatabase } from '../inbox/inbox-database.ts'
import type { EnquiryTable } from '../tables/enquiry.ts'
import { REPLY_TEXTS } from './reply-templates.ts'
import { readReplyTexts } from './reply-texts.repository.server.ts'

/** Number of alternative venues proposed. */
const PROPOSED = 3

type Row = Selectable<EnquiryTable>

/**
 * Read the data for one enquiry; undefined when none has this reference, or it was erased.
 * @param proof interface language, in which the template is shown for proofreading
 */
export async function readReplyKit(
  database: Pick<InboxDatabase, 'db'>,
  reference: string,
  agent: string,
  proof: AdminLanguage,
): Promise<ReplyKit | undefined> {
  const row = await findOpen(database, reference)
  if (row === undefined) return undefined
  const language: Language = isLanguage(row.language) ? row.language : 'en'
  // Visitors may also write in French or English, whatever the language of the form.
  const languages = [...new Set<Language>([language, 'fr', 'en'])]
  const [catalogue, asked, read] = await Promise.all([
    readVenues(database, row.duration),
    askedSlugs(database, row.id),
    readReplyTexts(database.db, languages),
  ])
  const known = new Set(catalogue.map(({ slug }) => slug))
  return {
    language,
    languages,
    proof,
    template: firstTemplate(row.kind, asked.length > 0, row.first_answered_at !== null),
    texts: inEach(languages, (each) => textsIn(each, read)),
    values: inEach(languages, (each) => givenValues(row, agent, each, read(each, 'signature').text.body)),
    places: inEach(languages, (each) => siteTexts(each).neighborhood),
    catalogue,
    asked: asked.filter((slug) => known.has(slug)),
    proposed: proposeVenues(catalogue, asked, row.surface_m2),
  }
}

/** The enquiry, as long as it may be answered. */
export async function findOpen(
  { db }: Pick<InboxDatabase, 'db'>,
  reference: string,
): Promise<Row | undefined> {
  return db
    .selectFrom('enquiry')
    .selectAll()
    .where('reference', '=', reference)
    .where('anonymized_at', 'is', null)
    .executeTakeFirst()
}

/** The published venues by name, with what they cost for the duration asked for. */
export async function readVenues(
  { db }: Pick<InboxDatabase, 'db'>,
  duration: string | null,
): Promise<ReplyVenue[]> {
  const rows = await db
    .selectFrom('venue')
    .leftJoin('photo', (join) => join.onRef('photo.venue_id', '=', 'venue.id').on('photo.position', '=', 0))
    .select([
      'venue.slug',
      'venue.name',
      'venue.neighborhood',
      'venue.surface_m2',
      'venue.price_from_day_cents',
    ])
    .select(['venue.minimum_days', 'photo.key', 'photo.width'])
    .where('venue.status', '=', 'published')
    .orderBy('venue.name')
    .execute()
  const asked = wholeDays(duration)
  return rows.map((row) => {
    const facts = { priceFromDayCents: row.price_from_day_cents, minimumDays: row.minimum_days }
    return {
      slug: row.slug,
      name: row.name,
      neighborhood: row.neighborhood,
      surface: row.surface_m2,
      photo: row.key === null || row.width === null ? null : { key: row.key, width: row.width },
      cents: asked === undefined ? null : stayPrice(facts, asked).cents,
    }
  })
}

async function askedSlugs({ db }: Pick<InboxDatabase, 'db'>, enquiryId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiry_venue')
    .innerJoin('venue', 'venue.id', 'enquiry_venue.venue_id')
    .select('venue.slug')
    .where('enquiry_id', '=', enquiryId)
    .orderBy('enquiry_venue.position')
    .execute()
  return rows.map(({ slug }) => slug)
}

/**
 * Field values from the enquiry and the agency, in a language.
 * @param signature the language's, with its fields
 */
export function givenValues(row: Row, agent: string, language: Language, signature: string): ReplyValues {
  const { quote, quoteRequest } = siteTexts(language)
  const ranges: Readonly<Record<string, string>> =
    row.kind === 'quote' ? quoteRequest.guestRange : quote.guestRange
  const values: ReplyValues = {
    name: row.full_name,
    company: row.company ?? '',
    reference: row.reference,
    startDate: row.start_date === null ? '' : formatDate(row.start_date, language),
    duration: row.duration === null ? '' : formatDuration(row.duration, language),
    guests: row.guests === null ? '' : (ranges[row.guests] ?? row.guests),
    phone: formatPhone(AGENCY.phone, language),
    agent,
    agency: AGENCY.name,
    signature,
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

function inEach<T>(
  languages: readonly Language[],
  of: (language: Language) => T,
): Partial<Record<Language, T>> {
  return Object.fromEntries(languages.map((language) => [language, of(language)]))
}

function textsIn(language: Language, read: Awaited<ReturnType<typeof readReplyTexts>>): KitTexts {
  return {
    estimate: REPLY_TEXTS[language].estimate,
    templates: Object.fromEntries(REPLY_TEMPLATES.map((id) => [id, read(language, id).text])) as Record<
      (typeof REPLY_TEMPLATES)[number],
      { subject: string; body: string }
    >,
  }
}

/** Venues closest in size to those asked for. */
function proposeVenues(
  catalogue: readonly ReplyVenue[],
  asked: readonly string[],
  surface: number | null,
): string[] {
  const wanted = surface ?? catalogue.find(({ slug }) => slug === asked[0])?.surface
  if (wanted === undefined) return []
  return catalogue
    .filter(({ slug }) => !asked.includes(slug))
    .sort((a, b) => Math.abs(a.surface - wanted) - Math.abs(b.surface - wanted))
    .slice(0, PROPOSED)
    .map(({ slug }) => slug)
}
