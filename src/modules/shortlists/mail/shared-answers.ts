/** The mail to the owner of a shared list that has new answers. */
import { z } from 'zod'
import { localize } from '#/i18n/addresses/localize.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { MAIL_COPY } from '#/mail/copy.ts'
import type { MailDocument } from '#/mail/mail-document.ts'
import { footerOf } from '#/mail/mail-footer.ts'

/** Schema of the payload that the outbox returns. */
export const sharedAnswersPayload = z.object({
  template: z.literal('shared-answers'),
  data: z.object({
    language: z.enum(LANGUAGE_CODES),
    email: z.string(),
    /** Ends these mails. */
    stopKey: z.string(),
  }),
})

export type SharedAnswersPayload = z.output<typeof sharedAnswersPayload>

/** Where mails about a shared list are ended. */
export const STOP_MAILS_ADDRESS = '/api/shortlists/stop-mails'

/** Render the mail. It names neither the list nor its readers, whose words are not ours to send. */
export function sharedAnswersMail({ data }: SharedAnswersPayload, siteUrl: string): MailDocument {
  const { language, stopKey } = data
  const { greetingPlain, pair, sharedAnswers: copy } = MAIL_COPY[language]
  const stop = `${siteUrl}${STOP_MAILS_ADDRESS}?${new URLSearchParams({ key: stopKey, language })}`
  return {
    language,
    subject: copy.subject,
    preview: copy.text,
    title: copy.title,
    reference: undefined,
    pair,
    blocks: [
      { kind: 'paragraph', text: greetingPlain },
      { kind: 'paragraph', text: copy.text },
      { kind: 'button', text: copy.link, href: siteUrl + localize('favorites', {}, language) },
    ],
    notes: [copy.note, `${copy.stop} ${stop}`],
    footer: footerOf(language, siteUrl),
  }
}
