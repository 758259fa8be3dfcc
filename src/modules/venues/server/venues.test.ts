import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { SHELL } from '#/platform/audit-log/audit.ts'
import { changeContent } from '#/platform/database/change-content.ts'
import { openDatabase } from '#/platform/database/open-database.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { addVenue } from '../../../../tests/helpers/venue-rows.ts'
import { writeOwnEquipment } from './own-equipment-store.server.ts'
import { findVenue, listVenues, similarVenueCards, venueCards } from './venues.server.ts'

const FRENCH = { title: 'Galerie blanche', tagline: 'Une salle', description: 'Un.\n\nDeux.' }
const ENGLISH = { title: 'White gallery', tagline: 'A room', description: 'One.' }

describe.each(BOTH_ENGINES)('venues on %s', (engine) => {
  const database = useDatabase(engine)

  test('lists what matches, with cards, counts and bounds', async () => {
    await addVenue(database(), 'perle', { photos: [{ en: 'First' }, { en: 'Second' }, { en: 'Third' }] })
    await addVenue(database(), 'loft', { name: 'Loft', type: 'loft', surface_m2: 300, equipment: ['wifi'] })
    await addVenue(database(), 'hidden', { name: 'Hidden', status: 'draft' })
    const list = await listVenues(database(), 'en', '?type=gallery&guests=many')
    expect(list).toMatchObject({
      total: 1,
      shown: 1,
      facets: { type: { gallery: 1, loft: 1, showroom: 0, popup: 0 } },
      bounds: { surface: { min: 100, max: 300 }, price: { min: 120_000, max: 120_000 } },
      problems: [{ field: 'guests', code: 'number' }],
      filter: { type: ['gallery'] },
    })
    expect(list.cards).toEqual([
      {
        slug: 'perle',
        name: 'Galerie Perle',
        type: 'gallery',
        neighborhood: 'le-marais',
        arrondissement: 3,
        surfaceM2: 100,
        guests: 110,
        priceFromDayCents: 120_000,
        minimumDays: 3,
        photos: ['First', 'Second'].map((alt, at) => ({
          key: `perle-${at + 1}`,
          width: 1600,
          height: 1067,
          placeholder: 'data:image/webp;base64,AA==',
          dominantColor: '#c8b8a8',
          alt,
        })),
      },
    ])
  })

  test('what the agency named itself is a filter; what no venue has is explained and left out', async () => {
    const venueId = await addVenue(database(), 'perle')
    await addVenue(database(), 'loft')
    const [id, gone] = [randomUUID(), randomUUID()]
    await changeContent(database(), async (db) => {
      const names = { fr: 'Piano à queue', de: 'Flügel' }
      const change = {
        event: 'added',
        author: SHELL,
        now: '2026-11-22T09:00:00Z',
      } as const
      await writeOwnEquipment(db, { id, icon: 'piano', names }, change)
      await db.insertInto('venue_own_equipment').values({ venue_id: venueId, equipment_id: id }).execute()
    })
    const list = await listVenues(database(), 'de', `equipment=${id}&equipment=${gone}`)
    expect(list).toMatchObject({ total: 1, cards: [{ slug: 'perle' }], filter: { ownEquipment: [id] } })
    expect(list.facets.ownEquipment).toEqual([{ id, name: 'Flügel', count: 1 }])
    expect(list.problems).toEqual([{ field: 'equipment', code: 'unknown', text: gone }])
    expect((await listVenues(database(), 'ko', '')).facets.ownEquipment).toEqual([
      { id, name: 'Piano à queue', count: 1 },
    ])
  })

  test('a short list has words for its first venue, and those that miss one filter', async () => {
    const description = 'One room. Two doors. Three windows.\n\nA court.'
    await addVenue(database(), 'small', { surface_m2: 90, words: { en: { ...ENGLISH, description } } })
    await addVenue(database(), 'large', { name: 'Large', surface_m2: 110 })
    await addVenue(database(), 'hidden', { name: 'Hidden', surface_m2: 110, status: 'draft' })
    const list = await listVenues(database(), 'en', 'surfaceMax=100&type=gallery')
    expect(list).toMatchObject({
      total: 1,
      opening: { tagline: 'A room', text: 'One room. Two doors.', language: 'en' },
      near: [{ card: { slug: 'large' }, concession: { field: 'surfaceMax', by: 10 } }],
      overlooked: [],
    })
    expect((await listVenues(database(), 'en', 'surfaceMax=95&type=loft')).opening).toBeUndefined()
  })

  test('a list of nothing, with nothing near, has others: of the choice of the agency, or those that hold most', async () => {
    await addVenue(database(), 'small', { capacity_standing: 40 })
    await addVenue(database(), 'large', { name: 'Large', capacity_standing: 90 })
    const instead = async (search: string) =>
      (await listVenues(database(), 'en', search)).instead.map(({ slug }) => slug)
    expect(await instead('q=zzzz')).toEqual(['small', 'large'])
    expect(await instead('guests=500')).toEqual(['large', 'small'])
    expect(await instead('guests=60')).toEqual([])
  })

  test('a list says whether more guests were asked for at a show than any venue holds', async () => {
    await addVenue(database(), 'small', { capacity_standing: 40, capacity_runway: 60 })
    await addVenue(database(), 'large', { name: 'Large', capacity_standing: 90, capacity_runway: 0 })
    const isBeyondShows = async (search: string) => (await listVenues(database(), 'en', search)).isBeyondShows
    expect(await isBeyondShows('')).toBe(false)
    expect(await isBeyondShows('guests=60&layout=runway&type=popup')).toBe(false)
    expect(await isBeyondShows('guests=61&layout=runway')).toBe(true)
    // Other halls are all online.
    expect(await isBeyondShows('guests=91')).toBe(false)
    expect(await isBeyondShows('guests=91&layout=standing')).toBe(false)
  })

  test('a list says what is searched for in predefined terms, without what was typed', async () => {
    await addVenue(database(), 'perle')
    const terms = async (search: string) => (await listVenues(database(), 'en', search)).terms
    expect(await terms('')).toEqual([])
    expect(await terms('type=gallery&surfaceMax=300')).toEqual(['type:gallery', 'surfaceMax'])
    expect(await terms('q=ingrid')).toEqual(['word:other', 'results:none'])
  })

  test('an empty catalogue is a list of nothing', async () => {
    expect(await listVenues(database(), 'fr', '')).toMatchObject({ total: 0, shown: 0, cards: [] })
  })

  test('with a stay, the order by price goes by the total, minimum hire applied', async () => {
    await addVenue(database(), 'shop', { price_from_day_cents: 90_000, minimum_days: 14 })
    await addVenue(database(), 'cellar', { price_from_day_cents: 200_000, minimum_days: 1 })
    await addVenue(database(), 'loft', { price_from_day_cents: 150_000, minimum_days: 3 })
    const slugs = async (search: string) =>
      (await listVenues(database(), 'en', search)).cards.map(({ slug }) => slug)
    expect(await slugs('sort=price')).toEqual(['shop', 'loft', 'cellar'])
    expect(await slugs('sort=price&duration=1')).toEqual(['cellar', 'loft', 'shop'])
    expect(await slugs('sort=price&duration=4')).toEqual(['loft', 'cellar', 'shop'])
    expect(await slugs('sort=price&duration=14')).toEqual(['shop', 'loft', 'cellar'])
  })

  test('a stay that cannot be used is said and leaves out no venue', async () => {
    await addVenue(database(), 'perle')
    const list = await listVenues(database(), 'en', 'startDate=2020-03-01&duration=400')
    expect(list.problems.map(({ field, code }) => [field, code])).toEqual([
      ['startDate', 'past'],
      ['duration', 'number'],
    ])
    expect(list.cards).toMatchObject([{ slug: 'perle', minimumDays: 3 }])
  })

  test('sees a change of this process at once', async () => {
    await addVenue(database(), 'one')
    expect((await listVenues(database(), 'en', '')).total).toBe(1)
    await addVenue(database(), 'two')
    expect((await listVenues(database(), 'en', '')).total).toBe(2)
  })

  test('sees a change of another process after its next look at the revision', async () => {
    await addVenue(database(), 'one')
    await listVenues(database(), 'en', '')
    const elsewhere = openDatabase(database().url)
    await addVenue(elsewhere, 'two')
    await elsewhere.close()
    const { revisionWatchOf } = await import('#/platform/database/content-revision.ts')
    await revisionWatchOf(database()).check()
    expect((await listVenues(database(), 'en', '')).total).toBe(2)
  })

  test('shows a venue in its language, and in English where there is no translation', async () => {
    await addVenue(database(), 'perle', {
      words: { fr: FRENCH, en: ENGLISH },
      photos: [{ en: 'Front', fr: 'Devant' }, { en: 'Back' }],
      equipment: ['racks', 'wifi', 'levitation'],
      eventTypes: ['showroom'],
      categoryGroups: ['art-and-design'],
    })
    const french = await findVenue(database(), 'fr', 'perle')
    expect(french?.venue).toMatchObject({
      title: 'Galerie blanche',
      description: ['Un.', 'Deux.'],
      capacities: { standing: 110, cocktailDinner: 80, seatedDinner: 48, runway: 0 },
      ceilingHeightCm: 350,
      minimumDays: 3,
      metro: 'Chemin Vert',
      equipment: ['wifi', 'racks'],
      eventTypes: ['showroom'],
      categoryGroups: ['art-and-design'],
      photos: [{ alt: 'Devant' }, { alt: 'Back' }],
    })
    const german = await findVenue(database(), 'de', 'perle')
    expect(german?.venue).toMatchObject({
      title: 'White gallery',
      photos: [{ alt: 'Front' }, { alt: 'Back' }],
    })
  })

  test('finds an exact slug before one without the ending -fullwidth', async () => {
    await addVenue(database(), 'perle')
    await addVenue(database(), 'old-fullwidth')
    expect(await findVenue(database(), 'en', 'perle-fullwidth')).toMatchObject({
      venue: { slug: 'perle' },
      fullwidth: true,
    })
    expect(await findVenue(database(), 'en', 'old-fullwidth')).toMatchObject({
      venue: { slug: 'old-fullwidth' },
      fullwidth: false,
    })
    for (const slug of ['nowhere', 'nowhere-fullwidth', '-fullwidth', '', 'Perle', 'a\0b', 'é']) {
      expect(await findVenue(database(), 'en', slug)).toBeUndefined()
    }
  })

  test('does not show drafts and archived venues by any way', async () => {
    await addVenue(database(), 'perle')
    await addVenue(database(), 'draft', { status: 'draft' })
    await addVenue(database(), 'gone', { status: 'archived' })
    expect(await findVenue(database(), 'en', 'draft')).toBeUndefined()
    expect(await venueCards(database(), 'en', ['draft', 'gone'])).toEqual([])
    expect(await similarVenueCards(database(), 'en', 'perle')).toEqual([])
  })

  test('gives cards in the order of the slugs', async () => {
    for (const slug of ['a', 'b', 'c']) await addVenue(database(), slug)
    const cards = await venueCards(database(), 'en', ['c', 'missing', 'a', 'a\0'])
    expect(cards.map((card) => card.slug)).toEqual(['c', 'a'])
  })

  test('gives similar venues, the nearest first', async () => {
    await addVenue(database(), 'perle')
    await addVenue(database(), 'far', { type: 'loft', neighborhood: 'opera' })
    await addVenue(database(), 'near', { surface_m2: 120 })
    const cards = await similarVenueCards(database(), 'en', 'perle')
    expect(cards.map((card) => card.slug)).toEqual(['near', 'far'])
  })
})
