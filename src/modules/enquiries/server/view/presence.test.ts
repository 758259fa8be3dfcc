import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../../tests/helpers/stored-enquiry.ts'
import { markPresence, readPresence } from './presence.server.ts'

const NOW = new Date('2026-12-07T09:14:00.000Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

describe.each(BOTH_ENGINES)('who has a request open on %s', (engine) => {
  const database = useDatabase(engine)

  test('colleagues, writers first, until they are not heard of for 45 seconds', async () => {
    const reference = 'Q-26-0044'
    const id = await storedEnquiry(database(), { reference })
    const [anna, lea] = [
      await storedColleague(database(), 'Anna Bell'),
      await storedColleague(database(), 'Léa Morel'),
    ]
    const present = async (now: Date) =>
      (await readPresence(database(), id, 'me', now)).map(({ name, doing }) => [name, doing])
    await markPresence(database(), reference, 'me', 'writing', NOW)
    await markPresence(database(), reference, anna.id, 'reading', NOW)
    await markPresence(database(), reference, lea.id, 'reading', NOW)
    await markPresence(database(), reference, lea.id, 'quoting', later(5))
    expect((await present(later(6)))[0]).toEqual(['Léa Morel', 'quoting'])
    await markPresence(database(), reference, lea.id, 'writing', later(10))
    expect(await present(later(40))).toEqual([
      ['Léa Morel', 'writing'],
      ['Anna Bell', 'reading'],
    ])
    expect(await present(later(50))).toEqual([['Léa Morel', 'writing']])
    expect(await present(later(56))).toEqual([])
    // An account that is gone leaves no row behind, nor does a request that is gone.
    await markPresence(database(), 'Q-26-9999', anna.id, 'reading', later(120))
    await markPresence(database(), reference, anna.id, 'reading', later(120))
    const rows = await database().db.selectFrom('enquiry_presence').select('user_id').execute()
    expect(rows).toEqual([{ user_id: anna.id }])
  })
})
