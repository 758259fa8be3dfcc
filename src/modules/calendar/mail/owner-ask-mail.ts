/** The mail that asks an owner about days of their venue. */
import { z } from 'zod'
import { ADMIN_LANGUAGES, type AdminLanguage } from '#/i18n/admin-language.ts'
import { LANGUAGES } from '#/i18n/languages.ts'
import en from '#/mail/copy/owner-en.json'
import fr from '#/mail/copy/owner-fr.json'
import { fillIn, MAIL_COPY } from '#/mail/copy.ts'
import type { MailDocument } from '#/mail/mail-document.ts'
import { footerOf } from '#/mail/mail-footer.ts'
import { oneLine } from '#/mail/safe-text.ts'
import { saidDays, saidMoment } from '../model/said-days.ts'

/** Schema of the payload that the outbox returns. */
export const ownerAskPayload = z.object({
  template: z.literal('owner-ask'),
  data: z.object({
    language: z.enum(ADMIN_LANGUAGES),
    email: z.string(),
    /** Of the owner; may be empty. */
    name: z.string(),
    venue: z.string(),
    /** Of the private link. */
    token: z.string(),
    reminds: z.boolean(),
    ...{ firstDay: z.string(), lastDay: z.string(), until: z.string() },
    ...{ event: z.string(), guests: z.number().nullable(), setUp: z.string(), client: z.string().nullable() },
  }),
})

export type OwnerAskPayload = z.output<typeof ownerAskPayload>

const COPY: Readonly<Record<AdminLanguage, typeof en>> = { en, fr }

/** Where an owner answers. */
export function ownerAddress(token: string): string {
  return `/h/${token}`
}

/** Render the mail. */
export function ownerAskMail({ data }: OwnerAskPayload, siteUrl: string): MailDocument {
  const { language, guests, reminds } = data
  const copy = COPY[language]
  const days = saidDays(data, language)
  const [venue, name] = [oneLine(data.venue), oneLine(data.name)]
  const values = { venue, days, name, until: saidMoment(data.until, language) }
  const text = fillIn(reminds ? copy.remindText : copy.text, values)
  const rows = [
    { label: copy.facts.days, value: days },
    { label: copy.facts.event, value: data.event },
    ...(guests === null
      ? []
      : [{ label: copy.facts.guests, value: guests.toLocaleString(LANGUAGES[language].intl) }]),
    ...(data.setUp === '' ? [] : [{ label: copy.facts.setUp, value: data.setUp }]),
    ...(data.client ? [{ label: copy.facts.client, value: data.client }] : []),
  ]
  return {
    language,
    subject: fillIn(reminds ? copy.reminder : copy.subject, values),
    preview: text,
    title: fillIn(copy.title, values),
    reference: undefined,
    pair: MAIL_COPY[language].pair,
    blocks: [
      { kind: 'paragraph', text: name === '' ? copy.greetingPlain : fillIn(copy.greeting, values) },
      { kind: 'paragraph', text },
      { kind: 'rows', rows },
      { kind: 'button', text: copy.link, href: siteUrl + ownerAddress(data.token) },
    ],
    notes: [copy.note],
    footer: footerOf(language, siteUrl),
  }
}
