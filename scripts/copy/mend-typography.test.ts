import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { mendTypography } from './mend-typography.ts'
import { stringsOf } from './strings.ts'
import { typographyErrors } from './typography.ts'

test.each([
  [
    'fr',
    'Besoin d\'aide ? Oui : "un lieu", {size} m²',
    'Besoin d’aide\u202f? Oui\u00a0: «\u00a0un lieu\u00a0», {size}\u00a0m²',
  ],
  ['fr', 'Pourquoi? Voici:', 'Pourquoi\u202f? Voici\u00a0:'],
  ['de', 'Garten {size} m² "klein" ...', 'Garten {size}\u00a0m² „klein“ …'],
  ['ru', 'Зал — 20 м2', 'Зал\u00a0— 20\u00a0м²'],
  ['ja', '庭園, 20 m².', '庭園、20\u00a0m².'],
  ['cn', '花园: Paris 的', '花园：Paris的'],
  ['en', 'It\'s 20 m² , about "this"', 'It’s 20\u00a0m², about ‘this’'],
] as const)('%s: “%s”', (language, typed, written) => {
  expect(mendTypography(language, typed)).toBe(written)
  expect(typographyErrors(language, written)).toEqual([])
})

test.each(LANGUAGE_CODES)('%s: what is clean stays as it is', (language) => {
  const texts = stringsOf(JSON.parse(readFileSync(`src/i18n/messages/${language}.json`, 'utf8')))
  const changed = texts.filter(
    ({ text }) => typographyErrors(language, text).length === 0 && mendTypography(language, text) !== text,
  )
  expect(changed.map(({ place, text }) => [place, text, mendTypography(language, text)])).toEqual([])
})
