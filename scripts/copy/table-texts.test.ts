import { expect, test } from 'vitest'
import { fieldTexts, MissingTexts } from './table-texts.ts'

test('a field of an enquiry needs a text on the form, the sheet, in the file and in the manual enquiry', () => {
  expect(fieldTexts()).toEqual(
    expect.arrayContaining([
      'enquiryForm.budget',
      'enquiryForm.budgetRange.over_10000',
      'admin.request.facts.budget',
      'admin.inbox.csv.budget',
      'admin.entry.fields.budget',
    ]),
  )
})

test('what is missing is said once, with every language that lacks it', () => {
  const missing = new MissingTexts()
  for (const language of ['en', 'fr', 'en']) missing.note('admin.request.facts.diet', language)
  missing.note('enquiryForm.diet', 'ko')
  expect(missing.lines()).toEqual([
    'admin.request.facts.diet: missing in en, fr',
    'enquiryForm.diet: missing in ko',
  ])
})
