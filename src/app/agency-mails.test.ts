import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { loadMessages } from '#/i18n/messages.ts'
import { siteTranslator } from '#/i18n/site-translator.ts'
import { demoMails } from '#/modules/enquiries/mail/demo-enquiries.fixture.ts'
import type { EnquiryMailPayload } from '#/modules/enquiries/mail/enquiry-mail.ts'
import { isForAgency } from '#/modules/enquiries/server/submit/enquiry-mails.server.ts'
import { optionMailPayload } from '#/modules/quotes/mail/option-mail.ts'
import { quoteNoticePayload } from '#/modules/quotes/mail/quote-notice.ts'
import { MAIL_SORTS } from '#/platform/outbox/mail-sorts.ts'
import { renderMail } from './render-mail.tsx'

const CONTEXT = { siteUrl: 'https://passage.example', mailTo: 'requests@passage.example' }
const VENUES = [{ slug: 'perle', name: 'Perle', neighborhood: 'le-marais', surface: 160 }]
/** What every visitor types, whatever their language. */
const TYPED = Object.fromEntries(
  ['fullName', 'company', 'jobTitle', 'message', 'subject', 'venueName', 'description'].map((name) => [
    name,
    'Xyz',
  ]),
)

/** The days as the form fills them in (`quote-venue-form.tsx`). */
async function filledIn(days: number, language: Language): Promise<string> {
  await loadMessages(language)
  return siteTranslator(language)('venue.days', { n: days }).replaceAll('\u00a0', ' ')
}

/** The mails to the agency about the same requests of visitors of a language. */
async function agencyMails(language: Language, duration: string) {
  const payloads = demoMails(language, VENUES).flatMap(({ payload }) =>
    isForAgency(payload) ? [payload] : [],
  )
  return Promise.all(
    payloads.map(async ({ template, data }) => {
      const typed = Object.entries(TYPED).filter(([name]) => name in data && Reflect.get(data, name))
      const days = 'duration' in data ? { duration } : {}
      const mail = await renderMail(
        { template, data: { ...data, ...Object.fromEntries(typed), ...days } as EnquiryMailPayload['data'] },
        CONTEXT,
      )
      return [mail.subject, mail.text, mail.html].map((part) =>
        part.replaceAll(/\s+/g, ' ').replace(/, en [^,]+, depuis la/, ', depuis la'),
      )
    }),
  )
}

describe.each(LANGUAGE_CODES.filter((code) => code !== 'fr'))(
  'mails to the agency about visitors in %s',
  (language) => {
    test.each([1, 2, 4, 21])(
      'say the same as about French ones, in the same words, with %d days',
      async (days) => {
        const own = await filledIn(days, language)
        expect(own).not.toBe(await filledIn(days, 'fr'))
        expect(await agencyMails(language, own)).toEqual(await agencyMails('fr', await filledIn(days, 'fr')))
      },
    )
  },
)

test.each([
  ['en', 'a week, perhaps more', '7 jours · a week, perhaps more'],
  ['ja', '二日間＋搬入', '2 jours · 二日間＋搬入'],
  ['ru', 'пять дней и монтаж', '5 jours · пять дней и монтаж'],
  ['de', '1 Abend', '1 jour · 1 Abend'],
  ['es', 'lo que haga falta', 'lo que haga falta'],
  ['it', '4', '4 jours'],
  ['pt', 'a\u202eb\u200b', 'ab'],
  ['ko', '4 jours', '4 jours'],
] as const)(
  'what a visitor types in %s stays beside what was understood: %s',
  async (language, typed, shown) => {
    const [[, text = ''] = []] = await agencyMails(language, typed)
    expect(text).toContain(`Durée : ${shown} Surface`)
  },
)

test('no other mail to the agency knows the language of a visitor', () => {
  const others = Object.entries(MAIL_SORTS).flatMap(([template, sort]) =>
    sort === 'notification' && !/^(quote|visit|contact|proposal)-/.test(template) ? [template] : [],
  )
  const schemas = { 'acceptance-notice': quoteNoticePayload, 'option-notice': optionMailPayload.options[1] }
  expect(others.toSorted()).toEqual(Object.keys(schemas).toSorted())
  for (const schema of Object.values(schemas))
    expect(Object.keys(schema.shape.data.shape)).not.toContain('language')
})
