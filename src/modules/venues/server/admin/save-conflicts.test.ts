import { describe, expect, test } from 'vitest'
import type { Actor } from '#/platform/audit-log/audit.ts'
import { ENGINES } from '../../../../../tests/helpers/database.ts'
import { FRENCH, LEA, NINA, saved, useEditedVenues } from '../../../../../tests/helpers/edited-venues.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import { saveVenue } from './save-venue.server.ts'
import { changeStatus } from './venue-life.server.ts'

describe.each(ENGINES)('saves of a venue that meet on %s', (engine) => {
  const { database, edited } = useEditedVenues(engine)

  test('saving an older version is a conflict, and nothing is written', async () => {
    const id = await addVenue(database(), 'galerie-perle', { words: { fr: FRENCH }, photos: [{}] })
    const { document } = await edited(id)
    await saved(
      saveVenue(
        database(),
        { id, version: 1, document: { ...document, name: 'Perle' }, intent: 'publish' },
        NINA,
      ),
    )
    const late = await saveVenue(
      database(),
      { id, version: 1, document: { ...document, name: 'Grande Perle' }, intent: 'publish' },
      LEA,
    )
    expect(late).toMatchObject({ kind: 'conflict', venue: { version: 2, changedBy: 'Nina Brandt' } })
    expect((await edited(id)).document.name).toBe('Perle')
    const both = await Promise.all(
      ['A', 'B'].map((name) =>
        saveVenue(database(), { id, version: 2, document: { ...document, name }, intent: 'publish' }, LEA),
      ),
    )
    expect(both.map(({ kind }) => kind).sort()).toEqual(['conflict', 'saved'])
  })

  test('the same save again, after an answer that was lost, is saved and done once', async () => {
    const id = await addVenue(database(), 'galerie-perle', { words: { fr: FRENCH }, photos: [{}] })
    const { document } = await edited(id)
    for (const [version, intent, name] of [
      [1, 'keep', 'Perle'],
      [2, 'publish', 'Grande Perle'],
    ] as const) {
      const save = (by: Actor = NINA, given: string = name) =>
        saveVenue(database(), { id, version, document: { ...document, name: given }, intent }, by)
      await saved(save())
      expect(await save()).toMatchObject({ kind: 'saved', venue: { version: version + 1 } })
      expect(await save(LEA)).toMatchObject({ kind: 'conflict' })
      expect(await save(NINA, 'Petite Perle')).toMatchObject({ kind: 'conflict' })
    }
    expect((await edited(id)).version).toBe(3)
    const archive = (by: Actor) => changeStatus(database(), { id, version: 3, status: 'archived' }, by)
    await saved(archive(NINA))
    expect(await archive(NINA)).toMatchObject({ kind: 'saved', venue: { version: 4 } })
    expect(await archive(LEA)).toMatchObject({ kind: 'conflict' })
  })
})
