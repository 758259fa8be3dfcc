import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { readUnsaved } from '#/ui/admin/records/use-versioned.ts'
import { staffDrafts } from '#/ui/admin/staff-drafts.ts'
import { EMPTY_TEXTS } from '../../model/text-states.ts'
import { venueDocument } from '../../model/venue-document.schema.ts'
import type { EditedVenue } from '../../venue-editor.functions.ts'
import { read, restored, type UnsavedVenue, venueDraftKind } from './venue-draft.ts'

const SAVED = venueDocument.parse({
  ...{ name: 'Galerie Perle', slug: 'perle', type: 'gallery', neighborhood: 'le-marais', arrondissement: 3 },
  ...{ metro: 'Chemin Vert', address: '', latitude: null, longitude: null, surfaceM2: 95 },
  ...{ ceilingHeightCm: 390, priceFromDayCents: 145_000, minimumDays: 3 },
  capacity: { standing: 110, cocktailDinner: null, seatedDinner: null, runway: null },
  ...{ categoryGroups: [], equipment: [], ownEquipment: [], eventTypes: [], sources: {}, photos: [] },
  texts: Object.fromEntries(LANGUAGE_CODES.map((language) => [language, EMPTY_TEXTS])),
})
const venueWith = (document: typeof SAVED) => ({ id: 'a', version: 1, document }) as EditedVenue
const WRITTEN = { ...SAVED, metro: 'Bastille', surfaceM2: 120 }
const savedAt = new Date().toISOString()

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const found = (id: string, document = SAVED) => readUnsaved(venueDraftKind(id), venueWith(document))

function keep(draft: UnsavedVenue['draft']): string | undefined {
  const { name, pack } = venueDraftKind('a').device
  return staffDrafts.write(name, pack({ base: venueWith(SAVED), draft }), savedAt)
}

test('what was written comes back, until it is saved or let go', () => {
  expect(keep(read(WRITTEN))).toBe(savedAt)
  expect(found('a')).toMatchObject({ savedAt, draft: { document: { metro: 'Bastille' } } })
  expect(found('b')).toBeUndefined()
  expect(found('a', WRITTEN)).toBeUndefined()
  expect(staffDrafts.read('venue.a')).toBeUndefined()
  expect(found('a')).toBeUndefined()
  keep(read(WRITTEN))
  staffDrafts.remove('venue.a')
  expect(found('a')).toBeUndefined()
})

test('what could not be read comes back as it was typed, also where it is all there is', () => {
  const typed = { typed: '1,80 m', sentence: 'In centimetres.' }
  keep({ document: SAVED, unread: new Map([['ceilingHeightCm', { ...typed, isBeingTyped: true }]]) })
  expect(found('a')?.draft.unread.get('ceilingHeightCm')).toEqual({ ...typed, isBeingTyped: false })
})

test('changes of another user stay; contradictions are asked about', () => {
  const kept = { base: venueWith(SAVED), draft: read(WRITTEN) }
  const theirs = { ...SAVED, minimumDays: 5, surfaceM2: 130 }
  const { document, conflicts } = restored(kept, venueWith(theirs))
  expect(document).toMatchObject({ metro: 'Bastille', minimumDays: 5 })
  expect(conflicts).toEqual([{ field: 'surfaceM2', mine: 120, theirs: 130 }])
})

test('what an earlier version of the site has kept in another form is passed over', () => {
  localStorage.setItem('passage.desk-draft.venue.a', JSON.stringify({ document: { name: 3 } }))
  expect(found('a')).toBeUndefined()
})

test('a device without storage is reported', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(keep(read(WRITTEN))).toBeUndefined()
})
