import { createFileRoute } from '@tanstack/react-router'
import { LRUCache } from 'lru-cache'
import { renderToStaticMarkup } from 'react-dom/server'
import { getMessages, loadMessages } from '#/i18n/messages.ts'
import { IslandRoot } from '#/i18n/react/island-root.tsx'
import type { PlanSketch } from '#/modules/venues/model/compared-venue.ts'
import { commonFrame } from '#/modules/venues/model/plan/common-frame.ts'
import { planSketchesQuery } from '#/modules/venues/model/venue-queries.schema.ts'
import { findVenue } from '#/modules/venues/server/venues.server.ts'
import { PlanSketchDrawing } from '#/modules/venues/site/plan/plan-sketch.tsx'
import { revisionWatchOf } from '#/platform/database/content-revision.ts'
import { getDatabase } from '#/platform/database/database.ts'

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
        })
        if (!query.success)
          return Response.json({ error: 'language, up to 5 slugs, layout and guests' }, { status: 400 })
        return Response.json(await keptSketches(query.data), {
          headers: { 'cache-control': 'private, no-cache' },
        })
      },
    },
  },
})

type Wanted = ReturnType<typeof planSketchesQuery.parse>

/** Answers by content revision and question, some 16 kB each: laying out five rooms takes a tenth of a second. */
const kept = new LRUCache<string, PlanSketch[]>({ max: 300 })

async function keptSketches(wanted: Wanted): Promise<PlanSketch[]> {
  // Before the venues are read: an answer is newer than its revision, never older. 0 stands for a site that is not told.
  const revision = revisionWatchOf(getDatabase()).known
  const key = JSON.stringify([revision, wanted])
  const known = revision === 0 ? undefined : kept.get(key)
  if (known) return known
  const drawn = await sketches(wanted)
  kept.set(key, drawn)
  return drawn
}

async function sketches({ language, slugs, layout, guests }: Wanted): Promise<PlanSketch[]> {
  await loadMessages(language)
  const address = { page: null, params: {}, language, slugLanguage: language }
  const found = await Promise.all(slugs.map((slug) => findVenue(getDatabase(), language, slug)))
  const drawn = found.flatMap((one) =>
    one?.venue.plan ? [{ slug: one.venue.slug, plan: one.venue.plan, stated: one.venue.capacities }] : [],
  )
  const frame = commonFrame(drawn.map(({ plan }) => plan))
  return drawn.map(({ slug, plan, stated }) => ({
    slug,
    html: renderToStaticMarkup(
      <IslandRoot address={address} messages={{ plan: getMessages(language).plan }}>
        <PlanSketchDrawing plan={plan} stated={stated} layout={layout} guests={guests} frame={frame} />
      </IslandRoot>,
    ),
  }))
}
