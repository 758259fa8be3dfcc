import { beforeEach, expect, test, vi } from 'vitest'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { EMPTY_TEXTS } from '../../model/text-states.ts'
import { venueDocument } from '../../model/venue-document.schema.ts'
import { forgetWriting, keepWriting, readEditorDraft, restored } from './editor-draft.ts'

const SAVED = venueDocument.parse({
  ...{ name: 'Galerie Perle', slug: 'perle', type: 'gallery', neighborhood: 'le-marais', arrondissement: 3 },
  ...{ metro: 'Chemin Vert', address: '', latitude: null, longitude: null, surfaceM2: 95 },
  ...{ ceilingHeightCm: 390, priceFromDayCents: 145_000, minimumDays: 3 },
  capacity: { standing: 110, cocktailDinner: null, seatedDinner: null, runway: null },
  ...{ categoryGroups: [], equipment: [], ownEquipment: [], eventTypes: [], sources: {}, photos: [] },
  texts: Object.fromEntries(LANGUAGE_CODES.map((language) => [language, EMPTY_TEXTS])),
})
const WRITTEN = { ...SAVED, metro: 'Bastille', surfaceM2: 120 }
const savedAt = '2026-11-22T10:00:00.000Z'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('what was written comes back, until it is saved or let go', () => {
  expect(keepWriting('a', { base: SAVED, document: WRITTEN, unread: {}, savedAt })).toBe(true)
  expect(readEditorDraft('a', SAVED)).toMatchObject({ savedAt, document: { metro: 'Bastille' } })
  expect(readEditorDraft('b', SAVED)).toBeUndefined()
  expect(readEditorDraft('a', WRITTEN)).toBeUndefined()
  expect(readEditorDraft('a', SAVED)).toBeUndefined()
  keepWriting('a', { base: SAVED, document: WRITTEN, unread: {}, savedAt })
  forgetWriting('a')
  expect(readEditorDraft('a', SAVED)).toBeUndefined()
})

test('what could not be read comes back as it was typed, also where it is all there is', () => {
  const unread = { ceilingHeightCm: { typed: '1,80 m', sentence: 'In centimetres.' } }
  keepWriting('a', { base: SAVED, document: SAVED, unread, savedAt })
  expect(readEditorDraft('a', SAVED)).toMatchObject({ unread })
})

test('changes of another user stay; contradictions are asked about', () => {
  const kept = { base: SAVED, document: WRITTEN, unread: {}, savedAt }
  const theirs = { ...SAVED, minimumDays: 5, surfaceM2: 130 }
  const { document, conflicts } = restored(kept, theirs)
  expect(document).toMatchObject({ metro: 'Bastille', minimumDays: 5 })
  expect(conflicts).toEqual([{ field: 'surfaceM2', mine: 120, theirs: 130 }])
})

test('what an earlier version of the site has kept in another form is passed over', () => {
  localStorage.setItem('passage.desk-draft.venue.a', JSON.stringify({ document: { name: 3 } }))
  expect(readEditorDraft('a', SAVED)).toBeUndefined()
})

test('a device without storage is reported', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(keepWriting('a', { base: SAVED, document: WRITTEN, unread: {}, savedAt })).toBe(false)
})
