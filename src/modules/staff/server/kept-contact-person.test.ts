import { describe, expect, test } from 'vitest'
import { AGENCY } from '#/lib/settings.ts'
import { revisionWatchOf } from '#/platform/database/content-revision.ts'
import { DatabaseTimeoutError } from '#/platform/database/time-limits.ts'
import { useDatabase } from '../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../tests/helpers/stored-colleague.ts'
import { NO_CONTACT } from '../model/contact-person.schema.ts'
import { changeContactPerson, readContactPersonSetting } from './agency-settings.repository.server.ts'
import { nameDemoContact } from './demo-contact.server.ts'
import { keptContactPerson, warmContactPerson } from './kept-contact-person.queries.server.ts'

const INES = { name: 'Inès Vasseur', languages: ['fr' as const], phone: '' }

describe('whom pages name', () => {
  const database = useDatabase('sqlite')

  /** The database of a process, and the way to take it away. */
  function leaving() {
    const own = { ...database() }
    const leave = () =>
      Object.defineProperty(own, 'db', {
        get: () => {
          throw new DatabaseTimeoutError()
        },
      })
    return { own, leave }
  }

  test('pages name whom the process last knew, and ask again only after a change', async () => {
    const lea = await storedColleague(database(), 'Léa Morel')
    await changeContactPerson(database(), { person: INES, version: 0 }, lea)
    await warmContactPerson(database())
    // Written past the door: nobody asks.
    await database().db.deleteFrom('agency_setting').execute()
    expect(await keptContactPerson(database())).toEqual(INES)
    await changeContactPerson(database(), { person: NO_CONTACT, version: 0 }, lea)
    expect(await keptContactPerson(database())).toEqual(NO_CONTACT)
  })

  test('a new demo names somebody of its team, and never over what was decided', async () => {
    const lea = await storedColleague(database(), 'Léa Morel')
    await nameDemoContact(database())
    const { value, version } = await readContactPersonSetting(database())
    expect(AGENCY.team.map(({ name }) => name)).toContain(value.name)
    await changeContactPerson(database(), { person: NO_CONTACT, version }, lea)
    await nameDemoContact(database())
    expect((await readContactPersonSetting(database())).value).toEqual(NO_CONTACT)
  })

  test('while the database is away, whoever was named last, also after a change that could not be read', async () => {
    const lea = await storedColleague(database(), 'Léa Morel')
    const { own, leave } = leaving()
    await changeContactPerson(own, { person: INES, version: 0 }, lea)
    await warmContactPerson(own)
    leave()
    expect(await keptContactPerson(own)).toEqual(INES)
    revisionWatchOf(own).note(revisionWatchOf(own).known + 1)
    expect(await keptContactPerson(own)).toEqual(INES)
  })

  test('a process that has never known anybody says the failure', async () => {
    const { own, leave } = leaving()
    leave()
    await expect(keptContactPerson(own)).rejects.toThrow(DatabaseTimeoutError)
  })
})
