import { createFileRoute } from '@tanstack/react-router'
import { venueCardsQuery } from '#/modules/venues/model/venue-queries.schema.ts'
import { venueCards } from '#/modules/venues/server/venues.server.ts'
import { getDatabase } from '#/platform/database/database.ts'

/** Cards of venues by their slugs in a language, for favourites that a browser keeps; those that are gone are missing. */
export const Route = createFileRoute('/api/venue-cards')({
  server: {
    handlers: {
      GET: async ({ request }) => {
        const { searchParams } = new URL(request.url)
        const query = venueCardsQuery.safeParse({
          language: searchParams.get('language'),
          slugs: searchParams.getAll('slug'),
        })
        if (!query.success)
          return Response.json({ error: 'language and up to 200 slugs are expected' }, { status: 400 })
        const { language, slugs } = query.data
        const cards = await venueCards(getDatabase(), language, slugs)
        return Response.json(cards, { headers: { 'cache-control': 'no-store' } })
      },
    },
  },
})
