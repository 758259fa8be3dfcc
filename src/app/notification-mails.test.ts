import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { STAFF_COPY } from '#/mail/copy.ts'
import { demo, rendered } from '../../tests/helpers/rendered-mail.ts'

describe.each(LANGUAGE_CODES)('mails to the agency about requests in %s', (language) => {
  test('the agency gets everything in French, and answers go to the visitor', async () => {
    const mail = await rendered(language, 'quote-notification', 'several venues')
    const { fullName, email } = demo(language, 'quote-notification', 'several venues').data
    expect(mail).toMatchObject({
      to: 'requests@passage.example',
      replyTo: { name: fullName, address: email },
      language: 'fr',
    })
    for (const part of [
      'Reçue le 20\u00a0novembre 2026 à 18:30',
      'Réponse promise sous 24\u00a0heures',
      'https://passage.example/fr/admin/demandes?ref=Q-26-0042',
      'https://passage.example/fr/lieu/galerie-perle',
      'salon-disparu',
      fullName,
    ]) {
      expect(mail.text).toContain(part)
    }
    expect(mail.html).toContain('href="https://passage.example/fr/admin/demandes?ref=Q-26-0042"')
  })
})

test('the mail of a proposal gives the number of photographs in the back office', async () => {
  const { text, subject } = await rendered('en', 'proposal-notification', 'proposal')
  expect(subject).toBe('Lieu proposé Q-26-0042\u00a0: The Glass Court')
  expect(text).toContain('5\u00a0photographies, à voir dans le back-office')
  expect(text).toContain('12 rue de l’Exemple')
  expect(text).toContain(STAFF_COPY.noPromise)
})

test('signs of spam stand on top of the notification and nowhere in the acknowledgement', async () => {
  const spamReasons = ['links']
  const { text } = await rendered('en', 'contact-notification', 'message', { spamReasons })
  expect(text.indexOf(STAFF_COPY.spam)).toBeLessThan(text.indexOf('Reçue le'))
  const visitors = await rendered('en', 'contact-acknowledgement', 'message', { spamReasons })
  expect(visitors.text).not.toMatch(/links|indésirable/)
})
