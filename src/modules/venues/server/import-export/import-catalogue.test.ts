import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  makePicture,
  temporaryFolder,
  venueRecord,
  writeCatalogue,
} from '../../../../../tests/helpers/catalogue-folder.ts'
import { ENGINES } from '../../../../../tests/helpers/database.ts'
import { quietly, useCatalogue } from '../../../../../tests/helpers/use-catalogue.ts'
import { IN_SELECTION } from '../selection-order.repository.server.ts'
import { exportCatalogue } from './export-catalogue.server.ts'
import { importCatalogue, planImport } from './import-catalogue.server.ts'

describe.each(ENGINES)('an import of venues on %s', (engine) => {
  const { database, newTarget, revision } = useCatalogue(engine)

  test('a second import changes nothing, a changed one replaces its venue and keeps the rest', async () => {
    const target = await newTarget()
    const source = await writeCatalogue([venueRecord('alpha'), venueRecord('beta')])
    await importCatalogue(target, path.join(source, 'venues.json'), quietly)
    const { id } = await database()
      .db.selectFrom('venue')
      .select('id')
      .where('slug', '=', 'alpha')
      .executeTakeFirstOrThrow()
    const before = await revision()
    expect(await importCatalogue(target, source, quietly)).toEqual({
      added: 0,
      replaced: 0,
      unchanged: 2,
      equipment: 0,
    })
    expect(await revision()).toBe(before)

    const changed = await writeCatalogue([venueRecord('alpha', { name: 'Renamed' })])
    expect(await importCatalogue(target, changed, quietly)).toEqual({
      added: 0,
      replaced: 1,
      unchanged: 0,
      equipment: 0,
    })
    expect(await revision()).toBe(before + 1)
    // A user who has it open in the back office is informed.
    const versions = () => database().db.selectFrom('venue_private').select(['venue_id', 'version']).execute()
    expect(await versions()).toEqual([{ venue_id: id, version: 2 }])
    expect(
      await database().db.selectFrom('venue').select(['slug', 'name']).orderBy('slug').execute(),
    ).toEqual([
      { slug: 'alpha', name: 'Renamed' },
      { slug: 'beta', name: 'Galerie beta' },
    ])
    const again = await database()
      .db.selectFrom('venue')
      .select('id')
      .where('slug', '=', 'alpha')
      .executeTakeFirst()
    expect(again).toEqual({ id })
  })

  test('the order of a file is that of our selection; those that it does not name stay where they are', async () => {
    const target = await newTarget()
    const order = async () => {
      const rows = await database().db.selectFrom('venue').select('slug').orderBy(IN_SELECTION).execute()
      return rows.map(({ slug }) => slug).join(' ')
    }
    const files = ['beta', 'alpha', 'gamma', 'delta'].map((slug) => venueRecord(slug))
    await importCatalogue(target, await writeCatalogue(files), quietly)
    expect(await order()).toBe('beta alpha gamma delta')

    const exported = await temporaryFolder()
    await exportCatalogue(target, exported, quietly)
    const before = await revision()
    const turned = await writeCatalogue([venueRecord('gamma'), venueRecord('new'), venueRecord('beta')])
    expect(await planImport(target, turned)).toMatchObject({ isReordered: true, unchanged: 2, replaced: [] })
    await importCatalogue(target, turned, quietly)
    expect(await order()).toBe('gamma alpha beta delta new')
    expect(await revision()).toBe(before + 1)

    // Nothing but the order: the venues themselves stay as they are.
    expect(await planImport(target, exported)).toMatchObject({
      isReordered: true,
      unchanged: 4,
      replaced: [],
    })
    expect(await importCatalogue(target, exported, quietly)).toMatchObject({ replaced: 0, unchanged: 4 })
    expect(await order()).toBe('beta alpha gamma delta new')
    expect(await planImport(target, exported)).toMatchObject({ isReordered: false })
    expect(await database().db.selectFrom('venue_private').select('version').execute()).toEqual([])
  })

  test('nothing of a catalogue with an error is imported', async () => {
    const target = await newTarget()
    const source = await writeCatalogue([venueRecord('alpha'), venueRecord('beta', { surfaceM2: 0 })])
    await expect(importCatalogue(target, source, quietly)).rejects.toThrow('surfaceM2')
    expect(await database().db.selectFrom('venue').selectAll().execute()).toEqual([])
    expect(await target.storage.has('alpha-1')).toBe(false)
    expect(await revision()).toBe(1)
  })

  test('a photograph of another venue is not taken over', async () => {
    const target = await newTarget()
    await importCatalogue(target, await writeCatalogue([venueRecord('alpha')]), quietly)
    const source = await writeCatalogue([venueRecord('beta', { photos: ['alpha-1.jpg', 'beta-2.jpg'] })])
    await writeFile(path.join(source, 'photos', 'alpha-1.jpg'), await makePicture('gold'))
    await expect(importCatalogue(target, source, quietly)).rejects.toThrow(
      'belongs to the venue alpha already',
    )
  })

  test('two imports at once make one catalogue', async () => {
    const source = await writeCatalogue([venueRecord('alpha')])
    const target = await newTarget()
    const results = await Promise.all([1, 2, 3].map(() => importCatalogue(target, source, quietly)))
    expect(results.map((result) => result.added).toSorted()).toEqual([0, 0, 1])
  })

  test('a picture that was lost from the store comes back with the next import', async () => {
    const target = await newTarget()
    const source = await writeCatalogue([venueRecord('alpha')])
    await importCatalogue(target, source, quietly)
    await target.storage.remove('alpha-1')
    await importCatalogue(target, source, quietly)
    expect(await target.storage.has('alpha-1')).toBe(true)
    await rm(path.join(source, 'photos', 'alpha-1.jpg'))
    await expect(importCatalogue(target, source, quietly)).rejects.toThrow('is not in the folder photos')
  })
})
