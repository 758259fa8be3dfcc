import { describe, expect, test } from 'vitest'
import { checkTyped } from '#/forms/check-typed.ts'
import en from '#/i18n/messages/en.json'
import { ENQUIRY_FIELDS } from './kinds.ts'
import { quoteVenueSchema } from './quote-venue.schema.ts'

type TypedQuote = Readonly<Record<string, string | readonly string[]>>

const checkQuoteVenue = (typed: TypedQuote, today: string) => checkTyped(quoteVenueSchema(today), typed)

const TODAY = '2026-11-20'
const COMPLETE: TypedQuote = {
  company: 'Maison Aubrac',
  lastName: 'Laurent',
  firstName: 'Camille',
  email: 'camille@example.com',
}

const errorsOf = (typed: TypedQuote) => {
  const checked = checkQuoteVenue({ ...COMPLETE, ...typed }, TODAY)
  return checked.kind === 'wrong' ? checked.errors : []
}

test('four fields are enough', () => {
  const checked = checkQuoteVenue(COMPLETE, TODAY)
  expect(checked).toMatchObject({ kind: 'right', content: { company: 'Maison Aubrac', venue: [] } })
})

test('an empty form names every required field once', () => {
  const checked = checkQuoteVenue({}, TODAY)
  expect(checked).toEqual({
    kind: 'wrong',
    errors: ['company', 'lastName', 'firstName', 'email'].map((field) => ({ field, code: 'required' })),
  })
})

describe('each validation error has its code and values', () => {
  test.each<[TypedQuote, object]>([
    [{ company: ' \t\u200b ' }, { field: 'company', code: 'required' }],
    [{ company: 'x'.repeat(101) }, { field: 'company', code: 'tooLong', values: { max: 100 } }],
    [{ lastName: 'x'.repeat(101) }, { field: 'lastName', code: 'tooLong', values: { max: 100 } }],
    [{ jobTitle: 'x'.repeat(101) }, { field: 'jobTitle', code: 'tooLong', values: { max: 100 } }],
    [{ email: 'camille' }, { field: 'email', code: 'email' }],
    [{ email: `${'x'.repeat(250)}@example.com` }, { field: 'email', code: 'tooLong', values: { max: 254 } }],
    [{ phone: '1'.repeat(61) }, { field: 'phone', code: 'tooLong', values: { max: 60 } }],
    [{ startDate: '2026-11-19' }, { field: 'startDate', code: 'datePast' }],
    [{ startDate: '2027-02-30' }, { field: 'startDate', code: 'date' }],
    [{ startDate: '5/3/2027' }, { field: 'startDate', code: 'dateUnclear' }],
    [{ startDate: '12/32/2027' }, { field: 'startDate', code: 'date' }],
    [{ duration: 'x'.repeat(61) }, { field: 'duration', code: 'tooLong', values: { max: 60 } }],
    [{ surface: 'large' }, { field: 'surface', code: 'number', values: { min: 1, max: 10_000 } }],
    [{ surface: '0' }, { field: 'surface', code: 'number', values: { min: 1, max: 10_000 } }],
    [{ surface: '10001' }, { field: 'surface', code: 'number', values: { min: 1, max: 10_000 } }],
    [{ budget: 'lots' }, { field: 'budget', code: 'choice' }],
    [{ guestCount: '7' }, { field: 'guestCount', code: 'choice' }],
    [{ message: 'x'.repeat(2001) }, { field: 'message', code: 'tooLong', values: { max: 2000 } }],
    [
      { venue: Array.from({ length: 11 }, (_, n) => `room-${n}`) },
      { field: 'venue', code: 'tooManyVenues', values: { max: 10 } },
    ],
  ])('%j', (typed, error) => {
    expect(errorsOf(typed)).toEqual([error])
  })

  test('every code is a text of the form, and takes the values that the text names', () => {
    const mistakes = [
      ...errorsOf({ company: '', email: 'x', budget: '?', startDate: 'x', surface: 'x' }),
      ...errorsOf({ startDate: '2000-01-01', message: 'x'.repeat(2001), venue: [...'abcdefghijk'] }),
    ]
    for (const { field, code, values = {} } of mistakes) {
      const text: string =
        code === 'required'
          ? en.form.missing[field as 'company']
          : en.form[code as Exclude<typeof code, `${'price' | 'visit'}.${string}` | 'required'>]
      const named = [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).filter((name) => name !== '#')
      expect(new Set(named), code).toEqual(new Set(Object.keys(values)))
    }
    expect(mistakes).toHaveLength(8)
  })
})

describe('what is typed is brought into one form', () => {
  test.each<[TypedQuote, object]>([
    [{ firstName: ' Camille\r\nBcc: x ' }, { firstName: 'Camille Bcc: x' }],
    [{ startDate: TODAY }, { startDate: TODAY }],
    [{ startDate: '5 mars 2027' }, { startDate: '2027-03-05' }],
    [{ surface: ' 1 200 m² ' }, { surface: 1200 }],
    [
      { budget: '5000_10000', guestCount: '200+' },
      { budget: '5000_10000', guestCount: '200+' },
    ],
    [{ message: `${'x\r\n'.repeat(999)}yy` }, { message: `${'x\n'.repeat(999)}yy` }],
    [{ venue: ['a', ' a ', 'b', ''] }, { venue: ['a', 'b'] }],
    [
      { surface: '', budget: '', phone: ' ' },
      { surface: undefined, budget: undefined, phone: undefined },
    ],
  ])('%j', (typed, expected) => {
    expect(checkQuoteVenue({ ...COMPLETE, ...typed }, TODAY)).toMatchObject({
      kind: 'right',
      content: expected,
    })
  })

  test('the longest of everything is taken', () => {
    const { company, message, duration } = ENQUIRY_FIELDS['quote-venue']
    const longest = {
      company: 'x'.repeat(company.max),
      message: 'x'.repeat(message.max),
      duration: 'x'.repeat(duration.max),
    }
    expect(errorsOf(longest)).toEqual([])
  })
})
