import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { changeContent } from '#/platform/database/change-content.ts'
import type { Db } from '#/platform/database/schema.ts'
import { PictureQueue } from '#/platform/images/picture-queue.ts'
import { openLocalStorage } from '#/platform/storage/local-storage.ts'
import { ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import { EMPTY_TEXTS } from '../../model/text-states.ts'
import type { VenueLabels } from '../../model/venue-copy.ts'
import { NO_TEXTS, UNSAID } from '../../model/venue-photo.ts'
import { type VenuePhotosInput, venuePhotosInput } from '../../model/venue-photos.schema.ts'
import { venueTextsInput } from '../../model/venue-texts.schema.ts'
import { readPhotos } from '../photos.repository.server.ts'
import { takeVenuePhoto } from './take-venue-photo.server.ts'
import { readVenuePhotos, UnknownPhotosError, writeVenuePhotos } from './venue-photos.repository.server.ts'
import { readVenueTexts, writeVenueTexts } from './venue-texts.repository.server.ts'

const NOW = new Date('2026-11-22T10:00:00Z')
const BY = { id: null, name: 'Léa Morel', network: null } as unknown as Parameters<typeof takeVenuePhoto>[2]
const THREE = { title: 'Perle', tagline: 'Blanche.', description: 'Une galerie.' }

function texts(given: Partial<Record<Language, Partial<VenueLabels>>>, confirmed: unknown[] = []) {
  const words = Object.fromEntries(
    LANGUAGE_CODES.map((language) => [language, { ...EMPTY_TEXTS, ...given[language] }]),
  )
  return venueTextsInput.parse({ words, confirmed })
}

/** A JPEG of its own colour, so that each is another picture. */
const picture = (seed: number, width = 1200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: { r: seed * 30, g: 90, b: 120 } } })
    .withExif({ IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
    .jpeg()
    .toBuffer()

describe.each(ENGINES)('what a venue shows besides facts, on %s', (engine) => {
  const database = useDatabase(engine)

  const write = (change: (db: Db) => Promise<void>) => changeContent(database(), change)

  const photosOf = async (id: string) => (await readVenuePhotos(database().db, [id])).get(id) ?? []
  const input = async (id: string): Promise<VenuePhotosInput> =>
    (await photosOf(id)).map(({ id, focus, alts, scene, captions }) => ({
      ...{ id, focus, alts, scene },
      captions,
    }))

  test('texts: written, tidied, behind, and caught up', async () => {
    const id = await addVenue(database(), 'perle')
    const read = async () => (await readVenueTexts(database().db, [id])).get(id)
    await write(async (db) => {
      const description = 'Une galerie.\r\n\r\n\r\n  Deux.  \n'
      await writeVenueTexts(db, id, texts({ fr: { ...THREE, description }, ja: THREE }))
    })
    expect((await read())?.words.fr.description).toBe('Une galerie.\n\n  Deux.')
    await write(async (db) => {
      await writeVenueTexts(db, id, texts({ fr: { ...THREE, tagline: 'Toute blanche.' }, ja: THREE }))
    })
    expect((await read())?.sources).toEqual({
      ja: { tagline: 'Blanche.', description: 'Une galerie.\n\n  Deux.' },
    })
    const right = [{ language: 'ja', field: 'tagline' }]
    await write(async (db) => {
      await writeVenueTexts(db, id, texts({ fr: { ...THREE, tagline: 'Toute blanche.' }, ja: THREE }, right))
    })
    expect((await read())?.sources).toEqual({ ja: { description: 'Une galerie.\n\n  Deux.' } })
    // A language without a single text leaves no row.
    await write(async (db) => {
      await writeVenueTexts(db, id, texts({ fr: THREE }))
    })
    const rows = await database().db.selectFrom('venue_translation').select('language').execute()
    expect(rows).toEqual([{ language: 'fr' }])
  })

  test('photographs: order, focal points and texts; what is taken off can come back', async () => {
    const id = await addVenue(database(), 'perle', {
      photos: [{ fr: 'Un' }, { fr: 'Deux' }, { fr: 'Trois' }],
    })
    const [one, two, three] = await input(id)
    if (!one || !two || !three) throw new Error('three photographs were added')
    const alts = { ...NO_TEXTS, ja: '三枚目' }
    await write(async (db) => {
      await writeVenuePhotos(db, id, [{ ...three, focus: { x: 20, y: 80 }, alts }, one], NOW)
    })
    expect(await photosOf(id)).toMatchObject([
      { key: 'perle-3', focus: { x: 20, y: 80 }, alts: { ja: '三枚目', fr: '' } },
      { key: 'perle-1', focus: { x: 50, y: 50 }, alts: { fr: 'Un' } },
    ])
    await write(async (db) => {
      await writeVenuePhotos(db, id, [one, two, three], NOW)
    })
    expect((await photosOf(id)).map(({ key }) => key)).toEqual(['perle-1', 'perle-2', 'perle-3'])
    expect(await database().db.selectFrom('unplaced_photo').select('id').execute()).toEqual([])
  })

  test('photographs: scene and captions, kept apart from alternative texts', async () => {
    const id = await addVenue(database(), 'perle', { photos: [{ fr: 'Une salle blanche, un banc' }] })
    const [one] = await input(id)
    if (!one) throw new Error('a photograph was added')
    expect(one).toMatchObject({ scene: null, captions: NO_TEXTS })
    const said = { ...one, scene: 'backstage' as const, captions: { ...NO_TEXTS, fr: 'La salle vide' } }
    await write((db) => writeVenuePhotos(db, id, [said], NOW))
    expect(await input(id)).toEqual([said])
    const shown = async (language: 'fr' | 'ja') =>
      (await readPhotos(database(), [id], language))
        .get(id)
        ?.map(({ caption, alt, scene }) => [caption, alt, scene])
    expect(await shown('fr')).toEqual([['La salle vide', 'Une salle blanche, un banc', 'backstage']])
    expect(await shown('ja'), 'nothing stands in').toEqual([['', '', 'backstage']])
    // A document of before there were captions.
    const { scene: _, captions: __, ...earlier } = said
    expect(venuePhotosInput.parse([earlier])).toEqual([one])
  })

  test('photographs of another venue are refused, and nothing is written', async () => {
    const id = await addVenue(database(), 'perle', { photos: [{}] })
    const other = await addVenue(database(), 'loft', { photos: [{}] })
    const foreign = await input(other)
    const writing = write(async (db) => {
      await writeVenuePhotos(db, id, foreign, NOW)
    })
    await expect(writing).rejects.toThrow(UnknownPhotosError)
    expect((await photosOf(id)).map(({ key }) => key)).toEqual(['perle-1'])
    expect(venuePhotosInput.safeParse([...foreign, ...foreign]).success).toBe(false)
  })

  test('a photograph that is sent is stored, without what it hides, and on no page before the save', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'passage-desk-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const storage = openLocalStorage(path.join(folder, 'files'))
    const upload = { database: database(), storage, queue: new PictureQueue(2), now: () => NOW }
    const send = async (venueId: string, bytes: Uint8Array) => {
      const file = path.join(folder, 'incoming')
      await writeFile(file, bytes)
      const spooled = { path: file, bytes: bytes.length, remove: async () => {} }
      return takeVenuePhoto(venueId, spooled, BY, upload)
    }
    const id = await addVenue(database(), 'perle')
    const sent = await send(id, await picture(1))
    if (sent.kind !== 'stored') throw new Error(JSON.stringify(sent))
    expect(sent.photo).toMatchObject({ width: 1200, height: 800 })
    expect(sent.photo.key).toMatch(/^perle-[0-9a-f]{16}$/)
    const stored = await storage.get(sent.photo.key)
    expect((await sharp(stored).metadata()).exif).toBeUndefined()
    expect(await photosOf(id)).toEqual([])
    // The same picture again is the same photograph.
    expect(await send(id, await picture(1))).toEqual(sent)
    await write(async (db) => {
      await writeVenuePhotos(
        db,
        id,
        [{ id: sent.photo.id, focus: { x: 50, y: 50 }, alts: NO_TEXTS, ...UNSAID }],
        NOW,
      )
    })
    const rows = await database().db.selectFrom('photo').selectAll().execute()
    expect(rows).toMatchObject([{ key: sent.photo.key, dominant_color: expect.stringMatching(/^#/) }])
    expect(rows[0]?.placeholder).toMatch(/^data:image\/webp/)
    expect(await send(id, await picture(1))).toEqual(sent)

    expect(await send(id, new TextEncoder().encode('no picture'))).toMatchObject({
      problem: { code: 'unknown-format' },
    })
    expect(await send(id, await picture(2, 300, 200))).toMatchObject({ problem: { code: 'too-small' } })
    expect(await send(id, await picture(2, 1, 900))).toMatchObject({ problem: { code: 'too-narrow' } })
    expect(await send('00000000-0000-4000-8000-000000000000', await picture(4))).toMatchObject({
      problem: { code: 'no-venue' },
    })
    const noted = await database().db.selectFrom('audit_log').select(['action', 'subject']).execute()
    expect(noted).toEqual([{ action: 'venue.photo-sent', subject: 'Galerie Perle' }])
  })
})
