import { describe, expect, test } from 'vitest'
import { checkTyped } from '#/forms/check-typed.ts'
import { BUDGETS, EVENT_TYPES, GUEST_COUNTS, LOCATIONS } from './enquiry-options.ts'
import { QUOTE_REQUEST_FORM } from './form-fields.ts'
import { quoteRequestSchema } from './quote-request.schema.ts'

const TODAY = '2026-11-20'
const COMPLETE = {
  fullName: 'Camille Laurent',
  email: 'camille@example.com',
  eventType: 'fashion_show',
  message: 'Forty looks.',
}

const check = (typed: Record<string, string>) => checkTyped(quoteRequestSchema(TODAY), typed)
const errorsOf = (typed: Record<string, string>) => {
  const checked = check({ ...COMPLETE, ...typed })
  return checked.kind === 'wrong' ? checked.errors : []
}

test('an empty form names every required field once, in the order of the form', () => {
  expect(check({})).toEqual({
    kind: 'wrong',
    errors: QUOTE_REQUEST_FORM.required.map((field) => ({ field, code: 'required' })),
  })
})

test('four fields are enough, and the rest stays undefined', () => {
  expect(check({ ...COMPLETE, phone: ' ', budget: '' })).toEqual({
    kind: 'right',
    content: {
      ...COMPLETE,
      phone: undefined,
      company: undefined,
      desiredDate: undefined,
      guestCount: undefined,
      budget: undefined,
      preferredLocation: undefined,
    },
  })
})

test.each([
  ['eventType', EVENT_TYPES],
  ['guestCount', GUEST_COUNTS],
  ['budget', BUDGETS],
  ['preferredLocation', LOCATIONS],
] as const)('%s takes every option of its list and nothing else', (field, options) => {
  for (const option of options) expect(errorsOf({ [field]: option })).toEqual([])
  expect(errorsOf({ [field]: '200+' })).toEqual([{ field, code: 'choice' }])
})

describe('each validation error has its code', () => {
  test.each([
    [{ fullName: '\u200b ' }, { field: 'fullName', code: 'required' }],
    [{ fullName: 'x'.repeat(121) }, { field: 'fullName', code: 'tooLong', values: { max: 120 } }],
    [{ email: 'camille@' }, { field: 'email', code: 'email' }],
    [{ desiredDate: '2026-11-19' }, { field: 'desiredDate', code: 'datePast' }],
    [{ desiredDate: '5/3/2027' }, { field: 'desiredDate', code: 'dateUnclear' }],
    [{ message: '\n \n' }, { field: 'message', code: 'required' }],
    [{ message: 'x'.repeat(2001) }, { field: 'message', code: 'tooLong', values: { max: 2000 } }],
  ])('%j', (typed, error) => {
    expect(errorsOf(typed as unknown as Record<string, string>)).toEqual([error])
  })
})
