import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { revisionWatchOf } from '#/platform/database/content-revision.ts'
import { openLocalStorage } from '#/platform/storage/local-storage.ts'
import { temporaryFolder, venueRecord, writeCatalogue } from '../../../../tests/helpers/catalogue-folder.ts'
import { ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { addVenue } from '../../../../tests/helpers/venue-rows.ts'
import type { VenuePlan } from '../model/plan/plan.ts'
import { offersOf } from '../model/plan-offers.ts'
import { saveVenue } from './admin/save-venue.server.ts'
import { readEditedVenue } from './admin/venue-documents.repository.server.ts'
import { readHistory } from './admin/venue-history.repository.server.ts'
import { exportCatalogue } from './import-export/export-catalogue.server.ts'
import { importCatalogue } from './import-export/import-catalogue.server.ts'
import { readVenueDetail } from './venue-detail.repository.server.ts'

const LEA = { id: null, name: 'Léa Morel', network: null }

/** Ten by ten metres: the surface of the venue of the tests. */
const PLAN: VenuePlan = {
  north: 15,
  outline: [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ],
  walls: [],
  windows: [[2, 0, 4, 0]],
  doors: [{ kind: 'entrance', at: [5, 10, 6, 10], opens: -1, leaves: 1 }],
  columns: [],
  solids: [],
  rooms: [],
  zones: [[0, 0, 10, 10]],
}

describe.each(ENGINES)('floor plans on %s', (engine) => {
  const database = useDatabase(engine)
  const shown = async () => (await readVenueDetail(database(), 'perle', 'fr'))?.plan
  const edited = async () => {
    const { id } = await database().db.selectFrom('venue').select('id').executeTakeFirstOrThrow()
    const venue = await readEditedVenue(database().db, id)
    if (venue === undefined) throw new Error('gone')
    return venue
  }
  const save = async (change: object) => {
    const { id, version, document } = await edited()
    return saveVenue(
      database(),
      { id, version, document: { ...document, ...change }, intent: 'publish' },
      LEA,
    )
  }

  test('a saved plan is on the page, in the history and a new revision', async () => {
    const words = { fr: { title: 'Galerie', tagline: 'Claire', description: 'Au rez-de-chaussée.' } }
    await addVenue(database(), 'perle', { words, photos: [{}] })
    expect(await shown()).toBeNull()
    const watch = revisionWatchOf(database())
    const before = await watch.current()
    expect(await save({ plan: PLAN })).toMatchObject({ kind: 'saved' })
    expect(await shown()).toEqual(PLAN)
    expect(await watch.current()).not.toEqual(before)
    const [latest] = await readHistory(database().db, (await edited()).id)
    expect(latest?.changes).toEqual([{ field: 'plan', from: null, to: JSON.stringify(PLAN) }])
  })

  test('a plan that no longer agrees with the surface is kept, and not shown', async () => {
    const words = { fr: { title: 'Galerie', tagline: 'Claire', description: 'Au rez-de-chaussée.' } }
    await addVenue(database(), 'perle', { words, photos: [{}] })
    await save({ plan: PLAN })
    await save({ surfaceM2: 120 })
    expect(await shown()).toBeNull()
    expect((await edited()).document.plan).toEqual(PLAN)
  })

  test('a stored plan that nobody can read leaves the page as it was without one', async () => {
    await addVenue(database(), 'perle')
    await database().db.updateTable('venue').set({ plan: '{"outline":"round"}' }).execute()
    expect(await shown()).toBeNull()
  })

  test('the catalogue file carries it', async () => {
    const target = { database: database(), storage: openLocalStorage(await temporaryFolder()) }
    await importCatalogue(
      target,
      await writeCatalogue([venueRecord('perle', { plan: PLAN }), venueRecord('beta')]),
      () => {},
    )
    const folder = await temporaryFolder()
    await exportCatalogue(target, folder, () => {})
    const written: unknown = JSON.parse(await readFile(path.join(folder, 'venues.json'), 'utf8'))
    expect(written).toMatchObject([{ slug: 'perle', plan: PLAN }, { slug: 'beta' }])
    expect(JSON.stringify(written).split('"plan"')).toHaveLength(2)
    expect(await importCatalogue(target, folder, () => {})).toMatchObject({ unchanged: 2 })
  })

  describe('what fits on it', () => {
    const stated = { standing: 110, cocktailDinner: 80, seatedDinner: 48, runway: 0 }
    const offered = async () => (await readVenueDetail(database(), 'perle', 'fr'))?.planOffers
    const row = () =>
      database().db.selectFrom('venue').select(['plan', 'plan_figures']).executeTakeFirstOrThrow()
    const published = async (plan = PLAN) => {
      const words = { fr: { title: 'Galerie', tagline: 'Claire', description: 'Au rez-de-chaussée.' } }
      await addVenue(database(), 'perle', { words, photos: [{}] })
      return save({ plan })
    }

    test('is kept when it is saved, and read without laying anything out', async () => {
      // Of this test alone: a process remembers what it has read.
      const plan: VenuePlan = { ...PLAN, columns: [[engine === 'sqlite' ? 2 : 3, 2]] }
      await published(plan)
      const offers = offersOf(plan, stated)
      const { plan_figures } = await row()
      expect(JSON.parse(plan_figures ?? '')).toMatchObject({ offers })
      // As a new process reads it, which has not computed it.
      vi.resetModules()
      const { readVenueDetail } = await import('./venue-detail.repository.server.ts')
      const marked = JSON.stringify({ ...JSON.parse(plan_figures ?? ''), offers: offers.slice(1) })
      await database().db.updateTable('venue').set({ plan_figures: marked }).execute()
      expect((await readVenueDetail(database(), 'perle', 'fr'))?.planOffers).toEqual(offers.slice(1))
    })

    test('is computed anew where it was kept of another plan, or never', async () => {
      await published()
      const plan: VenuePlan = { ...PLAN, columns: [[5, 4]] }
      await database()
        .db.updateTable('venue')
        .set({ plan: JSON.stringify(plan) })
        .execute()
      expect(await offered()).toEqual(offersOf(plan, stated))
      const other: VenuePlan = { ...PLAN, columns: [[4, 4]] }
      const before = { plan: JSON.stringify(other), plan_figures: null }
      await database().db.updateTable('venue').set(before).execute()
      expect(await offered()).toEqual(offersOf(other, stated))
    })

    test('a hall that nobody can furnish in time is not taken, by the editor nor by a file', async () => {
      await published()
      const plan = hallOf(300)
      expect(await save({ plan, surfaceM2: 90_000 })).toEqual({
        kind: 'refused',
        problems: [{ field: 'plan', code: 'too-much' }],
      })
      const target = { database: database(), storage: openLocalStorage(await temporaryFolder()) }
      const folder = await writeCatalogue([venueRecord('perle', { plan, surfaceM2: 90_000 })])
      await expect(importCatalogue(target, folder, () => {})).rejects.toThrow(/plan.*too large or too full/)
      expect(await shown()).toEqual(PLAN)
    })
  })
})

/** A square hall that ends where a plan may. */
function hallOf(side: number): VenuePlan {
  const [from, to] = [-side / 2, side / 2]
  return {
    ...PLAN,
    windows: [],
    outline: [
      [from, from],
      [to, from],
      [to, to],
      [from, to],
    ],
    doors: [{ kind: 'entrance', at: [0, to, 1, to], opens: -1, leaves: 1 }],
    zones: [
      [from, from, to, to],
      [0, from, to, to],
      [from, 0, to, to],
      [0, 0, to, to],
    ],
  }
}
