import { describe, expect, test } from 'vitest'
import demo from '../../../../../db/demo/venues.json' with { type: 'json' }
import { venueRecord, writeCatalogue } from '../../../../../tests/helpers/catalogue-folder.ts'
import { ENGINES } from '../../../../../tests/helpers/database.ts'
import { quietly, useCatalogue } from '../../../../../tests/helpers/use-catalogue.ts'
import { IN_SELECTION } from '../selection-order.repository.server.ts'
import { loadDemoCatalogue } from './demo-catalogue.server.ts'
import { importCatalogue } from './import-catalogue.server.ts'

describe.each(ENGINES)('the demo catalogue on %s', (engine) => {
  const { database, newTarget } = useCatalogue(engine)

  test('the demo is not loaded beside other venues', async () => {
    const target = await newTarget()
    await importCatalogue(target, await writeCatalogue([venueRecord('alpha')]), quietly)
    expect(await loadDemoCatalogue(database(), quietly, target.storage)).toBe(false)
  })

  // Every test of a whole site begins with it.
  test('the demo is loaded into an empty database only', { tags: ['full'], timeout: 120_000 }, async () => {
    const { storage } = await newTarget()
    const told: string[] = []
    expect(await loadDemoCatalogue(database(), (text) => told.push(text), storage)).toBe(true)
    expect(told[0]).toBe('Loading the demo catalogue')
    const order = await database().db.selectFrom('venue').select('slug').orderBy(IN_SELECTION).execute()
    expect(order.map(({ slug }) => slug)).toEqual(demo.map(({ slug }) => slug))
    const photos = await database().db.selectFrom('photo').select(['key', 'placeholder']).execute()
    expect(photos).toHaveLength(demo.flatMap(({ photos }) => photos).length)
    expect(Math.max(...photos.map((photo) => photo.placeholder.length))).toBeLessThanOrEqual(400)
    for (const { key } of photos) expect(await storage.has(key)).toBe(true)
    expect(await loadDemoCatalogue(database(), quietly, storage)).toBe(false)
    // It reads, checks and stores 126 photographs.
  })
})
