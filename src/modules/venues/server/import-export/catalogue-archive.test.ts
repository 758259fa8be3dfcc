import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  temporaryFolder,
  venueRecord,
  writeCatalogue,
} from '../../../../../tests/helpers/catalogue-folder.ts'
import { ENGINES } from '../../../../../tests/helpers/database.ts'
import { quietly, useCatalogue } from '../../../../../tests/helpers/use-catalogue.ts'
import { exportArchive } from './export-catalogue.server.ts'
import { importCatalogue, planImport } from './import-catalogue.server.ts'
import { withUnpacked } from './unpack-archive.server.ts'

describe.each(ENGINES)('the archive of a catalogue on %s', (engine) => {
  const { database, newTarget } = useCatalogue(engine)

  test('an archive is the same catalogue, and may come back without its photographs', async () => {
    const target = await newTarget()
    await importCatalogue(target, await writeCatalogue([venueRecord('alpha'), venueRecord('beta')]), quietly)
    const archive = async (withPhotos: boolean) => {
      const file = path.join(await temporaryFolder(), 'catalogue.zip')
      await writeFile(file, exportArchive(target, { withPhotos }))
      return file
    }
    const parent = await temporaryFolder()
    const nothing = { added: [], replaced: [], unchanged: 2 }
    for (const withPhotos of [true, false]) {
      const plan = await withUnpacked(await archive(withPhotos), parent, (folder) =>
        planImport(target, folder, { mayLackPhotos: true }),
      )
      expect(plan).toMatchObject(nothing)
    }
    // What the site does not have must be in it.
    const whole = await archive(true)
    const small = await archive(false)
    const other = await newTarget()
    await database().db.deleteFrom('venue').execute()
    const planned = withUnpacked(small, parent, (folder) =>
      planImport(other, folder, { mayLackPhotos: true }),
    )
    await expect(planned).rejects.toThrow('alpha-1.jpg is not in the folder photos')
    const result = await withUnpacked(whole, parent, (folder) => importCatalogue(other, folder, quietly))
    expect(result).toMatchObject({ added: 2 })
    expect(await readdir(parent)).toEqual([])
  })
})
