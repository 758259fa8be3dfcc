/** Thirty invented enquiries: every kind, language and status, the newest of an hour ago. */
import { LANGUAGE_CODES, type Language } from '../../src/i18n/languages.ts'
import { parisDay } from '../../src/lib/paris-time.ts'
import { laterWorkingDay } from '../../src/lib/working-hours.ts'
import { demoMails } from '../../src/modules/enquiries/mail/demo-enquiries.fixture.ts'
import { type EnquiryStatus, STATUSES } from '../../src/modules/enquiries/model/enquiry-statuses.ts'
import type { VisitMoment } from '../../src/modules/enquiries/model/visit.ts'
import type { NewEnquiry } from '../../src/modules/enquiries/server/submit/form-definition.server.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { demoVenues } from '../mail-preview/demo-venues.ts'
import { demoEnquiry, storeDemoEnquiries } from './demo-enquiry.ts'

const HOUR_MS = 3_600_000

/** Between two of them. */
const APART_MS = 7 * HOUR_MS

/** How many of the newest nobody has opened yet. */
const WAITING = 10

/** Fill an empty inbox through the door of the forms; those that are settled belong to the owner. */
export async function fillDemoInbox(database: Database, owner: string, now: Date): Promise<void> {
  const perLanguage = await Promise.all(
    LANGUAGE_CODES.map((language, at) => enquiriesIn(database, { language, at, now })),
  )
  // One of each language after the other.
  const mixed = [0, 1, 2].flatMap((round) => perLanguage.flatMap((three) => three[round] ?? []))
  const dated = mixed.map((enquiry, age) => ({
    ...enquiry,
    at: new Date(now.getTime() - HOUR_MS - age * APART_MS).toISOString(),
  }))
  await storeDemoEnquiries(database, dated.toReversed())
  for (const [age, { id, at }] of dated.entries()) {
    if (age >= WAITING) await settle(database, { id, at, owner, status: statusOf(age) })
  }
}

const statusOf = (age: number): EnquiryStatus => STATUSES[1 + (age % (STATUSES.length - 1))] ?? 'new'

/** Three enquiries of different kinds; over the languages every kind comes. */
async function enquiriesIn(
  database: Database,
  { language, at, now }: { readonly language: Language; readonly at: number; readonly now: Date },
): Promise<Omit<NewEnquiry, 'at'>[]> {
  const asked = await demoVenues(language)
  const sent = demoMails(language, asked)
    .map(({ payload }) => payload)
    .filter(({ template }) => template.endsWith('-notification'))
    .map(({ data }) => data)
  const [several, one, none, short, visit, message, proposal] = sent
  const asks = at % 4 === 1 && visit ? { ...visit, moments: momentsAfter(now) } : one
  const chosen = at % 2 === 0 ? [several, message, short] : [asks, proposal, none]
  return Promise.all(
    chosen
      .filter((data) => data !== undefined)
      .map((data) => {
        const slugs = 'venues' in data ? data.venues.map(({ slug }) => slug) : []
        return demoEnquiry(database, data, {
          ...{ email: `${data.kind}.${language}@example.com`, slugs },
          key: `demo ${data.kind} ${language} ${slugs.length}`,
          spamSigns: at === 0 ? (data.spamReasons ?? []) : [],
        })
      }),
  )
}

/** Two moments of the coming days. */
function momentsAfter(now: Date): VisitMoment[] {
  const day = (working: number) => laterWorkingDay(parisDay(now), working)
  return [
    { day: day(3), time: '14:30' },
    { day: day(4), time: '10:00' },
  ]
}

interface Settled {
  readonly id: string
  readonly at: string
  readonly owner: string
  readonly status: EnquiryStatus
}

async function settle({ db }: Database, { id, at, owner, status }: Settled): Promise<void> {
  const answered = new Date(Date.parse(at) + 3 * HOUR_MS).toISOString()
  const outcome = { outcome_at: answered, outcome_by: owner }
  await db
    .updateTable('enquiry')
    .set({
      status,
      ...(status === 'spam' ? {} : { owner, first_answered_at: answered }),
      ...(status === 'won' ? { ...outcome, outcome_net_cents: 960_000 } : {}),
      ...(status === 'lost' ? { ...outcome, outcome_reason: 'dates-taken' as const } : {}),
      updated_at: answered,
      version: 2,
    })
    .where('id', '=', id)
    .execute()
}
