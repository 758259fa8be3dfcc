/** Sample mails with quotes for the mail preview. */
import type { Language } from '#/i18n/languages.ts'
import type { QuoteMailPayload } from './quote-mail.ts'

/** One of a single venue, and one with choices. */
export function demoQuoteMails(
  language: Language,
): { readonly name: string; readonly payload: QuoteMailPayload }[] {
  const data = {
    ...{ language, reference: 'Q-26-0042', number: 'D-26-0042', n: 1, validUntil: '2026-12-11' },
    ...{ to: { name: 'Camille Laurent', address: 'camille@example.com' }, subject: 'D-26-0042' },
    paragraphs: ['Camille Laurent', '…', 'Léa Morel\nPassage'],
    token: 'invented',
    file: { name: 'D-26-0042-1.pdf', key: 'quotes/invented.pdf', sha256: '' },
  }
  const totals = (['A', 'B'] as const).map((choice) => ({
    choice,
    names: 'Loft Nord',
    grossCents: 1_596_000,
  }))
  return [
    {
      name: 'one',
      payload: {
        template: 'quote-sent',
        data: { ...data, totals: [{ choice: null, names: '', grossCents: 1_596_000 }] },
      },
    },
    { name: 'choices', payload: { template: 'quote-sent', data: { ...data, totals } } },
  ]
}
