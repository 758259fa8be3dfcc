import { expect, test } from 'vitest'
import type { AuditLogEntry } from '../../people.functions.ts'
import { gatherUploads } from './gather-uploads.ts'
import { subjectTarget } from './subject-target.ts'

const entry = (at: string, change: Partial<AuditLogEntry> = {}): AuditLogEntry => ({
  id: at,
  at: `2026-11-25T${at}:00.000Z`,
  actor: 'Léa Morel',
  actor_id: 'lea',
  action: 'venue.photo-sent',
  known: 'venue.photo-sent',
  subject: 'Galerie Perle',
  subject_id: 'perle',
  network: null,
  details: {},
  ...change,
})

test('the photographs of one sitting are one line; another venue, person or evening is another', () => {
  const rows = gatherUploads([
    entry('18:00'),
    entry('17:58'),
    entry('17:10'),
    entry('12:00'),
    entry('11:59', { subject_id: 'valois', subject: 'Galerie Valois' }),
    entry('11:58', { subject_id: 'valois', subject: 'Galerie Valois', actor_id: 'nina' }),
    entry('11:57', { action: 'venue.published', known: 'venue.published' }),
    entry('11:56', { action: 'venue.published', known: 'venue.published' }),
  ])
  expect(rows.map(({ id, count }) => `${id} ${count}`)).toEqual([
    '18:00 3',
    '12:00 1',
    '11:59 1',
    '11:58 1',
    '11:57 1',
    '11:56 1',
  ])
})

test('requests and venues have a link, whatever else was acted on has none', () => {
  expect(subjectTarget({ action: 'request.noted', subject: 'Q-26-0001', subject_id: 'a' })).toEqual({
    page: 'admin-requests',
    search: { ref: 'Q-26-0001' },
  })
  expect(subjectTarget({ action: 'venue.kept', subject: 'Galerie Perle', subject_id: 'b' })).toEqual({
    page: 'admin-venues',
    search: { q: 'Galerie Perle' },
  })
  expect(subjectTarget({ action: 'person.joined', subject: 'Nina Brandt', subject_id: 'c' })).toBeUndefined()
  expect(subjectTarget({ action: 'redirect.added', subject: '/fr/loft', subject_id: null })).toBeUndefined()
})
