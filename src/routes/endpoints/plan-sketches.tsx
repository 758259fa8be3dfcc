/** Floor plans to one scale, drawn once for a content revision. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#/i18n/languages.ts'
import { getMessages, loadMessages } from '#/i18n/messages.ts'
import { IslandRoot } from '#/i18n/react/island-root.tsx'
import type { PlanSketch } from '#/modules/venues/model/compared-venue.ts'
import { commonFrame, type PlanFrame } from '#/modules/venues/model/plan/common-frame.ts'
import type { VenuePlan } from '#/modules/venues/model/plan/plan.ts'
import { type SketchedLayout, type Stated, sketchedOf } from '#/modules/venues/model/plan-offers.ts'
import type { planSketchesQuery } from '#/modules/venues/model/venue-queries.schema.ts'
import { findVenue } from '#/modules/venues/server/venues.server.ts'
import { PlanSketchDrawing } from '#/modules/venues/site/plan/plan-sketch.tsx'
import { revisionWatchOf } from '#/platform/database/content-revision.ts'
import { getDatabase } from '#/platform/database/database.ts'

type Wanted = ReturnType<typeof planSketchesQuery.parse>

/** What one drawing shows; two questions that lead to the same share it. */
interface Drawing {
  readonly language: Language
  readonly slug: string
  readonly plan: VenuePlan
  readonly stated: Stated
  readonly sketched: SketchedLayout
  readonly frame: PlanFrame
}

/** Drawings by content revision and what they show, some 4 kB each. */
const kept = new LRUCache<string, string>({ max: 2000 })

/**
 * The drawings of some venues; those without a plan are missing.
 * @param mayDraw counts before something is drawn that is not kept; false refuses
 * @returns nothing where it refused
 */
export async function planSketches(
  { language, slugs, layout, guests, event }: Wanted,
  mayDraw: () => Promise<boolean>,
): Promise<PlanSketch[] | undefined> {
  // Before the venues are read: a drawing is newer than its revision, never older. 0 stands for a site that is not told.
  const revision = revisionWatchOf(getDatabase()).known
  const found = await Promise.all(slugs.map((slug) => findVenue(getDatabase(), language, slug)))
  const shown = found.flatMap((one) => {
    if (!one?.venue.plan) return []
    const { slug, plan, planOffers, capacities: stated } = one.venue
    return [{ slug, plan, stated, sketched: sketchedOf(planOffers, { layout, guests, event }) }]
  })
  const frame = commonFrame(shown.map(({ plan }) => plan))
  const drawings = shown.flatMap(({ sketched, ...venue }) =>
    sketched ? [{ ...venue, language, sketched, frame }] : [],
  )
  const keys = drawings.map(({ slug, sketched }) =>
    JSON.stringify([revision, language, slug, sketched, frame]),
  )
  const known = keys.map((key) => (revision === 0 ? undefined : kept.get(key)))
  if (known.includes(undefined)) {
    if (!(await mayDraw())) return undefined
    await loadMessages(language)
  }
  const sketches: PlanSketch[] = []
  for (const [at, drawing] of drawings.entries()) {
    // Others are answered between two drawings.
    if (known[at] === undefined) await nextTurn()
    const html = known[at] ?? drawn(drawing)
    kept.set(keys[at] ?? '', html)
    sketches.push({ slug: drawing.slug, html })
  }
  return sketches
}

function drawn({ language, plan, stated, sketched, frame }: Drawing): string {
  const address = { page: null, params: {}, language, slugLanguage: language }
  return renderToStaticMarkup(
    <IslandRoot address={address} messages={{ plan: getMessages(language).plan }}>
      <PlanSketchDrawing plan={plan} stated={stated} sketched={sketched} frame={frame} />
    </IslandRoot>,
  )
}
