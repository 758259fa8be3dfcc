import { describe, expect, expectTypeOf, test } from 'vitest'
import { formatMoment } from '#/i18n/format-time.ts'
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#/i18n/languages.ts'
import { countOf, fillIn, MAIL_COPY, STAFF_COPY, siteTexts } from '#/mail/copy.ts'
import type { OwnerAskPayload } from '#/modules/calendar/mail/owner-ask-mail.ts'
import type { ReplyMailPayload } from '#/modules/correspondence/mail/reply-mail.ts'
import { type DemoMail, demoMails } from '#/modules/enquiries/mail/demo-enquiries.fixture.ts'
import type {
  EnquiryMailData,
  EnquiryMailPayload,
  EnquiryMailTemplate,
  MailVenue,
} from '#/modules/enquiries/mail/enquiry-mail.ts'
import type { AcceptanceMailPayload } from '#/modules/quotes/mail/acceptance-mail.ts'
import type { OptionMailPayload } from '#/modules/quotes/mail/option-mail.ts'
import type { QuoteMailPayload } from '#/modules/quotes/mail/quote-mail.ts'
import type { QuoteNoticePayload } from '#/modules/quotes/mail/quote-notice.ts'
import { DEMO_ANSWERS, demoAnswersMails } from '#/modules/shortlists/mail/demo-answers.fixture.ts'
import type { SharedAnswersPayload } from '#/modules/shortlists/mail/shared-answers.ts'
import type { AnswersSummary } from '#/modules/shortlists/model/answers-summary.ts'
import type { Choice } from '#/modules/shortlists/model/reader-answer.ts'
import type { AccountAlertPayload } from '#/modules/staff/mail/account-alert.ts'
import type { AccountMailPayload } from '#/modules/staff/mail/account-mail.ts'
import type { MailTemplate } from '#/platform/outbox/mail-sorts.ts'
import { renderMail } from './render-mail.tsx'

const CONTEXT = { siteUrl: 'https://passage.example', mailTo: 'requests@passage.example' }

const VENUES: MailVenue[] = [
  {
    slug: 'galerie-perle',
    name: 'Galerie Perle',
    neighborhood: 'le-marais',
    surface: 160,
    photo: { key: 'galerie-perle-1', width: 2048, alt: '<white> gallery' },
  },
  { slug: 'loft-nord', name: 'Loft Nord' },
]

function demo(language: Language, template: EnquiryMailTemplate, name: string): DemoMail['payload'] {
  const found = demoMails(language, VENUES).find(
    (mail) => mail.payload.template === template && mail.name === name,
  )
  if (!found) throw new Error(`There is no demo of ${template}, ${name}`)
  return found.payload
}

function rendered(
  language: Language,
  template: EnquiryMailTemplate,
  name: string,
  changes: Partial<EnquiryMailData> = {},
) {
  const { data } = demo(language, template, name)
  return renderMail({ template, data: { ...data, ...changes } }, CONTEXT)
}

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

const texts = (tree: unknown): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree as object).flatMap(texts)

describe.each(LANGUAGE_CODES)('mails in %s', (language) => {
  test('every one is whole: nothing empty, no code of an option, both parts with the same facts', async () => {
    for (const { payload, name } of demoMails(language, VENUES)) {
      const where = `${payload.template}, ${name}`
      const mail = await renderMail(payload, CONTEXT)
      const ours = mail.text.replaceAll('links, repeated', '')
      expect(ours, where).not.toMatch(/[{}]|undefined|\[object|NaN/)
      expect(ours, where).not.toMatch(/5000_10000|over_10000|over_100|101-200|fashion_show|2027-03-01/)
      expect(mail.text, where).not.toContain('\n\n\n')
      expect(mail.text, where).toContain(payload.data.reference)
      expect(mail.html, where).not.toMatch(/undefined|\[object|NaN/)
      expect(mail.html, where).toContain(`lang="${mail.language}"`)
      expect(mail.html, where).toContain('name="viewport"')
      for (const line of mail.text.split('\n')) {
        if (!line.includes('://')) expect(columns(line), line).toBeLessThanOrEqual(76)
      }
    }
  })

  test('subjects fit into a list of mails and contain the reference', async () => {
    for (const { payload } of demoMails(language, VENUES)) {
      const { subject } = await renderMail(payload, CONTEXT)
      expect(subject).toContain('Q-26-0042')
      expect(columns(subject), subject).toBeLessThanOrEqual(
        payload.template.endsWith('acknowledgement') ? 60 : 110,
      )
    }
  })

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

  test('shares no sentence with another language, and has every plural form', () => {
    const plurals = new Intl.PluralRules(LANGUAGES[language].intl).resolvedOptions().pluralCategories
    const { venues, photographs, otherVenues, peopleAnswered } = MAIL_COPY[language]
    for (const forms of [venues, photographs, otherVenues, peopleAnswered]) {
      expect(Object.keys(forms).toSorted()).toEqual(plurals.toSorted())
    }
    const own = texts(MAIL_COPY[language])
    for (const text of own) expect(text).not.toMatch(/'|"|\.\.\.|undefined/)
    if (language === 'en') return
    const english = texts(MAIL_COPY.en)
    expect(own.length).toBeGreaterThan(30)
    const shared = own.filter((text) => english.includes(text))
    // Words that are the same in both languages, and the way to join label and value.
    expect(
      shared.filter(
        (text) =>
          !['Name', 'Description', 'Type', 'Surface', '{label}: {value}', '{n}\u00a0no'].includes(text),
      ),
    ).toEqual([])
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

/** Columns of a line: Chinese, Japanese and Korean characters take two. */
function columns(line: string): number {
  return [...line].reduce(
    (sum, character) =>
      sum + (/[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7af\uff00-\uff60]/u.test(character) ? 2 : 1),
    0,
  )
}

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

test('a request with the required fields alone has no empty lines of facts', async () => {
  const common = { reference: 'Q-26-0001', receivedAt: '2026-11-20T17:30:00.000Z', email: 'c@example.com' }
  const person = { ...common, language: 'de', sourcePage: '/', fullName: 'Kim' } as const
  const requests: EnquiryMailData[] = [
    { ...person, kind: 'quote-venue', company: 'Aubrac', venues: [], unknownVenues: [] },
    { ...person, kind: 'quote', eventType: 'other', message: 'Hallo' },
    { ...person, kind: 'contact', subject: 'Frage', message: 'Hallo' },
    { ...person, kind: 'proposal', address: 'Weg 1', type: 'loft', surface: 80, photos: [] },
  ]
  for (const data of requests) {
    const family = data.kind === 'quote-venue' ? 'quote' : data.kind
    for (const half of ['acknowledgement', 'notification']) {
      const mail = await renderMail({ template: `${family}-${half}`, data }, CONTEXT)
      expect(mail.text).not.toMatch(/: *\n(?!\n|\S)|undefined|\n\n\n/)
      expect(mail.html).not.toContain('undefined')
    }
  }
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

test('thanks are signed by whom visitors may ask for; owners who propose a venue are told nobody', async () => {
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
  expect(toOwner.text).toContain('Bien cordialement,\nL’équipe Passage')
})

test.each(LANGUAGE_CODES)(
  'how the answers to a list stand is told in %s, in both parts',
  async (language) => {
    const [{ payload } = { payload: undefined }] = demoAnswersMails(language)
    const copy = MAIL_COPY[language].sharedAnswers
    const render = (summary: AnswersSummary | undefined) =>
      renderMail(payload, CONTEXT, { answers: async () => summary })
    const { subject, text, html } = await render(DEMO_ANSWERS)
    const counted = (choice: Choice, n: number) => fillIn(copy[choice], { n: String(n) })
    const [venue = '', ...others] = DEMO_ANSWERS.venues.map(({ name }) => name)
    for (const part of [text, html].map((one) => one.replaceAll(/\s+/gu, ' '))) {
      for (const said of [counted('yes', 2), counted('perhaps', 1), counted('no', 1), copy.none, ...others])
        expect(part).toContain(said.replaceAll(/\s+/gu, ' '))
      expect(part).toContain(siteTexts(language).layout.runway)
      expect(part).not.toMatch(/[{}]\w|undefined/)
    }
    expect(subject).toBe(
      fillIn(copy.subjectOf, { venues: countOf(MAIL_COPY[language].otherVenues, 2, language, { venue }) }),
    )
    expect(columns(subject), subject).toBeLessThanOrEqual(60)
    const one = await render({ ...DEMO_ANSWERS, venues: DEMO_ANSWERS.venues.slice(0, 1) })
    expect(one.subject).toBe(fillIn(copy.subjectOf, { venues: venue }))
    // Of a list that is over nothing is known.
    expect((await render(undefined)).subject).toBe(copy.subject)
  },
)

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

test.each(LANGUAGE_CODES)('both mails about a visit say its moments in Paris in %s', async (language) => {
  const mails = await Promise.all(
    (['visit-acknowledgement', 'visit-notification'] as const).map((template) =>
      rendered(language, template, 'visit'),
    ),
  )
  for (const [place, { html, text, subject }] of mails.entries()) {
    const own = place === 0 ? language : 'fr'
    expect(subject).toContain('Q-26-0042')
    for (const [day, time] of [
      ['2027-02-01', '14:30'],
      ['2027-02-03', '10:00'],
    ] as const) {
      const said = formatMoment(day, time, own)
      expect(text.replaceAll(/\s+/g, ' ')).toContain(said.replaceAll(/\s+/g, ' '))
      expect(html).toContain(said)
    }
  }
  const { visit } = MAIL_COPY[language]
  expect(mails[0]?.text.replaceAll(/\s+/g, ' ')).toContain(visit.moments.replaceAll(/\s+/g, ' '))
})

test('a payload of another version is rejected', async () => {
  const { data } = demo('en', 'contact-notification', 'message')
  await expect(renderMail({ template: 'newsletter', data }, CONTEXT)).rejects.toThrow(/template/)
})

test('every template that is written is declared with its purpose', () => {
  type Written =
    | EnquiryMailPayload
    | ReplyMailPayload
    | SharedAnswersPayload
    | OwnerAskPayload
    | QuoteMailPayload
    | QuoteNoticePayload
    | AcceptanceMailPayload
    | OptionMailPayload
    | AccountMailPayload
    | AccountAlertPayload
  expectTypeOf<Written['template']>().toEqualTypeOf<MailTemplate>()
})

test.each(LANGUAGE_CODES)(
  'the end of an option is told to its client in %s, and who rises to the agency',
  async (language) => {
    const data = {
      ...{ reference: 'Q-27-0001', venue: 'Perle', firstDay: '2027-03-01', lastDay: '2027-03-06' },
      ...{ language, email: 'client@example.com', rank: 1 },
    }
    const ended = await renderMail({ template: 'option-ended', data }, CONTEXT)
    expect(ended).toMatchObject({
      to: data.email,
      replyTo: CONTEXT.mailTo,
      subject: fillIn(MAIL_COPY[language].option.subject, { venue: data.venue }),
    })
    expect(ended.text).not.toMatch(/[{}]/)
    const notice = await renderMail({ template: 'option-notice', data }, CONTEXT)
    expect(notice).toMatchObject({ to: CONTEXT.mailTo, subject: expect.stringContaining('rang 1 : Perle') })
  },
)
