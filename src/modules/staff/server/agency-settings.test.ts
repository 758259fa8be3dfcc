import { describe, expect, test } from 'vitest'
import { DEFAULT_OFFICE_HOURS } from '#/lib/working-hours.ts'
import { ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../tests/helpers/stored-colleague.ts'
import { officeHoursSchema } from '../model/office-hours.schema.ts'
import {
  changeOfficeHours,
  readOfficeHours,
  readOfficeHoursSetting,
} from './agency-settings.repository.server.ts'

describe.each(ENGINES)('the hours of the office on %s', (engine) => {
  const database = useDatabase(engine)

  test('are nine to six until somebody changes them; the second of two who change them at once is told', async () => {
    const lea = await storedColleague(database(), 'Léa Morel')
    expect(await readOfficeHoursSetting(database())).toEqual({ value: DEFAULT_OFFICE_HOURS, version: 0 })
    const early = { opens: 480, closes: 1020 }
    expect(await changeOfficeHours(database(), { hours: early, version: 0 }, lea)).toBe(true)
    expect(await changeOfficeHours(database(), { hours: DEFAULT_OFFICE_HOURS, version: 0 }, lea)).toBe(false)
    expect(await readOfficeHours(database())).toEqual(early)
    const late = { opens: 600, closes: 1170 }
    expect(await changeOfficeHours(database(), { hours: late, version: 1 }, lea)).toBe(true)
    expect(await changeOfficeHours(database(), { hours: early, version: 1 }, lea)).toBe(false)
    expect(await readOfficeHoursSetting(database())).toEqual({ value: late, version: 2 })
    const log = await database()
      .db.selectFrom('audit_log')
      .select(['action', 'details'])
      .orderBy('at')
      .execute()
    expect(log).toEqual([
      { action: 'settings.hours-changed', details: { opens: '08:00', closes: '17:00' } },
      { action: 'settings.hours-changed', details: { opens: '10:00', closes: '19:30' } },
    ])
  })
})

test('hours that are none', () => {
  const isHours = (opens: number, closes: number) => officeHoursSchema.safeParse({ opens, closes }).success
  expect(isHours(540, 1080)).toBe(true)
  expect(isHours(0, 1440)).toBe(true)
  expect([
    isHours(1080, 540),
    isHours(540, 540),
    isHours(540, 570),
    isHours(545, 1080),
    isHours(-30, 600),
  ]).toEqual([false, false, false, false, false])
})
