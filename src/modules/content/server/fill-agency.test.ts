import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { EVERY_MENTION } from '#/modules/staff/model/legal-mentions.fixture.ts'
import { type LegalMentions, NO_MENTIONS } from '#/modules/staff/model/legal-mentions.schema.ts'
import { blockTexts } from '../model/block-texts.ts'
import { article } from './content.server.ts'
import { fillAgency } from './fill-agency.server.ts'

const PAGES = ['legal-notice', 'terms'] as const

function sectionsOf(page: (typeof PAGES)[number], language: Language, mentions: LegalMentions) {
  return fillAgency(article(language, page), language, mentions).sections
}

const textOf = (sections: ReturnType<typeof sectionsOf>) =>
  sections.flatMap(({ heading, body }) => [heading, ...body.flatMap(blockTexts)]).join('\n')

/** What every language writes as it was typed; date and amount follow the language. */
const TYPED = Object.entries(EVERY_MENTION).flatMap(([field, value]) =>
  typeof value === 'string' && field !== 'cardUntil' && field !== 'guaranteeAmount' && value !== ''
    ? [value]
    : [],
)

describe.each(LANGUAGE_CODES)('the legal pages in %s', (language) => {
  test.each(PAGES)('%s: every mention that is set, and no word of those that are not', (page) => {
    const with_ = textOf(sectionsOf(page, language, EVERY_MENTION))
    for (const value of TYPED) expect(with_).toContain(value)
    expect(with_).toMatch(/110\D?000/)
    expect(with_).toContain('2029')
    const without = sectionsOf(page, language, NO_MENTIONS)
    expect(without.map(({ id }) => id)).not.toContain('profession')
    expect(without.map(({ id }) => id)).not.toContain('mediation')
    for (const text of [with_, textOf(without)]) expect(text).not.toMatch(/[{}]|undefined/)
    const added = sectionsOf(page, language, EVERY_MENTION).map(({ id }) => id)
    const gone = page === 'terms' ? ['profession'] : ['profession', 'mediation']
    expect(added.filter((id) => !without.some((one) => one.id === id))).toEqual(gone)
  })

  test('without funds of others: a sentence in place of the guarantor, and nothing else of the profession', () => {
    const noFunds = { ...NO_MENTIONS, noFunds: true }
    const found = sectionsOf('legal-notice', language, noFunds).find(({ id }) => id === 'profession')
    expect(found?.body).toEqual([{ list: [expect.any(String)] }])
  })

  test.each(PAGES)('%s: the clause on Paris stands apart, and names the article of the law', (page) => {
    const law = sectionsOf(page, language, NO_MENTIONS).find(({ id }) => id === 'law')
    const clauses = law?.body.filter((block) => typeof block !== 'string' && 'clause' in block) ?? []
    expect(clauses.flatMap(blockTexts)).toEqual([expect.stringContaining('48')])
  })
})

test('the dates and amounts of the mentions are those of the language', () => {
  const french = textOf(sectionsOf('legal-notice', 'fr', EVERY_MENTION))
  expect(french).toMatch(/Valable jusqu’au\s: 1er\u00a0mars 2029/)
  expect(french).toMatch(/Montant garanti\s: 110\s000\s€/)
  expect(textOf(sectionsOf('terms', 'en', EVERY_MENTION))).toContain('Amount guaranteed: €110,000')
})

test('a token that nobody knows is an error', () => {
  const wrong = { sections: [{ id: 'x', heading: 'X', body: ['{has-nothing}Text'] }] }
  expect(() => fillAgency(wrong, 'en')).toThrow('{has-nothing}')
})
