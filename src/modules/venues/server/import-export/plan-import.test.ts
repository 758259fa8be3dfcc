import { describe, expect, test } from 'vitest'
import { PlanChangedError } from '#/platform/uploads/plan-changed.ts'
import { venueRecord, writeCatalogue } from '../../../../../tests/helpers/catalogue-folder.ts'
import { ENGINES } from '../../../../../tests/helpers/database.ts'
import { quietly, useCatalogue } from '../../../../../tests/helpers/use-catalogue.ts'
import { importCatalogue, importPlanned, planImport } from './import-catalogue.server.ts'

describe.each(ENGINES)('the plan of an import on %s', (engine) => {
  const { database, newTarget, revision } = useCatalogue(engine)

  test('a price that is grouped with a point is read from a text, and looks mistyped as a number', async () => {
    const target = await newTarget()
    await importCatalogue(target, await writeCatalogue([venueRecord('alpha'), venueRecord('beta')]), quietly)
    const source = await writeCatalogue([
      venueRecord('alpha', { priceFromDayEur: '1.900 €', surfaceM2: '1 200 m²', ceilingHeightM: '3,7 m' }),
      // 1.900 in JSON.
      venueRecord('beta', { priceFromDayEur: 1.9 }),
    ])
    expect((await planImport(target, source)).unusualPrices).toEqual([
      { slug: 'beta', name: 'Galerie beta', cents: 190 },
    ])
    await importCatalogue(target, source, quietly)
    const stored = await database()
      .db.selectFrom('venue')
      .select(['price_from_day_cents', 'surface_m2', 'ceiling_height_cm'])
      .where('slug', '=', 'alpha')
      .executeTakeFirst()
    expect(stored).toEqual({ price_from_day_cents: 190_000, surface_m2: 1200, ceiling_height_cm: 370 })
    expect((await planImport(target, source)).unusualPrices).toEqual([])
  })

  test('a plan says what would change, and only that plan is imported', async () => {
    const target = await newTarget()
    await importCatalogue(target, await writeCatalogue([venueRecord('alpha'), venueRecord('beta')]), quietly)
    const source = await writeCatalogue([
      venueRecord('alpha', { name: 'Renamed', surfaceM2: 96 }),
      venueRecord('beta'),
      venueRecord('gamma'),
    ])
    const before = await revision()
    const plan = await planImport(target, source)
    expect(plan).toMatchObject({
      added: [{ slug: 'gamma', name: 'Galerie gamma' }],
      replaced: [{ slug: 'alpha', name: 'Renamed', parts: ['name', 'surfaceM2'] }],
      unusualPrices: [],
      unchanged: 1,
    })
    expect(await revision()).toBe(before)
    await database().db.updateTable('venue').set({ surface_m2: 97 }).where('slug', '=', 'alpha').execute()
    const late = await importPlanned(target, source, plan.digest).catch((error: unknown) => error)
    expect(late).toBeInstanceOf(PlanChangedError)
    expect(await revision()).toBe(before)
    const now = late instanceof PlanChangedError ? late.plan.digest : ''
    expect(await importPlanned(target, source, now)).toMatchObject({ unchanged: 1 })
    expect((await planImport(target, source)).unchanged).toBe(3)
  })
})
