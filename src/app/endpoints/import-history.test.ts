import { describe, expect, test } from 'vitest'
import { exportCatalogue } from '#/modules/venues/server/import-export/export-catalogue.server.ts'
import { importCatalogue } from '#/modules/venues/server/import-export/import-catalogue.server.ts'
import { temporaryFolder, venueRecord, writeCatalogue } from '../../../tests/helpers/catalogue-folder.ts'
import { ENGINES } from '../../../tests/helpers/database.ts'
import { quietly, useCatalogue } from '../../../tests/helpers/use-catalogue.ts'
import { addVenue } from '../../../tests/helpers/venue-rows.ts'

describe.each(ENGINES)('imports and the history of venues on %s', (engine) => {
  const { database, newTarget } = useCatalogue(engine)

  test('an import from the back office is in the history of each venue; an unfinished draft is left out of a file', async () => {
    const target = await newTarget()
    await importCatalogue(target, await writeCatalogue([venueRecord('alpha')]), quietly)
    const draft = { name: 'Ébauche', status: 'draft', metro: '', ceiling_height_cm: 1 } as const
    await addVenue(database(), 'ebauche', draft)
    const source = await writeCatalogue([venueRecord('alpha', { name: 'Renamed' }), venueRecord('beta')])
    await importCatalogue(target, source, quietly, {
      author: { id: null, name: 'Inès Roux', network: null },
      hasHistory: true,
    })
    const history = await database()
      .db.selectFrom('venue_history')
      .innerJoin('venue', 'venue.id', 'venue_history.venue_id')
      .select(['venue.slug', 'version', 'event', 'actor', 'changes'])
      .orderBy('venue.slug')
      .orderBy('version')
      .execute()
    expect(history).toMatchObject([
      { slug: 'alpha', version: 1, event: 'found', actor: null },
      {
        slug: 'alpha',
        version: 2,
        event: 'imported',
        actor: 'Inès Roux',
        changes: [{ field: 'name', from: 'Galerie alpha', to: 'Renamed' }],
      },
      { slug: 'beta', version: 1, event: 'imported', actor: 'Inès Roux' },
    ])
    expect(await exportCatalogue(target, await temporaryFolder(), quietly)).toBe(2)
  })
})
