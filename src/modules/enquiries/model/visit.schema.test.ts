import { describe, expect, test } from 'vitest'
import { checkTyped } from '#/forms/check-typed.ts'
import { type Visit, visitSchema } from './visit.schema.ts'

/** A Friday. */
const TODAY = '2026-12-04'

const RIGHT = {
  ...{ visitDay: '2026-12-08', visitTime: '14:30', otherDay: '', otherTime: '', visitors: '2' },
  ...{ fullName: 'Camille Laurent', email: 'camille@example.com', phone: '', message: '' },
  ...{ startDate: '2027-03-01', duration: '4', guestCount: '51-100', venue: ['galerie-perle'] },
}

const check = (changes: Partial<Record<keyof typeof RIGHT, string>>) =>
  checkTyped<keyof typeof RIGHT, Visit>(visitSchema(TODAY), { ...RIGHT, ...changes })

const errorsOf = (changes: Parameters<typeof check>[0]) => {
  const checked = check(changes)
  return checked.kind === 'wrong' ? checked.errors.map(({ field, code }) => [field, code]) : []
}

describe('the moments of a visit', () => {
  test('one is enough, a second may follow', () => {
    expect(check({})).toMatchObject({
      kind: 'right',
      content: { visitDay: '2026-12-08', visitTime: '14:30' },
    })
    expect(check({ otherDay: '2026-12-08', otherTime: '15:00' }).kind).toBe('right')
  })

  test.each<[Parameters<typeof check>[0], [string, string]]>([
    [{ visitDay: '' }, ['visitDay', 'required']],
    [{ visitTime: '' }, ['visitTime', 'required']],
    // Today cannot be confirmed within a day; a Saturday, Christmas and Easter Monday are no working days.
    [{ visitDay: TODAY }, ['visitDay', 'visit.soon']],
    [{ visitDay: '2026-12-05' }, ['visitDay', 'visit.workday']],
    [{ visitDay: '2026-12-25' }, ['visitDay', 'visit.workday']],
    [{ otherDay: '2027-03-29', otherTime: '10:00' }, ['otherDay', 'visit.workday']],
    [{ visitDay: '2026-12-01' }, ['visitDay', 'datePast']],
    [{ visitTime: '18:00' }, ['visitTime', 'choice']],
    [{ visitTime: '08:30' }, ['visitTime', 'choice']],
    [{ otherDay: '2026-12-09' }, ['otherTime', 'visit.half']],
    [{ otherTime: '10:00' }, ['otherDay', 'visit.half']],
    [{ otherDay: '2026-12-08', otherTime: '14:30' }, ['otherTime', 'visit.same']],
    [{ visitors: '31' }, ['visitors', 'number']],
  ])('%j', (changes, error) => {
    expect(errorsOf(changes)).toEqual([error])
  })
})
