import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { changeContent } from '#/platform/database/change-content.ts'
import { ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { addVenue } from '../../../../tests/helpers/venue-rows.ts'
import { readSitemapVenues } from '../server/sitemap-venues.repository.server.ts'
import { findVenue } from '../server/venues.server.ts'

const words = (title: string) => ({ title, tagline: `${title}.`, description: `${title} described.` })

describe.each(ENGINES)('the languages of a venue on %s', (engine) => {
  const database = useDatabase(engine)

  test('one without a description has no copy: it shows the English one and is not in the sitemap', async () => {
    await addVenue(database(), 'perle', {
      words: {
        en: words('White'),
        fr: words('Blanche'),
        ja: { title: '白', tagline: '白い。', description: '' },
      },
    })
    expect(await readSitemapVenues(database())).toMatchObject([{ slug: 'perle', languages: ['en', 'fr'] }])
    const japanese = (await findVenue(database(), 'ja', 'perle'))?.venue
    expect(japanese).toMatchObject({ title: 'White', copyLanguage: 'en', languages: ['en', 'fr'] })
    const french = (await findVenue(database(), 'fr', 'perle'))?.venue
    expect(french).toMatchObject({ title: 'Blanche', copyLanguage: 'fr' })
  })

  test('without English the French stands in, and without both whatever there is', async () => {
    await addVenue(database(), 'perle', { words: { fr: words('Blanche'), ko: words('하얀') } })
    await addVenue(database(), 'loft', { words: { ko: words('하얀') } })
    await addVenue(database(), 'bare')
    expect((await findVenue(database(), 'de', 'perle'))?.venue.copyLanguage).toBe('fr')
    expect((await findVenue(database(), 'de', 'loft'))?.venue.copyLanguage).toBe('ko')
    expect((await findVenue(database(), 'de', 'bare'))?.venue).toMatchObject({
      title: 'Galerie Perle',
      languages: [],
    })
    const listed = await readSitemapVenues(database())
    expect(listed.map(({ slug, languages }) => [slug, languages])).toEqual([
      ['bare', []],
      ['loft', ['ko']],
      ['perle', ['fr', 'ko']],
    ])
  })

  test('focal points are given where they are not the middle', async () => {
    await addVenue(database(), 'perle', { photos: [{}, {}] })
    await changeContent(database(), async (db) => {
      await db.updateTable('photo').set({ focal_x: 20 }).where('key', '=', 'perle-2').execute()
    })
    const photos = (await findVenue(database(), 'fr', 'perle'))?.venue.photos
    expect(photos?.map(({ focus }) => focus)).toEqual([undefined, { x: 20, y: 50 }])
  })

  test('equipment that the agency named itself comes with its pictogram, in the language or else in English', async () => {
    const venueId = await addVenue(database(), 'perle')
    const id = randomUUID()
    await changeContent(database(), async (db) => {
      await db
        .insertInto('own_equipment')
        .values({ id, icon: 'coffee', created_at: '2026-11-22T00:00:00Z' })
        .execute()
      for (const [language, name] of [
        ['fr', 'Coin café'],
        ['en', 'Coffee corner'],
      ] as const)
        await db.insertInto('own_equipment_name').values({ equipment_id: id, language, name }).execute()
      await db.insertInto('venue_own_equipment').values({ venue_id: venueId, equipment_id: id }).execute()
    })
    for (const [language, name] of [
      ['fr', 'Coin café'],
      ['ja', 'Coffee corner'],
    ] as const) {
      const own = (await findVenue(database(), language, 'perle'))?.venue.ownEquipment
      expect(own).toEqual([{ id, name, shape: expect.stringMatching(/^<(?:g|path)\b/) }])
    }
  })
})
