/** The mail with a quote: what the agent writes, what it comes to, the link to it, and its PDF. */

import { z } from 'zod'
import { dotted } from '#/i18n/dotted.ts'
import { formatAmount, formatDate } from '#/i18n/format.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { fillIn, MAIL_COPY } from '#/mail/copy.ts'
import type { MailDocument } from '#/mail/mail-document.ts'
import { footerOf } from '#/mail/mail-footer.ts'
import { manyLines, oneLine } from '#/mail/safe-text.ts'
import { quoteAddress } from '../model/quote-address.ts'
import { CHOICES } from '../model/quote-line.ts'
import { QUOTE_TEXTS } from './quote-texts.ts'

/** Schema of the payload that the outbox returns. */
export const quoteMailPayload = z.object({
  template: z.literal('quote-sent'),
  data: z.object({
    language: z.enum(LANGUAGE_CODES),
    to: z.object({ name: z.string(), address: z.string() }),
    /** Of the request: `Q-26-0042`. */
    reference: z.string(),
    /** Of the quote: `D-26-0042`. */
    number: z.string(),
    n: z.number(),
    subject: z.string(),
    paragraphs: z.array(z.string()),
    totals: z.array(
      z.object({ choice: z.enum(CHOICES).nullable(), names: z.string(), grossCents: z.number() }),
    ),
    validUntil: z.string(),
    /** Of the private link. */
    token: z.string(),
    file: z.object({ name: z.string(), key: z.string(), sha256: z.string() }),
  }),
})

/** What a mail with a quote is made from. */
export type QuoteMailPayload = z.output<typeof quoteMailPayload>

/** Render the mail as a letter. */
export function quoteMail({ data }: QuoteMailPayload, siteUrl: string): MailDocument {
  const { language, number, n, paragraphs, totals, validUntil, token } = data
  const texts = QUOTE_TEXTS[language]
  const copy = MAIL_COPY[language]
  const [first = '', ...others] = paragraphs.map((text) => manyLines(text))
  const rows = totals.map(({ choice, names, grossCents }) => ({
    label:
      choice === null ? texts.totalIncl : dotted([fillIn(texts.choice, { choice }), names, texts.totalIncl]),
    value: formatAmount(grossCents, language),
  }))
  const until = fillIn(texts.validUntil, { date: formatDate(validUntil, language) })
  return {
    language,
    subject: oneLine(data.subject),
    preview: until,
    title: undefined,
    reference: undefined,
    pair: copy.pair,
    blocks: [
      { kind: 'paragraph', text: first },
      ...others.map((text) => ({ kind: 'paragraph', text }) as const),
      { kind: 'heading', text: fillIn(texts.number, { number, n: String(n) }) },
      { kind: 'rows', rows },
      { kind: 'paragraph', text: until },
      { kind: 'button', text: texts.see, href: siteUrl + quoteAddress(token, language) },
    ],
    notes: [fillIn(copy.pair, { label: copy.reference, value: data.reference })],
    footer: footerOf(language, siteUrl),
  }
}
