/** Invented enquiries as the forms of the site store them, with mails that have left already. */
import { randomUUID } from 'node:crypto'
import type { EnquiryMailData, EnquiryMailPayload } from '../../src/modules/enquiries/mail/enquiry-mail.ts'
import { findPublishedVenues } from '../../src/modules/enquiries/server/submit/enquiries.repository.server.ts'
import {
  enquiryRecord,
  type NewEnquiry,
} from '../../src/modules/enquiries/server/submit/form-definition.server.ts'
import { storeEnquiries } from '../../src/modules/enquiries/server/submit/store-enquiries.server.ts'
import { toJson } from '../../src/platform/database/json.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { forgetToken } from '../../src/platform/outbox/sealed-token.ts'

interface Sent {
  readonly email: string
  readonly slugs: readonly string[]
  /** The same again is the same enquiry. */
  readonly key: string
  readonly spamSigns?: readonly string[]
}

/** An enquiry with what a form has asked. */
export async function demoEnquiry(
  database: Database,
  data: EnquiryMailData,
  { email, slugs, key, spamSigns = [] }: Sent,
): Promise<Omit<NewEnquiry, 'at'>> {
  const content = { ...data, ...momentFields(data), email, priceFromDay: 1500 }
  return {
    ...{ id: randomUUID(), kind: data.kind, content, record: enquiryRecord(data.kind, content) },
    ...{ phone: data.phone, language: data.language, key, spamSigns, sourcePage: data.sourcePage },
    ...{ senderNetwork: undefined, tokenUse: undefined, unknownVenues: [] },
    venues: await findPublishedVenues(database, slugs, data.language),
  }
}

/** The moments of a visit as its form has them. */
function momentFields(data: EnquiryMailData): object {
  if (data.kind !== 'visit') return {}
  const [first, second] = data.moments
  return {
    ...(first && { visitDay: first.day, visitTime: first.time }),
    ...(second && { otherDay: second.day, otherTime: second.time }),
  }
}

/** Store enquiries with the mail to the agency. */
export async function storeDemoEnquiries(
  database: Database,
  enquiries: readonly NewEnquiry[],
): Promise<void> {
  await storeEnquiries(
    database,
    enquiries.map((enquiry) => ({
      enquiry,
      mails: (reference) => [
        {
          template: `${enquiry.kind === 'quote-venue' ? 'quote' : enquiry.kind}-notification`,
          data: { ...(enquiry.content as EnquiryMailData), reference },
        } as EnquiryMailPayload,
      ],
    })),
  )
  await sendDemoMails(database, new Date())
}

/** Let mails that were promised before a moment have left: nobody is to get them. */
export async function sendDemoMails({ db }: Database, before: Date): Promise<void> {
  const mails = await db
    .selectFrom('outbox')
    .select(['id', 'run_at', 'payload'])
    .where('done_at', 'is', null)
    .where('created_at', '<', before.toISOString())
    .execute()
  for (const { id, run_at, payload } of mails)
    await db
      .updateTable('outbox')
      .set({ attempts: 1, done_at: run_at, payload: toJson((forgetToken(payload) ?? payload) as object) })
      .where('id', '=', id)
      .execute()
}
