/** The minimum hire of a type has one home, and what is written for people says the same. */
import { expect, test } from 'vitest'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { getMessages, loadMessages } from '#/i18n/messages.ts'
import { usualMinimumDays } from '#/modules/venues/model/hire.ts'
import { readSources } from './source-tree.ts'

const FIGURES = /\b(?:showroom['"]?\s*:\s*3|popup['"]?\s*:\s*14)\b/

test('one file holds the figures', () => {
  const homes = [...readSources('{src,scripts,db}/**/*.{ts,tsx}')].flatMap(([file, text]) =>
    FIGURES.test(text) ? [file] : [],
  )
  expect(homes).toEqual(['src/modules/venues/model/hire.ts'])
})

test.each(LANGUAGE_CODES)('the texts in %s name them', async (language) => {
  await loadMessages(language)
  const { durationHint, warnShowroom, warnPopup } = getMessages(language).quote
  const [days, weeks] = [usualMinimumDays('showroom'), usualMinimumDays('popup') / 7].map(String)
  expect(durationHint.match(/\d+/g)).toEqual([days, weeks])
  expect([warnShowroom.match(/\d+/g), warnPopup.match(/\d+/g)]).toEqual([[days], [weeks]])
})
