/** Writing the mails of the preview with the templates as they stand now. */

import type * as Mails from '../../src/app/render-mail.tsx'
import { LANGUAGE_CODES, type Language } from '../../src/i18n/languages.ts'
import type * as Owners from '../../src/modules/calendar/mail/demo-owner-asks.fixture.ts'
import type * as Enquiries from '../../src/modules/enquiries/mail/demo-enquiries.fixture.ts'
import type * as Acceptances from '../../src/modules/quotes/mail/demo-acceptances.fixture.ts'
import type * as Quotes from '../../src/modules/quotes/mail/demo-quotes.fixture.ts'
import type * as Lists from '../../src/modules/shortlists/mail/demo-answers.fixture.ts'
import type * as Accounts from '../../src/modules/staff/mail/demo-accounts.fixture.ts'
import type { RenderedMail } from '../../src/platform/outbox/outgoing-mail.ts'
import { demoVenues } from './demo-venues.ts'

const OWNERS = '/src/modules/calendar/mail/demo-owner-asks.fixture.ts'
const ACCEPTANCES = '/src/modules/quotes/mail/demo-acceptances.fixture.ts'
const ENQUIRIES = '/src/modules/enquiries/mail/demo-enquiries.fixture.ts'
const QUOTES = '/src/modules/quotes/mail/demo-quotes.fixture.ts'
const LISTS = '/src/modules/shortlists/mail/demo-answers.fixture.ts'
const ACCOUNTS = '/src/modules/staff/mail/demo-accounts.fixture.ts'

/** Read a source file through the bundler. */
export type LoadModule = (file: string) => Promise<Record<string, unknown>>

/** A mail to look at. */
export interface PreviewedMail {
  /** Part of its address: `quote-acknowledgement-one-venue`. */
  readonly id: string
  readonly template: string
  readonly name: string
  readonly language: Language
  readonly mail: RenderedMail
}

/**
 * All mails of a language; those to the agency are in French whatever the visitor's language, those about accounts in
 * English where it is not French.
 */
export async function renderPreviews(
  load: LoadModule,
  language: Language,
  siteUrl: string,
): Promise<PreviewedMail[]> {
  const { renderMail } = (await load('/src/app/render-mail.tsx')) as typeof Mails
  const { demoMails, demoReply } = (await load(ENQUIRIES)) as typeof Enquiries
  const { demoOwnerMails } = (await load(OWNERS)) as typeof Owners
  const { demoQuoteMails } = (await load(QUOTES)) as typeof Quotes
  const { demoAcceptanceMails } = (await load(ACCEPTANCES)) as typeof Acceptances
  const { demoAnswersMails, DEMO_ANSWERS } = (await load(LISTS)) as typeof Lists
  const { demoAccountMails, demoLinkMails } = (await load(ACCOUNTS)) as typeof Accounts
  const venues = await demoVenues(language)
  const context = { siteUrl, mailTo: 'requests@passage.example' }
  const demos = [
    ...demoMails(language, venues),
    { name: 'answer', payload: demoReply(language, venues) },
    ...demoAnswersMails(language),
    ...demoQuoteMails(language),
    ...demoOwnerMails(language),
    ...demoAcceptanceMails(language),
    ...demoLinkMails(language),
    ...demoAccountMails(language),
  ]
  return Promise.all(
    demos.map(async ({ name, payload }) => ({
      id: `${payload.template}-${name.replaceAll(' ', '-')}`,
      template: payload.template,
      name,
      language,
      mail: await renderMail(payload, context, { answers: async () => DEMO_ANSWERS }),
    })),
  )
}

/** A language of an address. */
export function readLanguage(text: string | undefined): Language | undefined {
  return LANGUAGE_CODES.find((language) => language === text)
}
