import '../../../../../tests/helpers/venue-requests.ts'
import { describe, expect, test } from 'vitest'
import { writeAudit } from '#/platform/audit-log/audit.ts'
import { venueRecord, writeCatalogue } from '../../../../../tests/helpers/catalogue-folder.ts'
import { ENGINES } from '../../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../../tests/helpers/stored-enquiry.ts'
import { quietly, useCatalogue } from '../../../../../tests/helpers/use-catalogue.ts'
import { saveVenue } from '../admin/save-venue.server.ts'
import { readEditedVenue } from '../admin/venue-documents.repository.server.ts'
import { changeStatus } from '../admin/venue-life.server.ts'
import { importCatalogue } from './import-catalogue.server.ts'
import { recentVenueImports, undoVenueImport } from './undo-import.server.ts'

describe.each(ENGINES)('undo of an import of venues on %s', (engine) => {
  const { database, newTarget } = useCatalogue(engine)

  async function idOf(slug: string) {
    const row = await database()
      .db.selectFrom('venue')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirst()
    return row?.id ?? ''
  }
  async function edited(slug: string) {
    const venue = await readEditedVenue(database().db, await idOf(slug))
    if (venue === undefined) throw new Error(`${slug} is gone`)
    return venue
  }

  test('added venues go, replaced ones come back with their draft; what was changed or asked for since stays, and is named', async () => {
    const target = await newTarget()
    const by = await storedColleague(database(), 'Inès Roux')
    const slugs = ['alpha', 'beta', 'gamma', 'hidden']
    await importCatalogue(target, await writeCatalogue(slugs.map((slug) => venueRecord(slug))), quietly)
    const { id, version, document } = await edited('beta')
    const draft = { ...document, name: 'Draft of beta' }
    await saveVenue(database(), { id, version, document: draft, intent: 'keep' }, by)
    const hidden = await edited('hidden')
    await changeStatus(database(), { id: hidden.id, version: hidden.version, status: 'archived' }, by)

    const wanted = [...slugs, 'new', 'asked', 'reworked'].map((slug) =>
      venueRecord(slug, { name: `Imported ${slug}` }),
    )
    await importCatalogue(target, await writeCatalogue(wanted), quietly, {
      author: by,
      hasHistory: true,
      last: (db, { added, replaced }, at) =>
        writeAudit(db, { actor: by, action: 'catalogue.imported', details: { added, replaced }, at }),
    })
    const reworked = await edited('reworked')
    await saveVenue(database(), { ...reworked, intent: 'keep' }, by)
    const gamma = await edited('gamma')
    await saveVenue(
      database(),
      { ...gamma, document: { ...gamma.document, name: 'Mine' }, intent: 'publish' },
      by,
    )
    await storedEnquiry(database(), {}, [{ id: await idOf('asked'), slug: 'asked', name: 'Asked' }])

    const [found, ...others] = await recentVenueImports(target, by)
    expect(others).toEqual([])
    expect(found).toMatchObject({ count: 7, untouched: 4 })
    expect(await recentVenueImports(target, { id: 'somebody else' })).toEqual([])
    expect(await undoVenueImport(target, found?.id ?? '', { ...by, id: 'somebody else' })).toMatchObject({
      removed: 0,
      restored: 0,
    })
    expect(await undoVenueImport(target, found?.id ?? '', by)).toEqual({
      removed: 1,
      restored: 3,
      kept: ['Imported asked', 'Imported reworked', 'Mine'],
    })
    expect(await idOf('new')).toBe('')
    expect(await edited('alpha')).toMatchObject({
      status: 'published',
      live: null,
      document: { name: 'Galerie alpha' },
    })
    expect(await edited('beta')).toMatchObject({
      status: 'published',
      live: { name: 'Galerie beta' },
      document: { name: 'Draft of beta' },
    })
    expect(await edited('hidden')).toMatchObject({ status: 'archived', document: { name: 'Galerie hidden' } })
    expect((await edited('gamma')).document.name).toBe('Mine')
    expect(await recentVenueImports(target, by)).toEqual([])
    expect(await undoVenueImport(target, found?.id ?? '', by)).toMatchObject({ removed: 0, restored: 0 })
  })
})
