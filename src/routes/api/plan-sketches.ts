import { createFileRoute } from '@tanstack/react-router'
import { planSketchesQuery } from '#/modules/venues/model/venue-queries.schema.ts'
import { limitVisitor } from '#/platform/rate-limits/limit-visitor.ts'
import { planSketches } from '../endpoints/plan-sketches.tsx'

/** Seconds. */
const RETRY = { 'cache-control': 'no-store', 'retry-after': '60' }

/**
 * Floor plans of some venues to one scale, each with a layout on it, drawn here: a page that compares them needs no
 * script for that. Venues without a plan are missing.
 */
export const Route = createFileRoute('/api/plan-sketches')({
  server: {
    handlers: {
      GET: async ({ request }) => {
        const { searchParams } = new URL(request.url)
        const query = planSketchesQuery.safeParse({
          language: searchParams.get('language'),
          slugs: searchParams.getAll('slug'),
          layout: searchParams.get('layout'),
          guests: searchParams.get('guests'),
          event: searchParams.get('event'),
        })
        if (!query.success)
          return Response.json(
            { error: 'language, up to 5 slugs, layout, guests and event' },
            { status: 400 },
          )
        const mayDraw = async () => (await limitVisitor('sketches')).kind === 'free'
        const sketches = await planSketches(query.data, mayDraw)
        if (!sketches) return Response.json({ error: 'too many' }, { status: 429, headers: RETRY })
        return Response.json(sketches, { headers: { 'cache-control': 'private, no-cache' } })
      },
    },
  },
})
