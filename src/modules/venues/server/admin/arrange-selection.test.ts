import { describe, expect, test } from 'vitest'
import type { Actor } from '#/platform/audit-log/audit.ts'
import { revisionWatchOf } from '#/platform/database/content-revision.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import { parseVenueFilter } from '../../model/venue-filter.ts'
import { venueIndexOf } from '../venue-index.server.ts'
import { arrangeSelection } from './arrange-selection.server.ts'
import { changeStatus, createVenue } from './venue-life.server.ts'
import { listSelection } from './venue-list.server.ts'

const LEA: Actor = { id: null, name: 'Léa Morel', network: '192.0.2.0/24' }
const NINA: Actor = { id: null, name: 'Nina Brandt', network: null }

describe.each(BOTH_ENGINES)('our selection on %s', (engine) => {
  const database = useDatabase(engine)
  const selection = () => listSelection(database())
  const slugsIn = async () => (await selection()).map(({ slug }) => slug)
  const audit = () =>
    database().db.selectFrom('audit_log').select(['actor', 'action', 'subject', 'details']).execute()

  const idsOf = async (slugs: readonly string[]) => {
    const venues = await selection()
    return slugs.flatMap((slug) => venues.find((venue) => venue.slug === slug)?.id ?? [])
  }

  /** Save the venues with these slugs in this order, made from that of now or another one. */
  async function arrange(slugs: readonly string[], seen?: readonly string[], editor = LEA) {
    const [from, to] = [await idsOf(seen ?? (await slugsIn())), await idsOf(slugs)]
    return arrangeSelection(database(), { from, to }, editor)
  }

  async function begin(name: string) {
    return createVenue(database(), { name, type: 'loft', neighborhood: 'opera' }, LEA)
  }

  /** What visitors see. */
  async function shown(query = '') {
    const { filter } = parseVenueFilter(new URLSearchParams(query))
    return (await venueIndexOf(database())).search(filter, 'fr').slugs
  }

  test('visitors see the order that was saved, and what is added comes last', async () => {
    for (const slug of ['alpha', 'beta', 'gamma']) await addVenue(database(), slug)
    expect(await shown()).toEqual(['alpha', 'beta', 'gamma'])
    const before = await revisionWatchOf(database()).current()

    expect(await arrange(['gamma', 'alpha', 'beta'])).toBe('saved')
    expect(await shown()).toEqual(['gamma', 'alpha', 'beta'])
    expect(await shown('sort=name')).toEqual(['alpha', 'beta', 'gamma'].toSorted())
    expect(await revisionWatchOf(database()).current()).toBe(before + 1)
    await begin('Aïda')
    await begin('Zoé')
    expect(await slugsIn()).toEqual(['gamma', 'alpha', 'beta', 'aida', 'zoe'])
    expect(await audit()).toContainEqual({
      ...{ actor: 'Léa Morel', action: 'venue.moved', subject: 'Galerie Perle' },
      details: { from: 3, to: 1 },
    })
  })

  test('a venue that is archived keeps its place', async () => {
    for (const slug of ['alpha', 'beta', 'gamma']) await addVenue(database(), slug)
    await arrange(['gamma', 'beta', 'alpha'])
    const id = (await selection())[1]?.id ?? ''
    expect(await changeStatus(database(), { id, version: 1, status: 'archived' }, LEA)).toMatchObject({
      kind: 'saved',
    })
    expect([await shown(), await slugsIn()]).toEqual([
      ['gamma', 'alpha'],
      ['gamma', 'beta', 'alpha'],
    ])
    expect((await selection())[1]).toMatchObject({ slug: 'beta', status: 'archived' })
  })

  test('an order that was made from another one than that of now is refused, and nothing is written', async () => {
    for (const slug of ['alpha', 'beta', 'gamma']) await addVenue(database(), slug)
    await arrange(['beta', 'alpha', 'gamma'])
    const state = async () => [await slugsIn(), await revisionWatchOf(database()).current(), await audit()]
    const before = await state()
    expect(await arrange(['gamma', 'alpha', 'beta'], ['alpha', 'beta', 'gamma'], NINA)).toBe('stale')
    expect(await arrange(['gamma', 'alpha'])).toBe('stale')
    expect(await arrange(['gamma', 'gamma', 'alpha', 'beta'])).toBe('stale')
    expect(await state()).toEqual(before)
  })

  test('what was added meanwhile stays behind, what was removed is passed over', async () => {
    for (const slug of ['alpha', 'beta', 'gamma']) await addVenue(database(), slug)
    const [from, to] = [await idsOf(['alpha', 'beta', 'gamma']), await idsOf(['gamma', 'beta', 'alpha'])]
    await begin('Aïda')
    await database().db.deleteFrom('venue').where('slug', '=', 'beta').execute()
    expect(await arrangeSelection(database(), { from, to }, NINA)).toBe('saved')
    expect(await slugsIn()).toEqual(['gamma', 'alpha', 'aida'])
  })

  test('of two orders made from the same one, one is taken', async () => {
    for (const slug of ['alpha', 'beta', 'gamma']) await addVenue(database(), slug)
    const from = await idsOf(['alpha', 'beta', 'gamma'])
    const wanted = [await idsOf(['gamma', 'beta', 'alpha']), await idsOf(['beta', 'gamma', 'alpha'])]
    const outcomes = await Promise.all(wanted.map((to) => arrangeSelection(database(), { from, to }, LEA)))
    expect(outcomes.toSorted()).toEqual(['saved', 'stale'])
    expect(await idsOf(await slugsIn())).toEqual(wanted[outcomes.indexOf('saved')])
  })

  test('the audit log counts venues where several have moved', async () => {
    for (const slug of ['alpha', 'beta', 'gamma', 'delta']) await addVenue(database(), slug)
    await arrange(['delta', 'gamma', 'beta', 'alpha'])
    expect(await audit()).toContainEqual({
      ...{ actor: 'Léa Morel', action: 'catalogue.arranged', subject: null, details: { count: 4 } },
    })
  })
})
