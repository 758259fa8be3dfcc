import { describe, expect, test } from 'vitest'
import { DEFAULT_OFFICE_HOURS } from '#/lib/working-hours.ts'
import { revisionWatchOf } from '#/platform/database/content-revision.ts'
import { ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../tests/helpers/stored-colleague.ts'
import { contactPersonSchema, NO_CONTACT } from '../model/contact-person.schema.ts'
import { EVERY_MENTION } from '../model/legal-mentions.fixture.ts'
import { NO_MENTIONS } from '../model/legal-mentions.schema.ts'
import { officeHoursSchema } from '../model/office-hours.schema.ts'
import {
  changeContactPerson,
  changeLegalMentions,
  changeOfficeHours,
  readContactPerson,
  readContactPersonSetting,
  readLegalMentionsSetting,
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
    // The same again after a lost answer is no conflict; from another user it is one.
    expect(await changeOfficeHours(database(), { hours: early, version: 0 }, lea)).toBe(true)
    const nina = await storedColleague(database(), 'Nina Brandt')
    expect(await changeOfficeHours(database(), { hours: early, version: 0 }, nina)).toBe(false)
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

describe.each(ENGINES)('the mentions of the law on %s', (engine) => {
  const database = useDatabase(engine)

  test('are empty until somebody sets them; a change renews the public pages, and the second of two is told', async () => {
    const lea = await storedColleague(database(), 'Léa Morel')
    expect(await readLegalMentionsSetting(database())).toEqual({ value: NO_MENTIONS, version: 0 })
    const revision = () => revisionWatchOf(database()).check()
    const before = await revision()
    expect(await changeLegalMentions(database(), { mentions: EVERY_MENTION, version: 0 }, lea)).toBe(true)
    expect(await revision()).toBe(before + 1)
    expect(await readLegalMentionsSetting(database())).toEqual({ value: EVERY_MENTION, version: 1 })
    const noFunds = { ...NO_MENTIONS, noFunds: true }
    expect(await changeLegalMentions(database(), { mentions: noFunds, version: 0 }, lea)).toBe(false)
    expect(await readLegalMentionsSetting(database())).toEqual({ value: EVERY_MENTION, version: 1 })
    expect(await changeLegalMentions(database(), { mentions: noFunds, version: 1 }, lea)).toBe(true)
    expect(await readLegalMentionsSetting(database())).toEqual({ value: noFunds, version: 2 })
    expect(await readOfficeHoursSetting(database())).toEqual({ value: DEFAULT_OFFICE_HOURS, version: 0 })
    const log = await database()
      .db.selectFrom('audit_log')
      .select(['actor', 'action', 'details'])
      .orderBy('at')
      .execute()
    expect(log).toEqual([
      { actor: 'Léa Morel', action: 'settings.mentions-changed', details: { set: 4, of: 4 } },
      { actor: 'Léa Morel', action: 'settings.mentions-changed', details: { set: 1, of: 4 } },
    ])
  })
})

describe.each(ENGINES)('the contact person on %s', (engine) => {
  const database = useDatabase(engine)

  test('is nobody until somebody is named; a change renews the public pages, and the second of two is told', async () => {
    const lea = await storedColleague(database(), 'Léa Morel')
    expect(await readContactPersonSetting(database())).toEqual({ value: NO_CONTACT, version: 0 })
    const revision = () => revisionWatchOf(database()).check()
    const before = await revision()
    const person = { name: 'Inès Vasseur', languages: ['fr', 'en'] as const, phone: '+33199001234' }
    const named = { ...person, languages: [...person.languages] }
    expect(await changeContactPerson(database(), { person: named, version: 0 }, lea)).toBe(true)
    expect(await revision()).toBe(before + 1)
    expect(await changeContactPerson(database(), { person: NO_CONTACT, version: 0 }, lea)).toBe(false)
    expect(await readContactPerson(database())).toEqual(named)
    expect(await changeContactPerson(database(), { person: NO_CONTACT, version: 1 }, lea)).toBe(true)
    const log = await database()
      .db.selectFrom('audit_log')
      .select(['action', 'details'])
      .orderBy('at')
      .execute()
    expect(log).toEqual([
      { action: 'settings.contact-changed', details: { isSet: true } },
      { action: 'settings.contact-changed', details: { isSet: false } },
    ])
  })
})

test.each([
  [{ ...NO_CONTACT, name: 'Inès Vasseur' }, false],
  [{ ...NO_CONTACT, languages: ['fr'] }, false],
  [{ ...NO_CONTACT, phone: '+33199001234' }, false],
  [{ name: 'Inès Vasseur', languages: ['fr'], phone: '01 99 00 12 34' }, false],
  [{ name: 'Inès Vasseur', languages: ['fr'], phone: '' }, true],
  [NO_CONTACT, true],
])('whoever is named speaks a language, and nobody has neither: %j', (person, isRight) => {
  expect(contactPersonSchema.safeParse(person).success).toBe(isRight)
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
