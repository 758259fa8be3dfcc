import { expect, test } from 'vitest'
import { holdsFigure } from './fact-figures.ts'
import { marksOf } from './fact-marks.ts'
import { type FactSheet, factSheetSchema, messageProblems, pageProblems, sheetProblems } from './facts.ts'

const SHEET: FactSheet = factSheetSchema.parse({
  facts: {
    answer: { en: 'An answer within 24 hours', fr: 'Une réponse sous 24 heures', value: '24' },
    fee: { en: 'The fee is shown in the quote', fr: 'La rémunération figure au devis' },
  },
  pages: {
    services: ['answer', 'fee'],
    'forms/quote': [{ fact: 'answer', message: 'enquiryForm.answer' }],
    'mails/quote': [{ fact: 'answer', message: 'mail.quote.intro', from: 'hours' }],
  },
})

/** A page as the check reads it: its copy in one file. */
function problemsOf(copy: unknown): string[] {
  const marks = marksOf(copy).map((mark) => ({ ...mark, file: 'articles/services' }))
  return pageProblems(SHEET, 'de', { name: 'services', marks, placeInEnglish: () => 'sections.search' })
}

const STATED = {
  lead: 'Antwort innerhalb von 24 Stunden',
  facts: { lead: ['answer'] },
  sections: [
    { id: 'fee', heading: 'Was es kostet', body: ['Das Honorar steht im Angebot.'], facts: ['fee'] },
  ],
}

test('a page that states each of its facts once is well', () => {
  expect(problemsOf(STATED)).toEqual([])
})

test('a fact that is missing is named with its place in English', () => {
  expect(problemsOf({ ...STATED, sections: [] })).toEqual([
    'content/de: services: the fact fee is not marked (in English at sections.search): The fee is shown in the quote',
  ])
})

test('a fact that is marked twice, unknown or of another page is an error', () => {
  expect(problemsOf([STATED, { id: 'again', body: ['24 Stunden'], facts: ['answer'] }])).toEqual([
    'content/de/articles/services.json again: the fact answer is marked twice on services',
  ])
  expect(problemsOf([STATED, { body: ['…'], facts: ['free'] }])).toEqual([
    'content/de/articles/services.json 1: unknown fact free',
  ])
  const marks = [{ fact: 'fee', place: 'lead', text: '…', file: 'journal/when-to-book' }]
  const page = { name: 'journal/when-to-book', marks, placeInEnglish: () => undefined }
  expect(pageProblems(SHEET, 'de', page)).toEqual([
    'content/de/journal/when-to-book.json lead: fee is no fact of the page journal/when-to-book',
  ])
})

test('a marked text without the figure of the fact is an error', () => {
  expect(problemsOf({ ...STATED, lead: 'Antwort innerhalb von 48 Stunden' })).toEqual([
    'content/de/articles/services.json lead: the fact answer needs 24',
  ])
})

test('a mark for a text that is not there, and one that is no list, are refused', () => {
  expect(() => marksOf({ note: '…', facts: { lead: ['fee'] } })).toThrow('there is no text "lead"')
  expect(() => marksOf({ note: '…', facts: 'fee' })).toThrow('"facts" is a list of ids')
})

test('a message of a form or a mail is there and brings the figure', () => {
  const texts = new Map([
    ['enquiryForm.answer', 'Antwort in 48 Stunden'],
    ['mail.quote.intro', 'Antwort in {hours} Stunden'],
  ])
  expect(messageProblems(SHEET, 'de', (key) => texts.get(key))).toEqual([
    'de message enquiryForm.answer (forms/quote): the fact answer needs 24',
  ])
  expect(messageProblems(SHEET, 'de', () => undefined)).toHaveLength(2)
})

test('the sheet has each fact on a page, knows each, and has enough for every page', () => {
  const sheet = { facts: SHEET.facts, pages: { services: ['answer', 'answer', 'free'] } }
  expect(sheetProblems(sheet, ['about'])).toEqual([
    'content/facts.json: the fact fee stands on no page',
    'content/facts.json: services has the unknown fact free',
    'content/facts.json: services has the fact answer twice',
    'content/facts.json: about has fewer than 5 facts',
  ])
})

test('figures are found however a language writes them, and not inside others', () => {
  expect(holdsFigure('fr', '1\u202F000 événements', '1000')).toBe(true)
  expect(holdsFigure('de', '1.000 Gäste, gut unter 2,5 s', '2.5')).toBe(true)
  expect(holdsFigure('ja', '５千件', '5000')).toBe(true)
  expect(holdsFigure('es', 'distritos III y IV', '4')).toBe(true)
  expect(holdsFigure('fr', 'jusqu’à 18 h', '6|18')).toBe(true)
  expect(holdsFigure('ru', 'JPEG, WebP или AVIF', 'AVIF')).toBe(true)
  expect(holdsFigure('en', '1,000 events', '1')).toBe(false)
  expect(holdsFigure('en', 'in 240 days', '24')).toBe(false)
  expect(holdsFigure('en', 'under 2.5 s', '2')).toBe(false)
})
