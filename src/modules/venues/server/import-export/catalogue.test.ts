import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { openLocalStorage } from '#/platform/storage/local-storage.ts'
import { PlanChangedError } from '#/platform/uploads/plan-changed.ts'
import demo from '../../../../../db/demo/venues.json' with { type: 'json' }
import {
  makePicture,
  temporaryFolder,
  venueRecord,
  writeCatalogue,
} from '../../../../../tests/helpers/catalogue-folder.ts'
import { ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { NO_OWNER, type VenueOwner } from '../../model/venue-owner.ts'
import { changeOwner } from '../admin/venue-owner.repository.server.ts'
import { readEquipmentHistory } from '../own-equipment-store.server.ts'
import { IN_SELECTION } from '../selection-order.repository.server.ts'
import { loadDemoCatalogue } from './demo-catalogue.server.ts'
import { exportArchive, exportCatalogue } from './export-catalogue.server.ts'
import { fillDominantColors } from './fill-dominant-colors.server.ts'
import { importCatalogue, importPlanned, planImport } from './import-catalogue.server.ts'
import { withUnpacked } from './unpack-archive.server.ts'

const quietly = () => {}

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

describe.each(ENGINES)('the catalogue on %s', (engine) => {
  const database = useDatabase(engine)
  const newTarget = async () => ({ database: database(), storage: openLocalStorage(await temporaryFolder()) })
  const revision = async () => {
    const row = await database()
      .db.selectFrom('content_revision')
      .select('revision')
      .executeTakeFirstOrThrow()
    return row.revision
  }

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
    // It reads, checks and stores 128 photographs.
  })

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
