import { describe, expect, test } from 'vitest'
import { changeContent } from '#/platform/database/change-content.ts'
import { ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { addVenue } from '../../../../tests/helpers/venue-rows.ts'
import { storedFocalPoints } from './stored-focal-points.ts'

describe.each(ENGINES)('focal points on %s', (engine) => {
  const database = useDatabase(engine)

  test('are those of the catalogue, at once after a change', async () => {
    await addVenue(database(), 'perle', { photos: [{}] })
    const errors: unknown[] = []
    const find = storedFocalPoints(database(), (error) => errors.push(error))
    expect(await find('perle-1')).toEqual({ x: 50, y: 50 })
    await changeContent(database(), async (db) => {
      await db.updateTable('photo').set({ focal_x: 20, focal_y: 70 }).where('key', '=', 'perle-1').execute()
    })
    expect(await find('perle-1')).toEqual({ x: 20, y: 70 })
    expect(await find('site-hero')).toEqual({ x: 50, y: 50 })
    expect(errors).toEqual([])
  })
})

test('without a database a picture is cut as it last was', async () => {
  const errors: unknown[] = []
  const away = {
    selectFrom() {
      throw new Error('away')
    },
  }
  const database = { db: away, engine: 'sqlite' } as unknown as Parameters<typeof storedFocalPoints>[0]
  const find = storedFocalPoints(database, (error) => errors.push(error))
  expect(await find('perle-1')).toEqual({ x: 50, y: 50 })
  expect(errors).toHaveLength(1)
})
