/** Sample mails to an owner for the mail preview. */
import type { Language } from '#/i18n/languages.ts'
import type { OwnerAskPayload } from './owner-ask-mail.ts'

/** The question and its reminder. */
export function demoOwnerMails(language: Language): { name: string; payload: OwnerAskPayload }[] {
  const isFrench = language === 'fr'
  const data = {
    language: isFrench ? ('fr' as const) : ('en' as const),
    ...{ email: 'owner@example.com', name: 'Hélène Marchand', venue: 'Galerie Perle', token: 'x'.repeat(43) },
    ...{ firstDay: '2027-03-01', lastDay: '2027-03-06', until: '2027-01-17T17:00:00.000Z' },
    ...{ event: isFrench ? 'Showroom automne-hiver' : 'Autumn/winter showroom', guests: 80, client: null },
    setUp: isFrench ? 'Installation dès 8 h le 1er mars' : 'Set-up from 8:00 on 1 March',
  }
  return [
    { name: 'asked', payload: { template: 'owner-ask', data: { ...data, reminds: false } } },
    { name: 'reminder', payload: { template: 'owner-ask', data: { ...data, reminds: true } } },
  ]
}
