import { describe, expect, test } from 'vitest'
import { ENGINES } from '../../../../../tests/helpers/database.ts'
import { FRENCH, LEA, saved, useEditedVenues } from '../../../../../tests/helpers/edited-venues.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import { saveVenue } from './save-venue.server.ts'

describe.each(ENGINES)('the addresses of a venue on %s', (engine) => {
  const { database, begin, edited } = useEditedVenues(engine)

  test('an address that was public leads on; others’ addresses are refused; there are no loops', async () => {
    const id = await addVenue(database(), 'perle', { words: { fr: FRENCH }, photos: [{}] })
    const other = await addVenue(database(), 'autre', { words: { fr: FRENCH }, photos: [{}] })
    const rename = async (venue: string, slug: string) => {
      const { version, document } = await edited(venue)
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
    const { version, document } = await edited(draft)
    await saved(
      saveVenue(
        database(),
        { id: draft, version, document: { ...document, slug: 'ailleurs' }, intent: 'keep' },
        LEA,
      ),
    )
    expect(await former()).toHaveLength(2)
    expect(await edited(await begin())).toMatchObject({
      document: { slug: 'salon-des-feuillants' },
    })
    expect(await edited(await begin())).toMatchObject({
      document: { slug: 'salon-des-feuillants-2' },
    })
  })
})
