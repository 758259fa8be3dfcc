import { describe, expect, test } from 'vitest'
import { venueRecord, writeCatalogue } from '../../../../../tests/helpers/catalogue-folder.ts'
import { ENGINES } from '../../../../../tests/helpers/database.ts'
import { quietly, useCatalogue } from '../../../../../tests/helpers/use-catalogue.ts'
import { fillDominantColors } from './fill-dominant-colors.server.ts'
import { importCatalogue } from './import-catalogue.server.ts'

describe.each(ENGINES)('the colours of photographs on %s', (engine) => {
  const { database, newTarget, revision } = useCatalogue(engine)

  test('a photograph without a colour gets one, and is looked at once', async () => {
    const target = await newTarget()
    await importCatalogue(target, await writeCatalogue([venueRecord('alpha')]), quietly)
    const colors = async () => {
      const rows = await database().db.selectFrom('photo').select('dominant_color').orderBy('key').execute()
      return rows.map((row) => row.dominant_color)
    }
    const known = await colors()
    expect(known).toEqual(['#087888', '#780808'])
    await database().db.updateTable('photo').set({ dominant_color: null }).execute()
    const before = await revision()
    expect(await fillDominantColors(target, quietly)).toBe(2)
    expect([await colors(), await revision()]).toEqual([known, before + 1])
    expect(await fillDominantColors(target, quietly)).toBe(0)
  })
})
