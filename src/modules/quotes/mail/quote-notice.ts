/** Mail to the agency about what a client, or an owner, has done with a quote. In French, as every mail to the agency. */
import { z } from 'zod'
import { localize } from '#/i18n/addresses/localize.ts'
import { fillIn, MAIL_COPY, STAFF_COPY } from '#/mail/copy.ts'
import type { Block, MailDocument } from '#/mail/mail-document.ts'
import { footerOf } from '#/mail/mail-footer.ts'
import { FOR_AGENCY, oneLine } from '#/mail/safe-text.ts'

/** Schema of the payload that the outbox returns. */
export const quoteNoticePayload = z.object({
  template: z.literal('acceptance-notice'),
  data: z.object({
    what: z.enum(['asked', 'declined', 'accepted', 'booked', 'ended', 'ready']),
    number: z.string(),
    /** Of the request. */
    reference: z.string(),
    /** The client's own words, or who has accepted; often empty. */
    text: z.string(),
    /** References of the requests whose clients are to be written to. */
    write: z.array(z.string()).readonly().optional(),
  }),
})

export type QuoteNoticePayload = z.output<typeof quoteNoticePayload>

/** Render the notice. */
export function quoteNotice({ data }: QuoteNoticePayload, siteUrl: string): MailDocument {
  const { what, number, reference, text, write = [] } = data
  const subject = fillIn(STAFF_COPY.quoteNotice[what], { number })
  const open = (of: string): Block => ({
    ...{ kind: 'button', text: of === reference ? STAFF_COPY.open : `${STAFF_COPY.open} ${of}` },
    href: `${siteUrl}${localize('admin-requests', {}, 'fr')}?ref=${encodeURIComponent(of)}`,
  })
  const passage: Block[] =
    text === '' ? [] : [{ kind: 'passage', label: number, text: FOR_AGENCY.text(text) }]
  return {
    ...{ language: 'fr', subject, preview: oneLine(text) || subject, title: subject },
    reference: { label: STAFF_COPY.reference, value: reference },
    pair: MAIL_COPY.fr.pair,
    blocks: [...passage, ...[...write, reference].map(open)],
    ...{ notes: [], footer: footerOf('fr', siteUrl) },
  }
}
