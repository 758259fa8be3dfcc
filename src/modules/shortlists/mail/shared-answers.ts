/** The mail to the owner of a shared list that has new answers. */
import { z } from 'zod'
import { localize } from '#/i18n/addresses/localize.ts'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { MAIL_COPY } from '#/mail/copy.ts'
import type { MailDocument } from '#/mail/mail-document.ts'
import { footerOf } from '#/mail/mail-footer.ts'

/** Schema of the payload that the outbox returns. */
export const sharedAnswersPayload = z.object({
  template: z.literal('shared-answers'),
  data: z.object({
    language: z.enum(LANGUAGE_CODES),
    email: z.string(),
    /** Key of the links that end these mails, or confirm them. */
    stopKey: z.string(),
    /** Key of the link to the answers. Mails of earlier versions have none. */
    answersKey: z.string().default(''),
    /** Whether the owner of the address has said that they want them. Mails of earlier versions do not say. */
    confirmed: z.boolean().default(true),
  }),
})

export type SharedAnswersPayload = z.output<typeof sharedAnswersPayload>

/** Where mails about shared lists are confirmed or ended. */
export function mailsAddress(query: {
  readonly key: string
  readonly language: Language
  readonly act?: 'confirm'
}) {
  return `/api/shortlists/stop-mails?${new URLSearchParams(query)}`
}

/** Render the mail. It names neither the list nor its readers, whose words are not ours to send. */
export function sharedAnswersMail({ data }: SharedAnswersPayload, siteUrl: string): MailDocument {
  const { language, stopKey: key, answersKey, confirmed } = data
  const { greetingPlain, pair, sharedAnswers: copy } = MAIL_COPY[language]
  const answers = answersKey
    ? localize('shortlist', { slug: answersKey }, language)
    : localize('favorites', {}, language)
  const stop = siteUrl + mailsAddress({ key, language })
  const confirm = siteUrl + mailsAddress({ key, language, act: 'confirm' })
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
      { kind: 'button', text: copy.link, href: siteUrl + answers },
    ],
    notes: [...(confirmed ? [] : [`${copy.confirm} ${confirm}`]), copy.note, `${copy.stop} ${stop}`],
    unsubscribe: stop,
    footer: footerOf(language, siteUrl),
  }
}
