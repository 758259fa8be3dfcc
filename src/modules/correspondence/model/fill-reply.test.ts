import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { formatDuration } from '#/modules/enquiries/model/format-duration.ts'
import { typographyErrors } from '../../../../scripts/copy/typography.ts'
import { REPLY_TEXTS } from '../server/reply/reply-templates.ts'
import { fillReply } from './fill-reply.ts'
import { formatAmounts, formatTyped, withTyped } from './format-fields.ts'
import { fieldsIn, piecesOf, REPLY_FIELD_NAMES, type ReplyValues } from './reply-fields.ts'
import { REPLY_TEMPLATES } from './template-ids.ts'

const bodyOf = (language: Language, template: (typeof REPLY_TEMPLATES)[number]) =>
  REPLY_TEXTS[language][template].body.join('\n\n')

describe.each(LANGUAGE_CODES)('the templates in %s', (language) => {
  test.each(REPLY_TEMPLATES)(
    '%s keeps to the typography of its language and ends with a signature',
    (template) => {
      const { subject, body } = REPLY_TEXTS[language][template]
      // The Russian salutation is the one place where an exclamation mark stands (behaviour 7.2).
      const texts = [subject, ...body].map((text) => text.replace('Здравствуйте, {name}!', ''))
      const word = language === 'cn' || language === 'ja' ? '字' : 'X'
      expect(texts.flatMap((text) => typographyErrors(language, text.replace(/\{\w+\}/gu, word)))).toEqual([])
      expect(body.at(-1)).toBe('{signature}')
      expect(body[0]).toContain('{name}')
      expect(subject).toContain('{reference}')
    },
  )

  test.each(REPLY_TEMPLATES)('%s uses the same fields as in French, and no unknown one', (template) => {
    const fields = (code: Language) => {
      const texts = REPLY_TEXTS[code][template]
      const used = fieldsIn([texts.subject, ...texts.body].join('\n'))
      // Who writes, whom and the phone stand where the manners of the language want them.
      return used
        .filter((field) => !['company', 'agent', 'agency', 'reference', 'phone'].includes(field))
        .sort()
    }
    expect(fields(language)).toEqual(fields('fr'))
    const { subject, body } = REPLY_TEXTS[language][template]
    const words = piecesOf([subject, ...body].join('\n')).flatMap((piece) =>
      piece.kind === 'text' ? [piece.text] : [],
    )
    expect(words.join('')).not.toMatch(/[{}]/u)
  })
})

const VALUES: ReplyValues = Object.fromEntries(REPLY_FIELD_NAMES.map((field) => [field, `<${field}>`]))

test('venues stand between paragraphs, the signature is filled in, nothing is missing', () => {
  const filled = fillReply(
    { subject: REPLY_TEXTS.ja.checking.subject, body: bodyOf('ja', 'checking') },
    { ...VALUES, signature: REPLY_TEXTS.ja.signature },
  )
  expect(filled.missing).toEqual([])
  expect(filled.subject).toBe('お問い合わせの会場について（<reference>）')
  expect(filled.blocks.map(({ kind }) => kind).filter((kind) => kind === 'venues')).toHaveLength(1)
  expect(filled.blocks.at(-1)).toEqual({
    kind: 'paragraph',
    text: '何卒よろしくお願い申し上げます。\n<agency>\n<agent>\n<phone>',
  })
})

test('a missing field is named and leaves a gap; a company may be missing, then its line goes', () => {
  const { company: _, quoteDate: __, ...values } = VALUES
  const filled = fillReply({ subject: 'S', body: '{company}\n{name}様\n\n{quoteDate}までに' }, values)
  expect(filled.missing).toEqual(['quoteDate'])
  expect(filled.blocks).toEqual([
    { kind: 'paragraph', text: '<name>様' },
    { kind: 'paragraph', text: '＿＿＿までに' },
  ])
})

test('a value that looks like a field stays what was typed', () => {
  expect(fillReply({ subject: '', body: '{answer}' }, { answer: 'see {phone}' }).blocks).toEqual([
    { kind: 'paragraph', text: 'see {phone}' },
  ])
})

test('values are written as their language writes them', () => {
  expect(formatTyped('quoteDate', '2026-12-01', 'fr')).toBe('1er\u00a0décembre 2026')
  expect(formatTyped('quoteDate', '2026-12-01', 'ja')).toBe('2026年12月1日')
  expect(formatTyped('quoteDate', 'tomorrow', 'fr')).toBe('')
  expect(formatTyped('visitTime', '14:00', 'fr')).toBe('14\u00a0h')
  expect(formatTyped('visitTime', '14:30', 'de')).toBe('14:30\u00a0Uhr')
  expect(formatTyped('price', '14 400', 'en')).toBe('€14,400')
  expect(formatTyped('price', '12.600', 'fr')).toBe('12\u202f600\u00a0€')
  expect(formatTyped('price', '12 60', 'fr')).toBe('')
  expect(formatTyped('price', 'a lot', 'en')).toBe('')
  expect(formatDuration('6 jours', 'ja')).toBe('6日間')
  expect(formatDuration('2 Wochen', 'fr')).toBe('14\u00a0jours')
  expect(formatDuration('on verra', 'de')).toBe('on verra')
  expect(formatAmounts([2_880_000, 1_140_000], 'en')).toBe('€11,400–€28,800')
  expect(withTyped({ price: 'x', phone: '1' }, { price: '10', phone: '2' }, 'en')).toEqual({
    price: '€10',
    phone: '1',
  })
})
