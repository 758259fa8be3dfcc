import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { revisionWatchOf } from '#/platform/database/content-revision.ts'
import { ENGINES } from '../../../../../tests/helpers/database.ts'
import { FRENCH, LEA, NINA, saved, useEditedVenues } from '../../../../../tests/helpers/edited-venues.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import type { VenueDocument } from '../../model/venue-document.schema.ts'
import { venueListQuery } from '../../model/venue-list.schema.ts'
import { freshPhoto } from '../../model/venue-photo.ts'
import { saveVenue } from './save-venue.server.ts'
import { changeStatus, duplicateVenue } from './venue-life.server.ts'
import { listVenueRows } from './venue-list.server.ts'
import { insertUnplacedPhotos } from './venue-photos.repository.server.ts'

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

describe.each(ENGINES)('the life of a venue on %s', (engine) => {
  const { database, begin, edited } = useEditedVenues(engine)
  const list = (query: object = {}) => listVenueRows(database(), venueListQuery.parse(query))

  /** A photograph that was sent to a venue, as the editor has it. */
  async function sentPhoto(venue_id: string) {
    const photo = { id: randomUUID(), key: 'salon-1', width: 1600, height: 1067 }
    const looks = { placeholder: 'data:image/webp;base64,AA==', dominant_color: '#c8b8a8', sha256: '' }
    await insertUnplacedPhotos(database().db, [{ ...photo, ...looks, venue_id }], new Date())
    return freshPhoto(photo)
  }

  test('a draft may be unfinished, and is published once it is whole', async () => {
    const id = await begin()
    const draft = await edited(id)
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
    const { document } = await edited(id)
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

  test('archive and back; a copy has everything but the photographs', async () => {
    const id = await addVenue(database(), 'perle', { words: { fr: FRENCH }, photos: [{ fr: 'Salle' }] })
    const archived = await saved(changeStatus(database(), { id, version: 1, status: 'archived' }, LEA))
    expect(archived.status).toBe('archived')
    const back = await saved(changeStatus(database(), { id, version: 2, status: 'published' }, LEA))
    expect(back).toMatchObject({ status: 'published', document: { photos: [{ alts: { fr: 'Salle' } }] } })
    const copy = await duplicateVenue(database(), id, 'Perle (copie)', NINA)
    expect(copy && (await edited(copy))).toMatchObject({
      status: 'draft',
      document: { slug: 'perle-copie', surfaceM2: 100, photos: [], texts: { fr: FRENCH } },
    })
    expect(await duplicateVenue(database(), 'nobody', 'X', LEA)).toBeUndefined()
  })
})
