import { expect, test } from 'vitest'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { MAIL_COPY } from '#/mail/copy.ts'
import { stayPrice } from '#/modules/venues/model/hire.ts'
import { minimumHireTexts, priceLines } from './hire-words.ts'

const POPUP = { priceFromDayCents: 95_000, minimumDays: 14 }
const plain = (lines: readonly string[]) => lines.map((line) => line.replaceAll(/[\u00a0\u202f]/gu, ' '))

test('the minimum hire is told with what was asked for and its price', () => {
  const stay = stayPrice(POPUP, 2)
  expect(plain(priceLines(stay.cents, stay, MAIL_COPY.en.hire, 'en'))).toEqual([
    '€13,300 excl. VAT for 14 days (minimum hire; you asked for 2)',
    '2 days: €1,900 excl. VAT',
    'VAT at 20%: €2,660',
    'Total: €15,960 incl. VAT',
  ])
  expect(plain(priceLines(stay.cents, stay, MAIL_COPY.fr.hire, 'fr'))).toEqual([
    '13 300 € HT pour 14 jours (durée minimale ; vous en avez demandé 2)',
    '2 jours : 1 900 € HT',
    'TVA à 20 % : 2 660 €',
    'Total : 15 960 € TTC',
  ])
  expect(plain(minimumHireTexts(stay, MAIL_COPY.ja.hire, 'ja'))).toEqual([
    '14日間（最短利用期間、ご希望は2日間）',
    '2日間の場合：€1,900（税別）',
  ])
})

test('nothing of it where the days asked for are charged, or where none are known', () => {
  expect(minimumHireTexts(stayPrice(POPUP, 14), MAIL_COPY.en.hire, 'en')).toEqual([])
  expect(plain(minimumHireTexts(stayPrice(POPUP, 0), MAIL_COPY.en.hire, 'en'))).toEqual([
    '14 days (minimum hire)',
  ])
  expect(priceLines(133_300, null, MAIL_COPY.en.hire, 'en')).toEqual([
    '€1,333 excl. VAT',
    'VAT at 20%: €266.60',
    'Total: €1,599.60 incl. VAT',
  ])
})

test.each(LANGUAGE_CODES)('in %s every line names its figures', (language) => {
  const stay = stayPrice(POPUP, 2)
  const text = priceLines(stay.cents, stay, MAIL_COPY[language].hire, language).join('\n')
  expect(text).not.toMatch(/[{}]/u)
  expect(text.replaceAll(/\D/gu, '')).toMatch(/13300/u)
  expect(text.replaceAll(/[^\d\n]/gu, '').split('\n')).toHaveLength(4)
  for (const figure of ['14', '20']) expect(text).toContain(figure)
})
