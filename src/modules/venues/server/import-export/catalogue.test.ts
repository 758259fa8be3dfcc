import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  temporaryFolder,
  venueRecord,
  writeCatalogue,
} from '../../../../../tests/helpers/catalogue-folder.ts'
import { ENGINES } from '../../../../../tests/helpers/database.ts'
import { quietly, useCatalogue } from '../../../../../tests/helpers/use-catalogue.ts'
import { NO_OWNER, type VenueOwner } from '../../model/venue-owner.ts'
import { changeOwner } from '../admin/venue-owner.repository.server.ts'
import { readEquipmentHistory } from '../own-equipment-store.server.ts'
import { exportCatalogue } from './export-catalogue.server.ts'
import { importCatalogue, planImport } from './import-catalogue.server.ts'

/** Every file of a folder, by its path in it. */
async function contentsOf(folder: string): Promise<Map<string, string>> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const contents = new Map<string, string>()
  for (const file of files.filter((entry) => entry.isFile())) {
    const at = path.join(file.parentPath, file.name)
    contents.set(path.relative(folder, at), (await readFile(at)).toString('base64'))
  }
  return contents
}

describe.each(ENGINES)('a catalogue that goes out and comes in on %s', (engine) => {
  const { database, newTarget, revision } = useCatalogue(engine)

  test('an export of what was imported is the same import', async () => {
    const records = [
      venueRecord('alpha', { scenes: { 'alpha-2.jpg': 'backstage' } }),
      venueRecord('beta', { status: 'draft', equipment: [], priceFromDayEur: 19.99 }),
    ]
    const source = await writeCatalogue(records)
    const target = await newTarget()
    expect(await importCatalogue(target, source, quietly)).toEqual({
      added: 2,
      replaced: 0,
      unchanged: 0,
      equipment: 0,
    })
    const first = await temporaryFolder()
    expect(await exportCatalogue(target, first, quietly)).toBe(2)

    // The same in another, empty database.
    await database().db.deleteFrom('venue').execute()
    const other = await newTarget()
    await importCatalogue(other, first, quietly)
    const second = await temporaryFolder()
    await exportCatalogue(other, second, quietly)
    expect(await contentsOf(second)).toEqual(await contentsOf(first))

    const written: unknown = JSON.parse(await readFile(path.join(first, 'venues.json'), 'utf8'))
    expect(written).toMatchObject([
      {
        slug: 'alpha',
        capacity: { runway: 0 },
        priceFromDayEur: 1450.99,
        photos: ['alpha-1.jpg', 'alpha-2.jpg'],
        scenes: { 'alpha-2.jpg': 'backstage' },
      },
      { slug: 'beta', status: 'draft', equipment: [], priceFromDayEur: 19.99 },
    ])
    const words: unknown = JSON.parse(await readFile(path.join(first, 'translations/ja.json'), 'utf8'))
    expect(words).toMatchObject({
      alpha: { photos: ['Front', 'Back'], captions: ['Seen from the door', ''] },
    })
    const pictures = path.join('photos', 'alpha-1.jpg')
    expect((await contentsOf(first)).get(pictures)).toBe((await contentsOf(source)).get(pictures))
  })

  test('who lets a venue is in no file, and stays when one is taken in', async () => {
    const target = await newTarget()
    await importCatalogue(target, await writeCatalogue([venueRecord('alpha')]), quietly)
    const { id } = await database().db.selectFrom('venue').select('id').executeTakeFirstOrThrow()
    const owner: VenueOwner = {
      ...{ name: 'Hidden name', email: 'hidden@owners.example', phone: '+33199008877', language: 'en' },
      ...{ letsAs: 'owner-name', vatStatus: 'exempt-261D', depositPayee: 'escrow', commission: '12.34' },
      ...{ mandateNumber: 'M-HIDDEN-7', mandateDay: '2026-01-31' },
    }
    const editor = { id: null, name: 'Léa Morel', network: null }
    await changeOwner(database(), { id, from: NO_OWNER, to: owner }, editor)
    const folder = await temporaryFolder()
    await exportCatalogue(target, folder, quietly)
    const texts = [...(await contentsOf(folder))].flatMap(([file, bytes]) =>
      file.endsWith('.json') ? [Buffer.from(bytes, 'base64').toString()] : [],
    )
    // Texts of its own; words such as `en` or `escrow` may stand anywhere.
    for (const [field, text] of Object.entries(owner))
      if (text.length > 6) expect([field, texts.some((file) => file.includes(text))]).toEqual([field, false])
    await importCatalogue(target, await writeCatalogue([venueRecord('alpha', { name: 'Renamed' })]), quietly)
    expect(await database().db.selectFrom('venue_private').selectAll().execute()).toMatchObject([
      { owner_email: owner.email, mandate_number: owner.mandateNumber, commission_bp: 1234 },
    ])
  })

  test('the technical sheet comes back as it went, and what a file does not speak of stays', async () => {
    const target = await newTarget()
    const sheet = {
      ...{
        powerKw: 36,
        powerPhase: 'three',
        floorLoadKgM2: 500,
        goodsDoorWidthCm: 160,
        goodsDoorHeightCm: 240,
      },
      ...{ lift: 'goods', liftLoadKg: 1000, liftWidthCm: 140, liftDepthCm: 240, musicUntil: '22:00' },
      ...{ railMetres: 12, orientation: 'north-east', accessSteps: 2 },
    }
    await importCatalogue(target, await writeCatalogue([venueRecord('alpha', sheet)]), quietly)
    const exported = async () => {
      const folder = await temporaryFolder()
      await exportCatalogue(target, folder, quietly)
      const text = await readFile(path.join(folder, 'venues.json'), 'utf8')
      return { folder, record: (JSON.parse(text) as Record<string, unknown>[])[0] }
    }
    const first = await exported()
    // The lift and the rails are equipment as well.
    expect(first.record).toMatchObject({ ...sheet, equipment: ['freight-lift', 'racks', 'toilets', 'wifi'] })
    expect((await planImport(target, first.folder)).unchanged).toBe(1)

    const silent = await writeCatalogue([venueRecord('alpha', { powerKw: null, goodsDoorWidthCm: 90 })])
    const plan = await planImport(target, silent, { mayLackPhotos: true })
    expect(plan.replaced).toEqual([
      { slug: 'alpha', name: 'Galerie alpha', parts: ['powerKw', 'goodsDoorWidthCm'] },
    ])
    await importCatalogue(target, silent, quietly)
    expect((await exported()).record).toEqual({ ...first.record, powerKw: null, goodsDoorWidthCm: 90 })
  })

  test('what the agency named itself goes out and in with its names, and changes are in its history', async () => {
    const id = '0b3cbb5c-5a63-4a0e-9c3c-1f7f1a1d0001'
    const equip = (folder: string, names: object) =>
      writeFile(path.join(folder, 'equipment.json'), JSON.stringify({ [id]: { icon: 'piano', names } }))
    const target = await newTarget()
    const source = await writeCatalogue([venueRecord('alpha', { ownEquipment: [id] })])
    await equip(source, { fr: 'Piano', ja: 'ピアノ' })
    expect(await importCatalogue(target, source, quietly)).toMatchObject({ added: 1, equipment: 1 })
    expect(await importCatalogue(target, source, quietly)).toMatchObject({ unchanged: 1, equipment: 0 })
    const folder = await temporaryFolder()
    await exportCatalogue(target, folder, quietly)
    expect(JSON.parse(await readFile(path.join(folder, 'equipment.json'), 'utf8'))).toEqual({
      [id]: { icon: 'piano', names: { fr: 'Piano', ja: 'ピアノ' } },
    })
    const before = await revision()
    await equip(folder, { fr: 'Piano à queue' })
    const author = { id: null, name: 'Inès Roux', network: null }
    const renamed = await importCatalogue(target, folder, quietly, { author })
    expect(renamed).toEqual({ added: 0, replaced: 0, unchanged: 1, equipment: 1 })
    expect(await revision()).toBe(before + 1)
    expect(await readEquipmentHistory(database().db, id)).toMatchObject([
      { version: 2, actor: 'Inès Roux', event: 'imported', names: { fr: 'Piano à queue' } },
      { version: 1, actor: null, event: 'imported', names: { fr: 'Piano', ja: 'ピアノ' } },
    ])
    const has = await database().db.selectFrom('venue_own_equipment').select('equipment_id').execute()
    expect(has).toEqual([{ equipment_id: id }])
    await rm(path.join(folder, 'equipment.json'))
    await expect(importCatalogue(target, folder, quietly)).rejects.toThrow(`${id} is not in equipment.json`)
  })

  test('a language without words goes out and in', async () => {
    const target = await newTarget()
    const source = await writeCatalogue([venueRecord('alpha')])
    await writeFile(path.join(source, 'translations', 'ko.json'), '{ "alpha": null }')
    await importCatalogue(target, source, quietly)
    const folder = await temporaryFolder()
    await exportCatalogue(target, folder, quietly)
    expect(await planImport(target, folder)).toMatchObject({ unchanged: 1 })
    const languages = await database().db.selectFrom('venue_translation').select('language').execute()
    expect(languages.map(({ language }) => language)).not.toContain('ko')
    expect(languages).toHaveLength(9)
  })
})
