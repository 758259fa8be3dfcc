import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../../tests/helpers/stored-enquiry.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import { findInPalette } from './find-in-palette.server.ts'

describe.each(BOTH_ENGINES)('the palette on %s', (engine) => {
  const database = useDatabase(engine)
  const find = (q: string, role: 'administrator' | 'agent' = 'agent') =>
    findInPalette(database(), { q, language: 'fr', staff: { id: 'me', role } })

  test('a request is found by reference, company, mail and words, its person by their own data only', async () => {
    const person = { full_name: 'Ottilie Verne', company: 'Éditions du Quai', email: 'o.verne@example.com' }
    await storedEnquiry(database(), { ...person, reference: 'Q-26-0101', created_at: '2026-11-01T09:00:00Z' })
    await storedEnquiry(database(), {
      ...person,
      reference: 'Q-26-0102',
      phone_e164: '+33612345678',
      message: 'Une verrière pour cent personnes',
      created_at: '2026-11-02T09:00:00Z',
    })
    for (const q of ['q26 0102', '26-0102', 'verrière', '06 12 34 56 78', '+33 6 12.34.56']) {
      const { enquiries } = await find(q)
      expect(enquiries.map(({ reference }) => reference)).toEqual(['Q-26-0102'])
    }
    for (const q of ['ottilie', 'quai verne', 'o.verne@example.com']) {
      const { enquiries, people } = await find(q)
      expect(enquiries.map(({ reference }) => reference)).toEqual(['Q-26-0102', 'Q-26-0101'])
      expect(people).toEqual([
        {
          fullName: 'Ottilie Verne',
          company: 'Éditions du Quai',
          contact: 'o.verne@example.com',
          enquiries: 2,
        },
      ])
    }
    expect((await find('verrière')).people).toEqual([])
    expect(await find('-')).toEqual({ enquiries: [], people: [], venues: [], staff: [] })
  })

  test('venues are found by name, address and quarter, the named one first, drafts too, archived ones not', async () => {
    await addVenue(database(), 'atelier-marais', { name: 'Atelier du Marais', neighborhood: 'opera' })
    const id = await addVenue(database(), 'galerie-perle', {
      name: 'Galerie Perle',
      neighborhood: 'le-marais',
      status: 'draft',
    })
    await addVenue(database(), 'marais-old', { name: 'Marais ancien', status: 'archived' })
    expect((await find('mara')).venues.map(({ name }) => name)).toEqual([
      'Atelier du Marais',
      'Galerie Perle',
    ])
    // By its id, under which the editor opens.
    expect((await find('perle')).venues).toEqual([{ id, name: 'Galerie Perle', about: 'Le Marais' }])
  })

  test('the team is found by administrators alone', async () => {
    await storedColleague(database(), 'Léa Morel')
    expect((await find('lea', 'administrator')).staff).toMatchObject([{ name: 'Léa Morel' }])
    expect((await find('lea')).staff).toEqual([])
  })
})
