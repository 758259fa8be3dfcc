import { createTransport } from 'nodemailer'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#/i18n/languages.ts'
import { mailMessage } from '#/server/mail/mail-message.ts'
import { MAIL_COPY } from './copy.ts'
import type { EnquiryMailTemplate, QuoteVenueMailData } from './enquiry-mail.ts'
import { renderMail } from './render-mail.tsx'

const CONTEXT = { siteUrl: 'https://passage.example', mailTo: 'requests@passage.example' }

const DATA: QuoteVenueMailData = {
  kind: 'quote-venue',
  reference: 'Q-26-0042',
  language: 'en',
  receivedAt: '2026-11-20T17:30:00.000Z',
  sourcePage: '/contact-venue',
  company: 'Maison <Aubrac> & fils',
  jobTitle: 'Production',
  fullName: 'Camille Laurent',
  email: 'camille@example.com',
  phone: '+33199001234',
  startDate: '2027-03-01',
  duration: '4 days',
  surface: 1200,
  guestCount: '101-200',
  budget: '5000_10000',
  message: 'Forty looks.\n{reference} stays as it is.',
  venues: [{ slug: 'galerie-perle', name: 'Galerie Perle' }],
  unknownVenues: ['no-such-room'],
}

const mailOf = (template: EnquiryMailTemplate, changes: Partial<QuoteVenueMailData> = {}) =>
  renderMail({ template, data: { ...DATA, ...changes } }, CONTEXT)

const NAMES: Record<Language, string> = {
  en: 'Dear Camille Laurent,',
  fr: 'Bonjour Camille Laurent,',
  es: 'Buenos días, Camille Laurent:',
  it: 'Gentile Camille Laurent,',
  de: 'Guten Tag Camille Laurent,',
  ru: 'Здравствуйте, Camille Laurent!',
  pt: 'Olá, Camille Laurent,',
  cn: '尊敬的Camille Laurent：',
  ja: 'Camille Laurent様',
  ko: '안녕하세요, Camille Laurent 님.',
}

describe.each(LANGUAGE_CODES)('the acknowledgement in %s', (language) => {
  test('greets by name, repeats the request, and leaves no place empty', async () => {
    const mail = await mailOf('quote-acknowledgement', { language })
    expect(mail).toMatchObject({
      to: { name: 'Camille Laurent', address: 'camille@example.com' },
      replyTo: 'requests@passage.example',
      language: LANGUAGES[language].tag,
      subject: expect.stringContaining('Q-26-0042'),
    })
    for (const part of [
      NAMES[language],
      'Q-26-0042',
      'Galerie Perle',
      'Forty looks.',
      'camille@example.com',
    ]) {
      expect(mail.text).toContain(part)
    }
    const written = mail.text.replace('{reference} stays as it is.', '')
    expect(written).not.toMatch(/[{}]|undefined|5000_10000|101-200|2027-03-01/)
    expect(mail.html).toContain(`lang="${LANGUAGES[language].tag}"`)
    expect(mail.html).toContain('Maison &lt;Aubrac&gt; &amp; fils')
    expect(mail.html).not.toContain('undefined')
  })

  test('has a link to the venue in that language', async () => {
    const { text, html } = await mailOf('quote-acknowledgement', { language })
    const link = /https:\/\/passage\.example\/\S*galerie-perle/.exec(text)?.[0]
    expect(link).toMatch(language === 'en' ? /example\/venue\// : new RegExp(`example/${language}/`))
    expect(html).toContain(`href="${link}"`)
  })

  test('shares no sentence with English, and ends as the style guide says', () => {
    if (language === 'en') return
    const { signature, pair, ...texts } = MAIL_COPY[language]
    for (const [key, text] of Object.entries(texts)) {
      const english = MAIL_COPY.en[key as keyof typeof texts]
      // "Name" is German too.
      if (text !== 'Name') expect(text, key).not.toBe(english)
      expect(text, key).not.toContain("'")
    }
  })
})

test('the exact French text', async () => {
  const { subject, text } = await mailOf('quote-acknowledgement', { language: 'fr' })
  expect(subject).toBe('Nous avons reçu votre demande Q-26-0042')
  expect(text.replaceAll('\u00a0', '~').replaceAll('\u202f', '¦')).toBe(`Bonjour Camille Laurent,

Nous vous remercions de votre demande. Elle nous est parvenue sous la référence Q-26-0042. Nous vérifions les disponibilités avec les propriétaires et vous répondrons sous 24~heures.

Lieux demandés

Galerie Perle
https://passage.example/fr/lieu/galerie-perle

Votre demande

Société~: Maison <Aubrac> & fils
Fonction ou service~: Production
Nom complet~: Camille Laurent
E-mail~: camille@example.com
Téléphone~: 01~99~00~12~34
Date de début~: 1er mars 2027
Durée~: 4 days
Surface souhaitée, m²~: 1¦200
Invités~: De 101 à 200
Budget estimé~: De 5¦000 à 10¦000~€
Votre projet~:
Forty looks.
{reference} stays as it is.

Pour modifier ou compléter votre demande, répondez simplement à cet e-mail ou appelez le 01~99~00~12~34 en donnant votre référence.

Bien cordialement,
L’équipe Passage

Vos informations ne servent qu’à vous répondre¦; nous les effaçons trois ans après notre dernier contact.
`)
})

test('the notification tells the agency everything, in French, and answers go to the visitor', async () => {
  const mail = await mailOf('quote-notification', { language: 'ja', fullName: '山田 花子' })
  expect(mail).toMatchObject({
    to: 'requests@passage.example',
    replyTo: { name: '山田 花子', address: 'camille@example.com' },
    subject: 'Nouvelle demande Q-26-0042\u00a0: Maison <Aubrac> & fils',
    language: 'fr',
  })
  expect(mail.text).toContain(
    'Reçue le 20 novembre 2026 à 18:30, en japonais, depuis la page /contact-venue.',
  )
  expect(mail.text).toContain('https://passage.example/admin/demandes?ref=Q-26-0042')
  expect(mail.text).toContain('https://passage.example/fr/lieu/galerie-perle')
  expect(mail.text).toContain('no-such-room')
  expect(mail.html).toContain('href="https://passage.example/admin/demandes?ref=Q-26-0042"')
})

test('a request with the required fields alone has no empty lines of facts', async () => {
  const { kind, reference, receivedAt, sourcePage, company, fullName, email } = DATA
  const required = {
    kind,
    reference,
    receivedAt,
    sourcePage,
    company,
    fullName,
    email,
    venues: [],
    unknownVenues: [],
  }
  for (const template of ['quote-acknowledgement', 'quote-notification'] as const) {
    const mail = await renderMail({ template, data: { ...required, language: 'de' } }, CONTEXT)
    expect(mail.text).not.toMatch(/: *\n(?!\n)/)
    expect(mail.text).not.toContain('undefined')
    expect(mail.text).not.toContain('\n\n\n')
  }
})

test('nothing typed becomes a header of its own', async () => {
  const evil = 'x\r\nBcc: evil@example.com\r\n\r\nbody'
  // Worse than what the form lets through: it cleans single lines before they are stored.
  const mail = await mailOf('quote-notification', { company: evil, fullName: evil, jobTitle: evil })
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message, envelope } = await transport.sendMail(
    mailMessage({ ...mail, id: 'a' }, 'rooms@passage.example'),
  )
  const headers = String(message).split('\r\n\r\n')[0]
  expect(headers).not.toMatch(/^bcc:/im)
  expect(envelope.to).toEqual(['requests@passage.example'])
})

test('a payload of another version is refused', async () => {
  await expect(renderMail({ template: 'newsletter', data: DATA }, CONTEXT)).rejects.toThrow(/template/)
})
