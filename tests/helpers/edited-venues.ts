/** Venues as the back office edits them: what the tests of saving them begin with. */
import './venue-requests.ts'

import type { saveVenue } from '#/modules/venues/server/admin/save-venue.server.ts'
import { readEditedVenue } from '#/modules/venues/server/admin/venue-documents.repository.server.ts'
import { createVenue } from '#/modules/venues/server/admin/venue-life.server.ts'
import { type ENGINES, useDatabase } from './database.ts'

export const LEA = { id: null, name: 'Léa Morel', network: '192.0.2.0/24' }
export const NINA = { id: null, name: 'Nina Brandt', network: null }

/** What a venue needs in French to be published. */
export const FRENCH = { title: 'Salon clair', tagline: 'Deux fenêtres', description: 'Au premier étage.' }

/** The venue of a save that has to succeed. */
export async function saved(outcome: Promise<Awaited<ReturnType<typeof saveVenue>>>) {
  const given = await outcome
  if (given.kind !== 'saved') throw new Error(JSON.stringify(given))
  return given.venue
}

/** A database, a venue that has just been begun in it, and venues as their editor reads them. */
export function useEditedVenues(engine: (typeof ENGINES)[number]) {
  const database = useDatabase(engine)
  const begin = (name = 'Salon des Feuillants') =>
    createVenue(database(), { name, type: 'showroom', neighborhood: 'concorde-tuileries' }, LEA)
  const edited = async (id: string) => {
    const venue = await readEditedVenue(database().db, id)
    if (venue === undefined) throw new Error('gone')
    return venue
  }
  return { database, begin, edited }
}
