import '../../../../../tests/helpers/venue-requests.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Actor } from '#/platform/audit-log/audit.ts'
import { revisionWatchOf } from '#/platform/database/content-revision.ts'
import { toJson } from '#/platform/database/json.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import type { VenueDocument } from '../../model/venue-document.schema.ts'
import { venueListQuery } from '../../model/venue-list.schema.ts'
import { freshPhoto } from '../../model/venue-photo.ts'
import { saveVenue } from './save-venue.server.ts'
import { readEditedVenue } from './venue-documents.repository.server.ts'
import { readHistory, readVersion } from './venue-history.repository.server.ts'
import { changeStatus, createVenue, duplicateVenue } from './venue-life.server.ts'
import { listVenueRows } from './venue-list.server.ts'
import { insertUnplacedPhotos } from './venue-photos.repository.server.ts'

const LEA = { id: null, name: 'Léa Morel', network: '192.0.2.0/24' }
const NINA = { id: null, name: 'Nina Brandt', network: null }

const FRENCH = { title: 'Salon clair', tagline: 'Deux fenêtres', description: 'Au premier étage.' }

/** Everything that publishing needs. */
function whole(document: VenueDocument): VenueDocument {
  return {
    ...document,
    metro: 'Tuileries',
    surfaceM2: 58,
    ceilingHeightCm: 350,
    priceFromDayCents: 190_000,
    minimumDays: 3,
    capacity: { standing: 60, cocktailDinner: 45, seatedDinner: 28, runway: null },
    texts: { ...document.texts, fr: { ...document.texts.fr, ...FRENCH } },
  }
}

async function edited(database: Database, id: string) {
  const venue = await readEditedVenue(database.db, id)
  if (venue === undefined) throw new Error('gone')
  return venue
}

async function saved(outcome: Promise<Awaited<ReturnType<typeof saveVenue>>>) {
  const given = await outcome
  if (given.kind !== 'saved') throw new Error(JSON.stringify(given))
  return given.venue
}

describe.each(ENGINES)('the life of a venue on %s', (engine) => {
  const database = useDatabase(engine)
  const list = (query: object = {}) => listVenueRows(database(), venueListQuery.parse(query))
  const begin = (name = 'Salon des Feuillants') =>
    createVenue(database(), { name, type: 'showroom', neighborhood: 'concorde-tuileries' }, LEA)

  /** A photograph that was sent to a venue, as the editor has it. */
  async function sentPhoto(venue_id: string) {
    const photo = { id: randomUUID(), key: 'salon-1', width: 1600, height: 1067 }
    const looks = { placeholder: 'data:image/webp;base64,AA==', dominant_color: '#c8b8a8', sha256: '' }
    await insertUnplacedPhotos(database().db, [{ ...photo, ...looks, venue_id }], new Date())
    return freshPhoto(photo)
  }

  test('a draft may be unfinished, and is published once it is whole', async () => {
    const id = await begin()
    const draft = await edited(database(), id)
    expect(draft).toMatchObject({ status: 'draft', version: 1, live: null, changedBy: 'Léa Morel' })
    expect(draft.document).toMatchObject({ slug: 'salon-des-feuillants', surfaceM2: null, arrondissement: 1 })

    const tooEarly = await saveVenue(
      database(),
      { id, version: 1, document: draft.document, intent: 'publish' },
      LEA,
    )
    expect(tooEarly).toMatchObject({ kind: 'refused' })
    expect(tooEarly.kind === 'refused' && tooEarly.problems.map(({ field }) => field)).toEqual([
      'metro',
      'surfaceM2',
      'ceilingHeightCm',
      'priceFromDayCents',
      'capacity.standing',
      'texts.fr.title',
      'texts.fr.description',
      'photos',
    ])

    const revision = () => revisionWatchOf(database()).check()
    const before = await revision()
    const kept = await saved(
      saveVenue(
        database(),
        { id, version: 1, document: { ...draft.document, surfaceM2: 58 }, intent: 'keep' },
        LEA,
      ),
    )
    expect(kept).toMatchObject({
      status: 'draft',
      version: 2,
      document: { surfaceM2: 58, priceFromDayCents: null },
    })
    expect(await revision()).toBe(before)

    const bare = await saveVenue(
      database(),
      { id, version: 2, document: whole(kept.document), intent: 'publish' },
      LEA,
    )
    expect(bare).toEqual({ kind: 'refused', problems: [{ field: 'photos', code: 'no-photo' }] })
    const document = { ...whole(kept.document), photos: [await sentPhoto(id)] }
    const published = await saved(saveVenue(database(), { id, version: 2, document, intent: 'publish' }, LEA))
    expect(published).toMatchObject({ status: 'published', version: 3, live: null, document })
    expect(await revision()).toBe(before + 1)
    const auditLog = await database()
      .db.selectFrom('audit_log')
      .select(['action', 'subject'])
      .orderBy('at')
      .execute()
    expect(auditLog).toEqual([
      { action: 'venue.created', subject: 'Salon des Feuillants' },
      { action: 'venue.kept', subject: 'Salon des Feuillants' },
      { action: 'venue.published', subject: 'Salon des Feuillants' },
    ])
  })

  test('a draft of a published venue leaves what visitors see alone until it is published', async () => {
    const id = await addVenue(database(), 'galerie-perle', { words: { fr: FRENCH }, photos: [{}] })
    const { document } = await edited(database(), id)
    const wanted = { ...document, priceFromDayCents: 150_000 }
    const kept = await saved(saveVenue(database(), { id, version: 1, document: wanted, intent: 'keep' }, LEA))
    expect(kept.live?.priceFromDayCents).toBe(120_000)
    expect(kept.document.priceFromDayCents).toBe(150_000)
    const price = () =>
      database().db.selectFrom('venue').select('price_from_day_cents as cents').executeTakeFirst()
    expect(await price()).toEqual({ cents: 120_000 })
    expect((await list()).venues[0]).toMatchObject({ pending: true, priceFromDayCents: 120_000 })
    await saved(saveVenue(database(), { id, version: 2, document: wanted, intent: 'publish' }, LEA))
    expect(await price()).toEqual({ cents: 150_000 })
    // Kept again as it is: nothing waits.
    const again = await saved(
      saveVenue(database(), { id, version: 3, document: wanted, intent: 'keep' }, LEA),
    )
    expect(again.live).toBeNull()
  })

  test('the technical sheet is saved, checked and told in the history, and survives who does not know it', async () => {
    const id = await addVenue(database(), 'galerie-perle', {
      words: { fr: FRENCH },
      photos: [{}],
      lift: 'none',
      access_steps: 4,
    })
    const { document } = await edited(database(), id)
    expect(document).toMatchObject({ lift: 'none', accessSteps: 4, powerKw: null })
    const wrong = { ...document, equipment: ['lift' as const], goodsDoorWidthCm: 20 }
    const refused = await saveVenue(database(), { id, version: 1, document: wrong, intent: 'publish' }, LEA)
    expect(refused).toMatchObject({
      kind: 'refused',
      problems: [
        { field: 'goodsDoorWidthCm', code: 'range', values: { min: 50, max: 1000 } },
        { field: 'lift', code: 'contradicts' },
      ],
    })

    const sheet = { powerKw: 36, musicUntil: '22:00', railMetres: 0, accessSteps: 0 } as const
    const whole = { ...document, ...sheet }
    await saved(saveVenue(database(), { id, version: 1, document: whole, intent: 'publish' }, LEA))
    const [entry] = await readHistory(database().db, id)
    expect(entry?.changes).toEqual([
      { field: 'powerKw', from: null, to: 36 },
      { field: 'musicUntil', from: null, to: '22:00' },
      { field: 'railMetres', from: null, to: 0 },
      { field: 'accessSteps', from: 4, to: 0 },
      // No step is step-free access.
      { field: 'equipment', from: [], to: ['step-free-access'] },
    ])

    const { powerKw: _power, railMetres: _rails, equipment: _equipment, ...older } = whole
    const late = await saved(
      saveVenue(
        database(),
        { id, version: 2, document: { ...older, name: 'Perle' }, intent: 'publish' },
        NINA,
      ),
    )
    expect(late.document).toMatchObject({ name: 'Perle', ...sheet, equipment: ['step-free-access'] })
  })

  test('a version or a draft from before the sheet does not deny it', async () => {
    const id = await addVenue(database(), 'galerie-perle', { words: { fr: FRENCH }, photos: [{}] })
    const { document } = await edited(database(), id)
    await saved(saveVenue(database(), { id, version: 1, document, intent: 'publish' }, LEA))
    const { powerKw: _, ...before } = document
    const json = toJson(before)
    await database()
      .db.updateTable('venue_history')
      .set({ document: json })
      .where('venue_id', '=', id)
      .execute()
    await database().db.insertInto('venue_draft').values({ venue_id: id, document: json }).execute()
    await database().db.updateTable('venue').set({ power_kw: 24 }).where('id', '=', id).execute()
    expect(await readVersion(database().db, id, 2)).toMatchObject({ powerKw: 24 })
    expect((await edited(database(), id)).document).toMatchObject({ powerKw: 24 })
  })

  test('saving an older version is a conflict, and nothing is written', async () => {
    const id = await addVenue(database(), 'galerie-perle', { words: { fr: FRENCH }, photos: [{}] })
    const { document } = await edited(database(), id)
    await saved(
      saveVenue(
        database(),
        { id, version: 1, document: { ...document, name: 'Perle' }, intent: 'publish' },
        NINA,
      ),
    )
    const late = await saveVenue(
      database(),
      { id, version: 1, document: { ...document, name: 'Grande Perle' }, intent: 'publish' },
      LEA,
    )
    expect(late).toMatchObject({ kind: 'conflict', venue: { version: 2, changedBy: 'Nina Brandt' } })
    expect((await edited(database(), id)).document.name).toBe('Perle')
    const both = await Promise.all(
      ['A', 'B'].map((name) =>
        saveVenue(database(), { id, version: 2, document: { ...document, name }, intent: 'publish' }, LEA),
      ),
    )
    expect(both.map(({ kind }) => kind).sort()).toEqual(['conflict', 'saved'])
  })

  test('the same save again, after an answer that was lost, is saved and done once', async () => {
    const id = await addVenue(database(), 'galerie-perle', { words: { fr: FRENCH }, photos: [{}] })
    const { document } = await edited(database(), id)
    for (const [version, intent, name] of [
      [1, 'keep', 'Perle'],
      [2, 'publish', 'Grande Perle'],
    ] as const) {
      const save = (by: Actor = NINA, given: string = name) =>
        saveVenue(database(), { id, version, document: { ...document, name: given }, intent }, by)
      await saved(save())
      expect(await save()).toMatchObject({ kind: 'saved', venue: { version: version + 1 } })
      expect(await save(LEA)).toMatchObject({ kind: 'conflict' })
      expect(await save(NINA, 'Petite Perle')).toMatchObject({ kind: 'conflict' })
    }
    expect((await edited(database(), id)).version).toBe(3)
    const archive = (by: Actor) => changeStatus(database(), { id, version: 3, status: 'archived' }, by)
    await saved(archive(NINA))
    expect(await archive(NINA)).toMatchObject({ kind: 'saved', venue: { version: 4 } })
    expect(await archive(LEA)).toMatchObject({ kind: 'conflict' })
  })

  test('an address that was public leads on; others’ addresses are refused; there are no loops', async () => {
    const id = await addVenue(database(), 'perle', { words: { fr: FRENCH }, photos: [{}] })
    const other = await addVenue(database(), 'autre', { words: { fr: FRENCH }, photos: [{}] })
    const rename = async (venue: string, slug: string) => {
      const { version, document } = await edited(database(), venue)
      return saveVenue(
        database(),
        { id: venue, version, document: { ...document, slug }, intent: 'publish' },
        LEA,
      )
    }
    expect(await rename(id, 'grande-perle')).toMatchObject({ kind: 'saved' })
    expect(await rename(id, 'tres-grande-perle')).toMatchObject({ kind: 'saved' })
    const former = () =>
      database().db.selectFrom('former_slug').select(['slug', 'venue_id']).orderBy('slug').execute()
    expect(await former()).toEqual([
      { slug: 'grande-perle', venue_id: id },
      { slug: 'perle', venue_id: id },
    ])
    expect(await rename(other, 'perle')).toEqual({
      kind: 'refused',
      problems: [{ field: 'slug', code: 'slug-former' }],
    })
    expect(await rename(other, 'tres-grande-perle')).toEqual({
      kind: 'refused',
      problems: [{ field: 'slug', code: 'slug-taken' }],
    })
    expect(await rename(id, 'perle')).toMatchObject({ kind: 'saved' })
    expect((await former()).map(({ slug }) => slug)).toEqual(['grande-perle', 'tres-grande-perle'])
    expect(await rename(id, 'Perle!')).toMatchObject({ kind: 'refused', problems: [{ code: 'slug-form' }] })
    expect(await rename(id, 'perle-fullwidth')).toMatchObject({ problems: [{ code: 'slug-fullwidth' }] })

    // A venue that was never public leaves nothing behind.
    const draft = await begin()
    const { version, document } = await edited(database(), draft)
    await saved(
      saveVenue(
        database(),
        { id: draft, version, document: { ...document, slug: 'ailleurs' }, intent: 'keep' },
        LEA,
      ),
    )
    expect(await former()).toHaveLength(2)
    expect(await edited(database(), await begin())).toMatchObject({
      document: { slug: 'salon-des-feuillants' },
    })
    expect(await edited(database(), await begin())).toMatchObject({
      document: { slug: 'salon-des-feuillants-2' },
    })
  })

  test('the history lists field by field who changed what, and gives every version back', async () => {
    const id = await addVenue(database(), 'perle', {
      words: { fr: FRENCH },
      photos: [{}],
      equipment: ['wifi'],
    })
    const first = await edited(database(), id)
    const second = await saved(
      saveVenue(
        database(),
        {
          id,
          version: 1,
          intent: 'publish',
          document: { ...first.document, priceFromDayCents: 150_000, equipment: ['wifi', 'lift'] },
        },
        LEA,
      ),
    )
    await saved(changeStatus(database(), { id, version: second.version, status: 'archived' }, NINA))
    const history = await readHistory(database().db, id)
    expect(history.map(({ version, event, actor }) => [version, event, actor])).toEqual([
      [3, 'archived', 'Nina Brandt'],
      [2, 'published', 'Léa Morel'],
      [1, 'found', null],
    ])
    expect(history[0]?.changes).toEqual([{ field: 'status', from: 'published', to: 'archived' }])
    expect(history[1]?.changes).toEqual([
      { field: 'priceFromDayCents', from: 120_000, to: 150_000 },
      { field: 'equipment', from: ['wifi'], to: ['wifi', 'lift'] },
    ])
    expect(await readVersion(database().db, id, 1)).toEqual(first.document)
    expect(await readVersion(database().db, id, 9)).toBeUndefined()
  })

  test('archive and back; a copy has everything but the photographs', async () => {
    const id = await addVenue(database(), 'perle', { words: { fr: FRENCH }, photos: [{ fr: 'Salle' }] })
    const archived = await saved(changeStatus(database(), { id, version: 1, status: 'archived' }, LEA))
    expect(archived.status).toBe('archived')
    const back = await saved(changeStatus(database(), { id, version: 2, status: 'published' }, LEA))
    expect(back).toMatchObject({ status: 'published', document: { photos: [{ alts: { fr: 'Salle' } }] } })
    const copy = await duplicateVenue(database(), id, 'Perle (copie)', NINA)
    expect(copy && (await edited(database(), copy))).toMatchObject({
      status: 'draft',
      document: { slug: 'perle-copie', surfaceM2: 100, photos: [], texts: { fr: FRENCH } },
    })
    expect(await duplicateVenue(database(), 'nobody', 'X', LEA)).toBeUndefined()
  })

  test('the list: tabs, search without accents, filters, order, what is missing', async () => {
    const id = await addVenue(database(), 'hotel-de-marbeuf', {
      name: 'Hôtel de Marbeuf',
      surface_m2: 310,
      words: { fr: FRENCH },
      photos: [{ fr: 'Salle' }],
      equipment: ['lift'],
    })
    await addVenue(database(), 'atelier', { name: 'Atelier', type: 'loft', status: 'archived' })
    await begin('Cour des Rosiers')
    expect((await list()).counts).toEqual({ all: 3, published: 1, draft: 1, archived: 1, todo: 2 })
    const names = async (query: object) => (await list(query)).venues.map(({ name }) => name)
    expect(await names({ q: 'hotel marb' })).toEqual(['Hôtel de Marbeuf'])
    expect(await names({ q: 'rosiers' })).toEqual(['Cour des Rosiers'])
    expect(await names({ type: 'loft' })).toEqual(['Atelier'])
    expect(await names({ equipment: 'lift' })).toEqual(['Hôtel de Marbeuf'])
    await addVenue(database(), 'small', {
      name: 'Small',
      capacity_standing: 40,
      capacity_cocktail_dinner: 30,
    })
    expect(await names({ guests: '110', sort: 'name', order: 'up' })).toEqual(['Atelier', 'Hôtel de Marbeuf'])
    expect(await names({ guests: '81', priceMax: '1199' })).toEqual([])
    // A draft without a price is no cheap one.
    expect(await names({ priceMax: '1200', guests: '40', q: 'small' })).toEqual(['Small'])
    expect(await names({ priceMax: '1200', q: 'rosiers' })).toEqual([])
    await database().db.deleteFrom('venue').where('slug', '=', 'small').execute()
    expect(await names({ view: 'todo', incomplete: 'fr' })).toEqual(['Cour des Rosiers'])
    expect(await names({ sort: 'name', order: 'up' })).toEqual([
      'Atelier',
      'Cour des Rosiers',
      'Hôtel de Marbeuf',
    ])
    expect(await names({ sort: 'nonsense', page: 'x' })).toHaveLength(3)
    const [venue] = (await list({ q: 'marbeuf' })).venues
    expect(venue).toMatchObject({
      photos: 1,
      withoutAlt: 1,
      percents: { fr: 100, de: 0 },
      cover: 'hotel-de-marbeuf-1',
    })
    await saved(changeStatus(database(), { id, version: 1, status: 'draft' }, LEA))
    expect((await list({ q: 'marbeuf' })).venues[0]?.status).toBe('draft')
  })
})
