/** Answer of a staff member to a visitor. */

import { z } from 'zod'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { fillIn, MAIL_COPY } from '#/mail/copy.ts'
import type { Block, MailDocument } from '#/mail/mail-document.ts'
import { footerOf } from '#/mail/mail-footer.ts'
import { manyLines, oneLine } from '#/mail/safe-text.ts'
import { askedVenue } from '#/modules/enquiries/mail/enquiry-mail.ts'
import { venueCards } from '#/modules/enquiries/mail/venue-cards.ts'

/** Length of the preheader, which mail clients show beside the subject. */
const LONGEST_PREVIEW = 140

/** Schema of the payload stored in the outbox. */
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
        z.object({
          kind: z.literal('prices'),
          prices: z.array(z.object({ name: z.string(), lines: z.array(z.string()) })),
        }),
      ]),
    ),
    /** The visit that it confirms, with the moment in Paris. */
    visit: z
      .object({ at: z.iso.datetime(), title: z.string(), address: z.string(), agreedAt: z.iso.datetime() })
      .optional(),
    /** Message id of the mail that it replies to. */
    follows: z.string().optional(),
  }),
})

/** Payload of an answer. */
export type ReplyMailPayload = z.output<typeof replyMailPayload>

/** Block of an answer. */
export type ReplyBlock = ReplyMailPayload['data']['blocks'][number]

/** Render the mail as a letter, without a title. */
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
    blocks: data.blocks.flatMap((block) => shownBlocks(block, language, siteUrl)),
    notes: [fillIn(copy.pair, { label: copy.reference, value: reference })],
    footer: footerOf(language, siteUrl),
  }
}

function shownBlocks(block: ReplyBlock, language: Language, siteUrl: string): Block[] {
  switch (block.kind) {
    case 'paragraph':
      return [{ kind: 'paragraph', text: manyLines(block.text) }]
    case 'venues':
      return [{ kind: 'venues', venues: venueCards(block.venues, language, siteUrl) }]
    case 'prices':
      // Each is set apart in plain text, where it has several lines.
      return block.prices.map(({ name, lines }) => ({
        kind: 'rows',
        rows: [{ label: oneLine(name), value: lines.join('\n') }],
      }))
  }
}
