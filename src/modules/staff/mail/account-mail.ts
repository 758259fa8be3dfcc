/** Mails with a one-time link to a staff account: password reset and invitation. */

import { z } from 'zod'
import { localize } from '#/i18n/addresses/localize.ts'
import { ADMIN_LANGUAGES, type AdminLanguage } from '#/i18n/admin-language.ts'
import en from '#/mail/copy/account-en.json'
import fr from '#/mail/copy/account-fr.json'
import { fillIn, MAIL_COPY } from '#/mail/copy.ts'
import type { MailDocument } from '#/mail/mail-document.ts'
import { footerOf } from '#/mail/mail-footer.ts'

/** Schema of the payload that the outbox returns. */
export const accountMailPayload = z.object({
  template: z.enum(['account-reset', 'account-invitation']),
  data: z.object({
    language: z.enum(ADMIN_LANGUAGES),
    email: z.string(),
    /** Name of the owner of the new password, or of the sender of the invitation. */
    name: z.string(),
    /** Secret that makes the link valid for one use. */
    token: z.string(),
  }),
})

export type AccountMailPayload = z.output<typeof accountMailPayload>

const COPY: Readonly<Record<AdminLanguage, typeof en>> = { en, fr }

/** Render the mail. */
export function accountMail({ template, data }: AccountMailPayload, siteUrl: string): MailDocument {
  const { language, name, token } = data
  const invitation = template === 'account-invitation'
  const copy = invitation ? COPY[language].invitation : COPY[language].reset
  const page = invitation ? 'admin-invitation' : 'admin-reset'
  const href = `${siteUrl}${localize(page, {}, language)}?${new URLSearchParams({ token })}`
  const values = { name, inviter: name }
  return {
    language,
    subject: fillIn(copy.subject, values),
    preview: fillIn(copy.text, values),
    title: copy.title,
    reference: undefined,
    pair: MAIL_COPY[language].pair,
    blocks: [
      { kind: 'paragraph', text: fillIn(copy.greeting, values) },
      { kind: 'paragraph', text: fillIn(copy.text, values) },
      { kind: 'button', text: copy.link, href },
    ],
    notes: [copy.note],
    footer: footerOf(language, siteUrl),
  }
}
