import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES, LANGUAGES } from '#/i18n/languages.ts'
import { MAIL_COPY } from './copy.ts'

const texts = (tree: unknown): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree as object).flatMap(texts)

describe.each(LANGUAGE_CODES)('the words of mails in %s', (language) => {
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
})
