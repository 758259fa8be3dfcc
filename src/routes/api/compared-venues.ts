import { createFileRoute } from '@tanstack/react-router'
import { comparedVenuesQuery } from '#/modules/venues/model/venue-queries.schema.ts'
import { compareVenues } from '#/modules/venues/server/compare-venues.server.ts'
import { getDatabase } from '#/platform/database/database.ts'

/** Venues side by side, by their slugs in a language; those that are gone are missing. */
export const Route = createFileRoute('/api/compared-venues')({
  server: {
    handlers: {
      GET: async ({ request }) => {
        const { searchParams } = new URL(request.url)
        const query = comparedVenuesQuery.safeParse({
          language: searchParams.get('language'),
          slugs: searchParams.getAll('slug'),
        })
        if (!query.success)
          return Response.json({ error: 'language and up to 5 slugs are expected' }, { status: 400 })
        const { language, slugs } = query.data
        const venues = await compareVenues(getDatabase(), language, slugs)
        return Response.json(venues, { headers: { 'cache-control': 'no-store' } })
      },
    },
  },
})
