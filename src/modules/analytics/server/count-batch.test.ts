import { expect, test } from 'vitest'
import { readEventBatch } from '../model/measured-event.schema.ts'
import { type CatalogueFacts, countBatch } from './count-batch.server.ts'
import { DailyCounters } from './daily-counters.server.ts'
import { LabelBound, OTHER_LABEL } from './label-bound.server.ts'

const facts: CatalogueFacts = {
  venue: (slug) =>
    slug.startsWith('galerie-perle') ? { slug: 'galerie-perle', type: 'gallery' } : undefined,
  describeSearch: (query) =>
    query.includes('type=loft') ? { terms: ['type:loft', 'word:other'], results: 9 } : undefined,
}

function counted(events: readonly unknown[], labels = new LabelBound()) {
  const counters = new DailyCounters()
  const batch = readEventBatch({ device: 'phone', events })
  if (!batch) throw new Error('no batch')
  countBatch(batch, { counters, labels, facts, day: '2026-11-20' })
  const pending = counters.take()
  return { events: [...pending.events.values()], vitals: [...pending.vitals.values()] }
}

test('page, language, venue and its category follow from the path', () => {
  const { events } = counted([
    { name: 'venue_view', path: '/fr/lieu/galerie-perle' },
    { name: 'venue_view', path: '/fr/lieu/galerie-perle-fullwidth' },
    { name: 'page_view', path: '/ja/kaijo' },
  ])
  expect(events).toMatchObject([
    {
      name: 'venue_view',
      page: 'venue',
      venueSlug: 'galerie-perle',
      venueCategory: 'gallery',
      language: 'fr',
      count: 2,
    },
    { name: 'page_view', page: 'venues', venueSlug: '', venueCategory: '', language: 'ja', count: 1 },
  ])
})

test('the time on a page has three bands and keeps its seconds', () => {
  const stay = (value: number) => ({ name: 'time_on_page', path: '/', value })
  const { events } = counted([stay(30.5), stay(30), stay(10.5), stay(10), stay(0)])
  expect(events.map(({ label, count, value }) => [label, count, value])).toEqual([
    ['high', 1, 30.5],
    ['medium', 2, 40.5],
    ['low', 2, 10],
  ])
})

test('a search counts once as itself and once for each term, never by what was typed', () => {
  const { events } = counted([
    { name: 'search', path: '/de/raeume', query: '?q=ingrid.lindqvist&type=loft' },
    { name: 'search', path: '/de/raeume', query: '?page=2' },
    { name: 'search', path: '/de/dienstleistungen', query: '?type=loft' },
  ])
  expect(events.map(({ label, value }) => [label, value])).toEqual([
    ['', 9],
    ['type:loft', 9],
    ['word:other', 9],
  ])
  expect(JSON.stringify(events)).not.toContain('ingrid')
})

test('a request is the venue’s or a general one, by the page that thanks for it', () => {
  const { events } = counted([
    { name: 'contact_request', path: '/fr/contact-succes' },
    { name: 'contact_request', path: '/fr/contact' },
  ])
  expect(events.map(({ label }) => label)).toEqual(['venue', 'general'])
})

test('a missing page counts differently from a missing venue, and stores no path', () => {
  const { events } = counted([
    { name: 'page_not_found', path: '/fr/lieu/gone' },
    { name: 'page_not_found', path: '/fr/nowhere' },
    { name: 'page_not_found', path: '/venue/%FF' },
  ])
  expect(events).toMatchObject([
    { label: 'venue', page: 'venue', venueSlug: '', language: 'fr' },
    { label: 'page', page: 'error', language: 'fr' },
    { label: 'venue', page: 'venue', venueSlug: '', language: 'en' },
  ])
  expect(JSON.stringify(events)).not.toContain('nowhere')
})

test('vitals go into histograms by template and device', () => {
  const { events, vitals } = counted([
    { name: 'web_vitals', path: '/fr/lieu/galerie-perle', label: 'LCP', value: 1210 },
    { name: 'web_vitals', path: '/venue/x', label: 'LCP', value: 1240 },
  ])
  expect(events).toEqual([])
  expect(vitals).toMatchObject([{ page: 'venue', device: 'phone', metric: 'LCP', count: 2 }])
})

test.each([
  { name: 'page_view', path: '/nowhere' },
  { name: 'page_view', path: '/fr/admin/demandes' },
  { name: 'page_view', path: '/venues?email=a@b.fr' },
  { name: 'page_view', path: '/venues', visitor: '42' },
  { name: 'venue_view', path: '/venue/made-up' },
  { name: 'add_to_favorites', path: '/venues', venue: 'made-up' },
  { name: 'purchase', path: '/venues' },
  { name: 'click', path: '/', label: 'https://evil.example/?token=1' },
  { name: 'web_vitals', path: '/', label: 'LCP', value: -1 },
  { name: 'web_vitals', path: '/', label: 'FPS', value: 60 },
  { name: 'time_on_page', path: '/', value: 1e9 },
  null,
])('%j is dropped', (event) => {
  expect(counted([event])).toEqual({ events: [], vitals: [] })
})

test.each([
  null,
  [],
  {},
  { device: 'fridge', events: [] },
  { device: 'phone', events: Array(51).fill(null) },
])('%j is no batch', (body) => {
  expect(readEventBatch(body)).toBeUndefined()
})

test('invented labels share one counter after the two hundredth', () => {
  const labels = new LabelBound()
  const click = (host: string) =>
    counted([{ name: 'click', path: '/', label: host }], labels).events[0]?.label
  for (let n = 0; n < 200; n += 1) expect(click(`h${n}.example`)).toBe(`h${n}.example`)
  expect(click('one-more.example')).toBe(OTHER_LABEL)
  expect(click('h7.example')).toBe('h7.example')
})
