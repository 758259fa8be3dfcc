/** The door from routes and views to the venues. */
import { createServerFn } from '@tanstack/react-start'
import { getDatabase } from '#/platform/database/database.ts'
import { venueCardsQuery, venueListQuery, venueQuery } from './model/venue-queries.schema.ts'
import { countVenues } from './server/count-venues.server.ts'
import { formerSlugs } from './server/former-slugs.server.ts'
import { takenOn } from './server/taken-venues.server.ts'
import { readVenuePhotos } from './server/venue-photos.repository.server.ts'
import {
  findVenue,
  listVenues,
  listVenuesOrLastSeen,
  similarVenueCards,
  venueCards,
  venueCardsOrLastSeen,
  venueNames,
} from './server/venues.server.ts'

/** The venues for the query of an address, with the filter that was understood. */
export const fetchVenueList = createServerFn({ method: 'GET' })
  .validator(venueListQuery)
  .handler(async ({ data: { language, search } }) =>
    listVenues(getDatabase(), language, search, await takenOn(getDatabase().db, search)),
  )

/** The same, also while the database is away. For the pages of forms that come back. */
export const fetchVenueListOrLastSeen = createServerFn({ method: 'GET' })
  .validator(venueListQuery)
  .handler(({ data }) => listVenuesOrLastSeen(getDatabase(), data.language, data.search))

/** How many venues there are for the query of an address. */
export const fetchVenueCount = createServerFn({ method: 'GET' })
  .validator(venueListQuery)
  .handler(({ data: { language, search } }) => countVenues(getDatabase(), language, search))

/** The slugs of the venues that are taken on the days of an address. */
export const fetchTakenVenues = createServerFn({ method: 'GET' })
  .validator(venueListQuery.pick({ search: true }))
  .handler(({ data: { search } }) => takenOn(getDatabase().db, search))

/** A venue; `null` when there is none. Its `slug` is the canonical one, without `-fullwidth`. */
export const fetchVenue = createServerFn({ method: 'GET' })
  .validator(venueQuery)
  .handler(async ({ data }) => {
    const found = await findVenue(getDatabase(), data.language, data.slug)
    return found?.venue ?? null
  })

/** The present slug of a venue that used to have another one; `null` for everything else. */
export const fetchPresentSlug = createServerFn({ method: 'GET' })
  .validator(venueQuery.pick({ slug: true }))
  .handler(async ({ data }) => (await formerSlugs(getDatabase())).get(data.slug) ?? null)

/** Venues in the same spirit as one. */
export const fetchSimilarVenues = createServerFn({ method: 'GET' })
  .validator(venueQuery)
  .handler(({ data }) => similarVenueCards(getDatabase(), data.language, data.slug))

/** Cards in the order of the slugs; those that are gone are left out. */
export const fetchVenueCards = createServerFn({ method: 'GET' })
  .validator(venueCardsQuery)
  .handler(({ data }) => venueCards(getDatabase(), data.language, data.slugs))

/** All photographs of some venues, in the order of the slugs; those that are gone are left out. */
export const fetchVenuePhotos = createServerFn({ method: 'GET' })
  .validator(venueCardsQuery)
  .handler(({ data }) => readVenuePhotos(getDatabase(), data.slugs, data.language))

/** Name and slug of every published venue, by name. */
export const fetchVenueNames = createServerFn({ method: 'GET' }).handler(() => venueNames(getDatabase()))

/** The same, also while the database is away: as they were last seen. For forms that come back. */
export const fetchVenueCardsOrLastSeen = createServerFn({ method: 'GET' })
  .validator(venueCardsQuery)
  .handler(({ data }) => venueCardsOrLastSeen(getDatabase(), data.language, data.slugs))
