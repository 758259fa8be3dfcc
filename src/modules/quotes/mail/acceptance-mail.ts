/** Mails of an acceptance: the code before it, the acknowledgement after it, and that the house has not confirmed. */

import { z } from 'zod'
import { localize } from '#/i18n/addresses/localize.ts'
import { dotted } from '#/i18n/dotted.ts'
import { formatAmount } from '#/i18n/format.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { fillIn, MAIL_COPY } from '#/mail/copy.ts'
import type { Block, MailDocument } from '#/mail/mail-document.ts'
import { footerOf } from '#/mail/mail-footer.ts'
import { oneLine } from '#/mail/safe-text.ts'
import { CHOICES } from '../model/quote-line.ts'

const reader = { language: z.enum(LANGUAGE_CODES), email: z.string(), number: z.string() }

/** Schema of the payloads that the outbox returns. */
export const acceptanceMailPayload = z.discriminatedUnion('template', [
  /** `token` is the code itself: sealed until the mail leaves. */
  z.object({ template: z.literal('acceptance-code'), data: z.object({ ...reader, token: z.string() }) }),
  z.object({
    template: z.literal('acceptance-receipt'),
    data: z.object({
      ...reader,
      /** Of the private link. */
      token: z.string(),
      /** Who has accepted. */
      name: z.string(),
      n: z.number(),
      choice: z.enum(CHOICES).nullable(),
      grossCents: z.number(),
      /** Otherwise the house has to confirm the days. */
      isBooked: z.boolean(),
    }),
  }),
  /** The house has not confirmed. */
  z.object({
    template: z.literal('acceptance-ended'),
    data: z.object({ ...reader, token: z.string(), isAmendment: z.boolean().default(false) }),
  }),
])

export type AcceptanceMailPayload = z.output<typeof acceptanceMailPayload>

/** Render any of them. */
export function acceptanceMail({ template, data }: AcceptanceMailPayload, siteUrl: string): MailDocument {
  const { language, number } = data
  const { acceptance: copy, pair, greetingPlain } = MAIL_COPY[language]
  const common = { language, reference: undefined, pair, footer: footerOf(language, siteUrl) }
  const greeting: Block = { kind: 'paragraph', text: greetingPlain }
  if (template === 'acceptance-code') {
    const values = { number, code: data.token }
    const text = fillIn(copy.codeText, values)
    return {
      ...common,
      ...{ subject: fillIn(copy.codeSubject, values), preview: text, title: data.token },
      ...{ blocks: [greeting, { kind: 'paragraph', text }], notes: [copy.codeNote] },
    }
  }
  const href = siteUrl + localize('quote', { slug: data.token }, language)
  const button: Block = { kind: 'button', text: copy.link, href }
  if (template === 'acceptance-ended') {
    const title = fillIn(copy.endedSubject, { number })
    const text = data.isAmendment ? copy.endedAmendment : copy.ended
    const blocks: Block[] = [greeting, { kind: 'paragraph', text }, button]
    return { ...common, subject: title, preview: text, title, blocks, notes: [] }
  }
  const text = data.isBooked ? copy.booked : copy.waiting
  const rows = [
    { label: copy.quote, value: dotted([number, data.choice]) },
    { label: copy.total, value: formatAmount(data.grossCents, language) },
    { label: copy.by, value: oneLine(data.name) },
  ]
  return {
    ...common,
    ...{ subject: fillIn(copy.subject, { number }), preview: text, title: copy.title },
    blocks: [greeting, { kind: 'paragraph', text }, { kind: 'rows', rows }, button],
    notes: [],
  }
}
