/** Facts that have one home: no other file spells them out. */
import { expect, test } from 'vitest'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { getMessages, loadMessages } from '#/i18n/messages.ts'
import { usualMinimumDays } from '#/modules/venues/model/hire.ts'
import { readSources } from './source-tree.ts'

const HOMES: readonly (readonly [fact: string, spelled: RegExp, home: string])[] = [
  [
    'the minimum hire of a type',
    /\b(?:showroom['"]?\s*:\s*3|popup['"]?\s*:\s*14)\b/,
    'src/modules/venues/model/hire.ts',
  ],
  [
    'an hour and a day in milliseconds',
    /\b(?:86_?400_?000|3_?600_?000|86_400|60 \* 60)\b/,
    'src/lib/time-spans.ts',
  ],
  ['an amount in euros and in cents', /(?:[cC]ents\)? \/ 100\b|\bCENTS\w* = 100\b)/, 'src/lib/money.ts'],
  ['the day of a moment', /toISOString\(\)\.slice\(0, 10\)/, 'src/lib/iso-day.ts'],
  ['the form of a day', /\\d\{4\}-\\d\{2\}-\\d\{2\}\$/, 'src/lib/iso-day.ts'],
  ['how long an undo is offered', /\bUNDO\w*_MS\s*=|_UNDO\w*_MS\s*=/, 'src/lib/time-spans.ts'],
  ['folding of accents', /normalize(?:d)?\((?:text, )?'NFK?D'\)/, 'src/lib/fold.ts'],
  ['the comparison of a secret', /timingSafeEqual\(/, 'src/platform/secrets/secret.ts'],
  ['the form of a reference', /\/\^Q-\\d/, 'src/lib/reference.ts'],
]

const sources = readSources('src/**/*.{ts,tsx}')

test.each(HOMES)('%s', (_, spelled, home) => {
  const homes = [...sources].flatMap(([file, text]) => (spelled.test(text) ? [file] : []))
  expect(homes).toEqual([home])
})

test.each(LANGUAGE_CODES)('the texts in %s name the minimum hire', async (language) => {
  await loadMessages(language)
  const { durationHint, warnShowroom, warnPopup } = getMessages(language).enquiryForm
  const [days, weeks] = [usualMinimumDays('showroom'), usualMinimumDays('popup') / 7].map(String)
  expect(durationHint.match(/\d+/g)).toEqual([days, weeks])
  expect([warnShowroom.match(/\d+/g), warnPopup.match(/\d+/g)]).toEqual([[days], [weeks]])
})
