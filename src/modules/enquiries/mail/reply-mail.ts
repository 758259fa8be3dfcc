/** An answer that a staff member has written to a visitor. */

import { z } from 'zod'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { fillIn, MAIL_COPY } from '#/mail/copy.ts'
import type { MailDocument } from '#/mail/mail-document.ts'
import { footerOf } from '#/mail/mail-footer.ts'
import { manyLines, oneLine } from '#/mail/safe-text.ts'
import { askedVenue } from './enquiry-mail.ts'
import { venueCards } from './venue-cards.ts'

/** The line that mail programs show beside the subject. */
const LONGEST_PREVIEW = 140

/** Check what the outbox gives back. */
export const replyMailPayload = z.object({
  template: z.literal('reply'),
  data: z.object({
    /** `Q-26-0042`. */
    reference: z.string(),
    /** Of the text. */
    language: z.enum(LANGUAGE_CODES),
    to: z.object({ name: z.string(), address: z.string() }),
    cc: z.array(z.string()),
    subject: z.string(),
    /** The text with every field filled in; venues stand where the writer put them. */
    blocks: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('paragraph'), text: z.string() }),
        z.object({ kind: z.literal('venues'), venues: z.array(askedVenue) }),
      ]),
    ),
    /** Id of the mail of ours that it goes on from. */
    follows: z.string().optional(),
  }),
})

/** One answer, to be sent as it is. */
export type ReplyMailPayload = z.output<typeof replyMailPayload>

/** A part of an answer. */
export type ReplyBlock = ReplyMailPayload['data']['blocks'][number]

/** Write the mail: a letter, without a title. */
export function replyMail({ data }: ReplyMailPayload, siteUrl: string): MailDocument {
  const { language, reference } = data
  const copy = MAIL_COPY[language]
  const paragraphs = data.blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))
  return {
    language,
    subject: oneLine(data.subject),
    preview: oneLine(paragraphs.slice(1).join(' ')).slice(0, LONGEST_PREVIEW),
    title: undefined,
    reference: undefined,
    pair: copy.pair,
    blocks: data.blocks.map((block) =>
      block.kind === 'paragraph'
        ? { kind: 'paragraph', text: manyLines(block.text) }
        : { kind: 'venues', venues: venueCards(block.venues, language, siteUrl) },
    ),
    notes: [fillIn(copy.pair, { label: copy.reference, value: reference })],
    footer: footerOf(language, siteUrl),
  }
}
