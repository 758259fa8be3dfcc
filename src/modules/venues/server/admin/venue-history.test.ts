import { describe, expect, test } from 'vitest'
import { ENGINES } from '../../../../../tests/helpers/database.ts'
import { FRENCH, LEA, NINA, saved, useEditedVenues } from '../../../../../tests/helpers/edited-venues.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import { saveVenue } from './save-venue.server.ts'
import { readHistory, readVersion } from './venue-history.repository.server.ts'
import { changeStatus } from './venue-life.server.ts'

describe.each(ENGINES)('the history of a venue on %s', (engine) => {
  const { database, edited } = useEditedVenues(engine)

  test('the history lists field by field who changed what, and gives every version back', async () => {
    const id = await addVenue(database(), 'perle', {
      words: { fr: FRENCH },
      photos: [{}],
      equipment: ['wifi'],
    })
    const first = await edited(id)
    const second = await saved(
      saveVenue(
        database(),
        {
          id,
          version: 1,
          intent: 'publish',
          document: { ...first.document, priceFromDayCents: 150_000, equipment: ['wifi', 'lift'] },
        },
        LEA,
      ),
    )
    await saved(changeStatus(database(), { id, version: second.version, status: 'archived' }, NINA))
    const history = await readHistory(database().db, id)
    expect(history.map(({ version, event, actor }) => [version, event, actor])).toEqual([
      [3, 'archived', 'Nina Brandt'],
      [2, 'published', 'Léa Morel'],
      [1, 'found', null],
    ])
    expect(history[0]?.changes).toEqual([{ field: 'status', from: 'published', to: 'archived' }])
    expect(history[1]?.changes).toEqual([
      { field: 'priceFromDayCents', from: 120_000, to: 150_000 },
      { field: 'equipment', from: ['wifi'], to: ['wifi', 'lift'] },
    ])
    expect(await readVersion(database().db, id, 1)).toEqual(first.document)
    expect(await readVersion(database().db, id, 9)).toBeUndefined()
  })
})
