/** Mails about an option that has ended: to its client, and to the agency about each one that rises. */
import { z } from 'zod'
import { localize } from '#/i18n/addresses/localize.ts'
import { formatDate } from '#/i18n/format.ts'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { fillIn, MAIL_COPY, STAFF_COPY } from '#/mail/copy.ts'
import type { MailDocument } from '#/mail/mail-document.ts'
import { footerOf } from '#/mail/mail-footer.ts'
import { oneLine } from '#/mail/safe-text.ts'
import type { DayRange } from '#/modules/calendar/model/day-range.ts'

/** Of the request, and what is kept for it. */
const held = { reference: z.string(), venue: z.string(), firstDay: z.string(), lastDay: z.string() }

/** Schema of the payloads that the outbox returns. */
export const optionMailPayload = z.discriminatedUnion('template', [
  z.object({
    template: z.literal('option-ended'),
    data: z.object({ ...held, language: z.enum(LANGUAGE_CODES), email: z.string() }),
  }),
  /** In French, as every mail to the agency. */
  z.object({ template: z.literal('option-notice'), data: z.object({ ...held, rank: z.number() }) }),
])

export type OptionMailPayload = z.output<typeof optionMailPayload>

/** Render either. */
export function optionMail({ template, data }: OptionMailPayload, siteUrl: string): MailDocument {
  const language = template === 'option-ended' ? data.language : 'fr'
  const { option, reference: label, pair, greetingPlain } = MAIL_COPY[language]
  const values = { venue: oneLine(data.venue), days: daysOf(data, language), reference: data.reference }
  const common = {
    ...{ language, pair, notes: [], footer: footerOf(language, siteUrl) },
    reference: { label, value: data.reference },
  }
  if (template === 'option-ended') {
    const [title, text] = [fillIn(option.subject, values), fillIn(option.text, values)]
    const blocks = [greetingPlain, text].map((words) => ({ kind: 'paragraph', text: words }) as const)
    return { ...common, subject: title, preview: text, title, blocks }
  }
  const title = fillIn(STAFF_COPY.optionNotice, { ...values, rank: String(data.rank) })
  const href = `${siteUrl}${localize('admin-requests', {}, 'fr')}?ref=${encodeURIComponent(data.reference)}`
  const blocks = [{ kind: 'button', text: STAFF_COPY.open, href } as const]
  return { ...common, subject: title, preview: title, title, blocks }
}

function daysOf({ firstDay, lastDay }: DayRange, language: Language): string {
  const days = firstDay === lastDay ? [firstDay] : [firstDay, lastDay]
  return days.map((day) => formatDate(day, language)).join(' – ')
}
