import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#/i18n/languages.ts'
import { fillIn, MAIL_COPY, siteTexts } from '#/mail/copy.ts'
import type { EnquiryMailData } from '#/modules/enquiries/mail/enquiry-mail.ts'
import { CONTEXT, demo, rendered } from '../../tests/helpers/rendered-mail.ts'
import { renderMail } from './render-mail.tsx'

const GREETINGS: Record<Language, string> = {
  en: 'Dear Alex Whitcombe,',
  fr: 'Bonjour Camille Laurent,',
  es: 'Buenos días, Inés Valcárcel:',
  it: 'Gentile Noa Bellini,',
  de: 'Guten Tag Kim Schönefeld,',
  ru: 'Здравствуйте, Саша Веретенникова!',
  pt: 'Olá, Dani Azevedo,',
  cn: '尊敬的林知夏：\n您好，',
  ja: '山田織物株式会社\n山田 陽様',
  ko: '안녕하세요, 한지우 님.',
}

describe.each(LANGUAGE_CODES)('mails to visitors in %s', (language) => {
  test('the acknowledgement greets by name, promises an answer, explains the next steps, and repeats the enquiry', async () => {
    const mail = await rendered(language, 'quote-acknowledgement', 'several venues')
    expect(mail).toMatchObject({
      to: 'camille@example.com',
      replyTo: 'requests@passage.example',
      language: LANGUAGES[language].tag,
    })
    const copy = MAIL_COPY[language]
    const { enquiryForm, neighborhood } = siteTexts(language)
    const flat = mail.text.replaceAll(/\s+/gu, '')
    for (const part of [
      GREETINGS[language],
      copy.quote.title,
      ...copy.quote.steps,
      copy.questions.replace('{phone}', language === 'fr' ? '01 99 00 12 34' : '+33 1 99 00 12 34'),
      copy.closing,
      copy.privacy,
      copy.reason.replace('{site}', 'passage.example'),
      enquiryForm.guestRange['101-200'],
      enquiryForm.budgetRange['5000_10000'],
      neighborhood['le-marais'],
      'GaleriePerle',
      'LoftNord',
      '24',
    ]) {
      expect(flat).toContain(part.replaceAll(/\s+/gu, ''))
    }
    expect(mail.text).not.toContain('salon-disparu')
  })

  test('has links to the venues in that language, and a picture where there is one', async () => {
    const { text, html } = await rendered(language, 'quote-acknowledgement', 'several venues')
    const link = /https:\/\/passage\.example\/\S*galerie-perle/.exec(text)?.[0]
    expect(link).toMatch(language === 'en' ? /example\/venue\// : new RegExp(`example/${language}/`))
    expect(html).toContain(`href="${link}"`)
    const pictures = html.match(/<img[^>]*>/g) ?? []
    expect(pictures).toHaveLength(1)
    expect(pictures[0]).toContain('src="https://passage.example/img/f_jpeg,w_320,h_213,q_70/galerie-perle-1"')
    expect(pictures[0]).toMatch(/alt="&lt;white&gt; gallery"/)
    expect(pictures[0]).toMatch(/width="168"/)
    expect(pictures[0]).toMatch(/height="112"/)
  })

  test('counts photographs', async () => {
    const { text } = await rendered(language, 'proposal-acknowledgement', 'proposal')
    const five = { ru: '5\u00a0фотографий', fr: '5\u00a0photographies', de: '5 Fotos', ja: '5枚' }
    expect(text).toContain(five[language as keyof typeof five] ?? '5')
    const photos = [{ key: 'one' }]
    const one = await rendered(language, 'proposal-acknowledgement', 'proposal', { photos })
    const single = { ru: '1\u00a0фотография', fr: '1\u00a0photographie', de: '1 Foto\n', ja: '1枚' }
    expect(one.text).toContain(single[language as keyof typeof single] ?? '1')
  })
})

test('the exact French text', async () => {
  const { subject, text } = await rendered('fr', 'quote-acknowledgement', 'several venues')
  expect(subject).toBe('Nous avons reçu votre demande Q-26-0042')
  expect(text.replaceAll('\u00a0', '~').replaceAll('\u202f', '¦')).toBe(`Nous avons reçu votre demande
Votre référence, à rappeler au téléphone~: Q-26-0042

Bonjour Camille Laurent,

Nous vous remercions de votre demande. Nous vérifions les disponibilités
avec les propriétaires et vous répondrons sous 24~heures, du lundi au
vendredi.

------------------------
La suite

1. Nous vérifions les dates et les prix avec les propriétaires.
2. Vous recevez nos propositions avec plans et prix, ou une question s’il
   manque un élément.
3. Vous visitez et choisissez. Nous rédigeons le contrat et remettons les
   clés.

------------------------
Les lieux demandés

Galerie Perle~· Le Marais~· 160~m²
https://passage.example/fr/lieu/galerie-perle

Loft Nord
https://passage.example/fr/lieu/loft-nord

------------------------
Votre demande

Société~: Maison Aubrac
Fonction ou service~: Direction commerciale
Nom complet~: Camille Laurent
E-mail~: camille@example.com
Téléphone~: 01~99~00~12~34
Date de début~: 1er~mars 2027
Durée~: 4 jours
Surface souhaitée, m²~: 1¦200
Invités~: De 101 à 200
Budget estimé~: De 5¦000 à 10¦000~€

Votre projet~:
Quarante silhouettes, deux portants, des acheteurs sur rendez-vous.
Il nous faut la lumière du jour et une pièce à l’écart pour les essayages.

Pour modifier ou compléter votre demande, répondez simplement à cet e-mail
ou appelez le 01~99~00~12~34 en donnant votre référence.

Bien cordialement,
L’équipe Passage

------------------------

Vos informations ne servent qu’à vous répondre. Sans contrat, nous les
effaçons ou les rendons anonymes 3~ans après notre dernier contact.

Vous recevez cet e-mail parce que cette adresse a été saisie dans un
formulaire de passage.example. Si ce n’était pas vous, répondez-nous
simplement~: nous effacerons tout.

Passage~· 1 rue de l’Exemple, 75000 Paris, France~· 01~99~00~12~34
https://passage.example/fr
`)
})

test('a single venue has a large picture', async () => {
  const { html } = await rendered('fr', 'quote-acknowledgement', 'one venue')
  expect(html).toContain('/img/f_jpeg,w_1024,h_683,q_70/galerie-perle-1')
  expect(html).toMatch(/<img[^>]*width="544"/)
})

test('a picture is never asked for wider than it is', async () => {
  const photo = { key: 'small', width: 800, alt: 'a room' }
  const venues = [{ slug: 'small', name: 'Small', photo }]
  const { html } = await rendered('en', 'quote-acknowledgement', 'several venues', { venues })
  expect(html).toContain('/img/f_jpeg,w_768,h_512,q_70/small')
})

test('a mail after a call mentions no form; an empty field has no line', async () => {
  const common = { reference: 'Q-26-0001', receivedAt: '2026-11-20T17:30:00.000Z', email: 'c@example.com' }
  const person = { ...common, sourcePage: '', fullName: 'Kim', entered: true } as const
  for (const language of LANGUAGE_CODES) {
    const requests: EnquiryMailData[] = [
      { ...person, language, kind: 'quote-venue', venues: [], unknownVenues: [] },
      { ...person, language, kind: 'quote' },
      { ...person, language, kind: 'contact' },
    ]
    for (const data of requests) {
      const family = data.kind === 'quote-venue' ? 'quote' : data.kind
      const { text } = await renderMail({ template: `${family}-acknowledgement`, data }, CONTEXT)
      expect(text).not.toMatch(/undefined|\{/)
      // Lines break wherever they are full.
      const reason = fillIn(MAIL_COPY[language].reasonEntered, { agency: 'Passage' })
      expect(text.replaceAll(/\s+/g, '')).toContain(reason.replaceAll(/\s+/g, ''))
    }
  }
})

test('thanks are signed by whom visitors may ask for, those to owners who propose a venue too', async () => {
  const { data } = demo('fr', 'quote-acknowledgement', 'several venues')
  const mail = await renderMail({ template: 'quote-acknowledgement', data }, CONTEXT, {
    contactName: async () => 'Inès Vasseur',
  })
  expect(mail.text).toContain('Bien cordialement,\nInès Vasseur\nL’équipe Passage')
  expect(mail.html).toMatch(/Inès Vasseur<br\/>/)
  const proposal = demo('fr', 'proposal-acknowledgement', 'proposal')
  const toOwner = await renderMail({ template: 'proposal-acknowledgement', data: proposal.data }, CONTEXT, {
    contactName: async () => 'Inès Vasseur',
  })
  expect(toOwner.text).toContain('Bien cordialement,\nInès Vasseur\nL’équipe Passage')
})
