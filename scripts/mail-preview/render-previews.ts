/** Writing the mails of the preview with the templates as they stand now. */

import { LANGUAGE_CODES, type Language } from '../../src/i18n/languages.ts'
import type { DemoMail } from '../../src/modules/enquiries/mail/demo-enquiries.fixture.ts'
import type { DemoAccountMail } from '../../src/modules/staff/mail/demo-accounts.fixture.ts'
import type { RenderedMail, RenderMail } from '../../src/platform/outbox/outgoing-mail.ts'
import { demoVenues } from './demo-venues.ts'

/** Reads a source file through the bundler. */
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
  const { renderMail } = (await load('/src/app/render-mail.tsx')) as { renderMail: RenderMail }
  const { demoMails } = (await load('/src/modules/enquiries/mail/demo-enquiries.fixture.ts')) as {
    demoMails: (language: Language, venues: Awaited<ReturnType<typeof demoVenues>>) => DemoMail[]
  }
  const { demoAccountMails } = (await load('/src/modules/staff/mail/demo-accounts.fixture.ts')) as {
    demoAccountMails: (language: string) => DemoAccountMail[]
  }
  const context = { siteUrl, mailTo: 'requests@passage.example' }
  const demos = [...demoMails(language, await demoVenues(language)), ...demoAccountMails(language)]
  return Promise.all(
    demos.map(async ({ name, payload }) => ({
      id: `${payload.template}-${name.replaceAll(' ', '-')}`,
      template: payload.template,
      name,
      language,
      mail: await renderMail(payload, context),
    })),
  )
}

/** A language of an address. */
export function readLanguage(text: string | undefined): Language | undefined {
  return LANGUAGE_CODES.find((language) => language === text)
}
