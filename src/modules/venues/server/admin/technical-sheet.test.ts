import { describe, expect, test } from 'vitest'
import { toJson } from '#/platform/database/json.ts'
import { ENGINES } from '../../../../../tests/helpers/database.ts'
import { FRENCH, LEA, NINA, saved, useEditedVenues } from '../../../../../tests/helpers/edited-venues.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import { saveVenue } from './save-venue.server.ts'
import { readHistory, readVersion } from './venue-history.repository.server.ts'

describe.each(ENGINES)('the technical sheet of a venue on %s', (engine) => {
  const { database, edited } = useEditedVenues(engine)

  test('the technical sheet is saved, checked and told in the history, and survives who does not know it', async () => {
    const id = await addVenue(database(), 'galerie-perle', {
      words: { fr: FRENCH },
      photos: [{}],
      lift: 'none',
      access_steps: 4,
    })
    const { document } = await edited(id)
    expect(document).toMatchObject({ lift: 'none', accessSteps: 4, powerKw: null })
    const wrong = { ...document, equipment: ['lift' as const], goodsDoorWidthCm: 20 }
    const refused = await saveVenue(database(), { id, version: 1, document: wrong, intent: 'publish' }, LEA)
    expect(refused).toMatchObject({
      kind: 'refused',
      problems: [
        { field: 'goodsDoorWidthCm', code: 'range', values: { min: 50, max: 1000 } },
        { field: 'lift', code: 'contradicts' },
      ],
    })

    const sheet = { powerKw: 36, musicUntil: '22:00', railMetres: 0, accessSteps: 0 } as const
    const whole = { ...document, ...sheet }
    await saved(saveVenue(database(), { id, version: 1, document: whole, intent: 'publish' }, LEA))
    const [entry] = await readHistory(database().db, id)
    expect(entry?.changes).toEqual([
      { field: 'powerKw', from: null, to: 36 },
      { field: 'musicUntil', from: null, to: '22:00' },
      { field: 'railMetres', from: null, to: 0 },
      { field: 'accessSteps', from: 4, to: 0 },
      // No step is step-free access.
      { field: 'equipment', from: [], to: ['step-free-access'] },
    ])

    const { powerKw: _power, railMetres: _rails, equipment: _equipment, ...older } = whole
    const late = await saved(
      saveVenue(
        database(),
        { id, version: 2, document: { ...older, name: 'Perle' }, intent: 'publish' },
        NINA,
      ),
    )
    expect(late.document).toMatchObject({ name: 'Perle', ...sheet, equipment: ['step-free-access'] })
  })

  test('a version or a draft from before the sheet does not deny it', async () => {
    const id = await addVenue(database(), 'galerie-perle', { words: { fr: FRENCH }, photos: [{}] })
    const { document } = await edited(id)
    await saved(saveVenue(database(), { id, version: 1, document, intent: 'publish' }, LEA))
    const { powerKw: _, ...before } = document
    const json = toJson(before)
    await database()
      .db.updateTable('venue_history')
      .set({ document: json })
      .where('venue_id', '=', id)
      .execute()
    await database().db.insertInto('venue_draft').values({ venue_id: id, document: json }).execute()
    await database().db.updateTable('venue').set({ power_kw: 24 }).where('id', '=', id).execute()
    expect(await readVersion(database().db, id, 2)).toMatchObject({ powerKw: 24 })
    expect((await edited(id)).document).toMatchObject({ powerKw: 24 })
  })
})
