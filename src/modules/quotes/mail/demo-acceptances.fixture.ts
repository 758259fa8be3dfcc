/** Sample mails of an acceptance for the mail preview. */
import type { Language } from '#/i18n/languages.ts'
import type { AcceptanceMailPayload } from './acceptance-mail.ts'
import type { OptionMailPayload } from './option-mail.ts'
import type { QuoteNoticePayload } from './quote-notice.ts'

/** The code, the acknowledgement of either road, and the end of one. */
export function demoAcceptanceMails(
  language: Language,
): { name: string; payload: AcceptanceMailPayload | QuoteNoticePayload | OptionMailPayload }[] {
  const reader = { language, email: 'client@example.com', number: 'D-26-0042' }
  const receipt = {
    ...{
      ...reader,
      token: 'x'.repeat(43),
      name: 'Aiko Mori',
      n: 2,
      choice: 'B' as const,
      grossCents: 1_596_000,
    },
  }
  const held = {
    ...{ reference: 'Q-26-0117', venue: 'Perle', firstDay: '2027-03-01', lastDay: '2027-03-06' },
  }
  return [
    {
      name: 'option-ended',
      payload: { template: 'option-ended', data: { ...held, language, email: reader.email } },
    },
    { name: 'option-notice', payload: { template: 'option-notice', data: { ...held, rank: 1 } } },
    { name: 'code', payload: { template: 'acceptance-code', data: { ...reader, token: '042137' } } },
    { name: 'booked', payload: { template: 'acceptance-receipt', data: { ...receipt, isBooked: true } } },
    { name: 'waiting', payload: { template: 'acceptance-receipt', data: { ...receipt, isBooked: false } } },
    {
      name: 'question',
      payload: {
        template: 'acceptance-notice',
        data: {
          what: 'asked',
          number: reader.number,
          reference: 'Q-26-0117',
          text: 'Is there a freight lift?',
        },
      },
    },
    {
      name: 'ended',
      payload: {
        template: 'acceptance-ended',
        data: { ...reader, token: 'x'.repeat(43), isAmendment: false },
      },
    },
  ]
}
