import { describe, expect, expectTypeOf, test } from 'vitest'
import { formatMoment } from '#/i18n/format-time.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { countOf, fillIn, MAIL_COPY, siteTexts } from '#/mail/copy.ts'
import type { OwnerAskPayload } from '#/modules/calendar/mail/owner-ask-mail.ts'
import type { ReplyMailPayload } from '#/modules/correspondence/mail/reply-mail.ts'
import { demoMails } from '#/modules/enquiries/mail/demo-enquiries.fixture.ts'
import type { EnquiryMailData, EnquiryMailPayload } from '#/modules/enquiries/mail/enquiry-mail.ts'
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
import { CONTEXT, demo, rendered, VENUES } from '../../tests/helpers/rendered-mail.ts'
import { renderMail } from './render-mail.tsx'

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
})

/** Columns of a line: Chinese, Japanese and Korean characters take two. */
function columns(line: string): number {
  return [...line].reduce(
    (sum, character) =>
      sum + (/[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7af\uff00-\uff60]/u.test(character) ? 2 : 1),
    0,
  )
}

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
