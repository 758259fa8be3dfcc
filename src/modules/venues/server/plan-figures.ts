/** What fits on a plan, computed when its venue is written and kept in the row beside it (ADR 0090). */
import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { PLAN_LAYOUTS } from '../model/plan/lay-out.ts'
import type { VenuePlan } from '../model/plan/plan.ts'
import { soundPlan } from '../model/plan/plan-problems.ts'
import { offersOf, type PlanOffer, type Stated } from '../model/plan-offers.ts'

/** To be raised with every change of rules or layouts that changes what fits somewhere: kept figures are computed anew. */
const LAYOUTS_VERSION = 2

/** A plan as public pages have it. */
export interface ShownPlan {
  /** Absent where none is drawn, or where it has a problem. */
  readonly plan: VenuePlan | null
  readonly planOffers: readonly PlanOffer[]
}

/** What the figures follow from. */
export interface PlannedVenue {
  /** As it is stored. */
  readonly plan: string | null
  readonly surfaceM2: number
  readonly capacities: Stated
}

const NO_PLAN: ShownPlan = { plan: null, planOffers: [] }

const offer = z.object({
  layout: z.enum(PLAN_LAYOUTS),
  most: z.number(),
  figures: z.object({ shown: z.number(), tables: z.number(), runway: z.number() }),
}) satisfies z.ZodType<PlanOffer>

/** `of` is what they were computed from; a process of an earlier version writes the plan alone. */
const kept = z.object({ of: z.string(), offers: z.array(offer).readonly().nullable() })

/** Plans as they were last shown, some 20 kB each: reading one checks each of its hundreds of numbers. */
const shown = new LRUCache<string, ShownPlan>({ max: 300 })

/** The column `plan_figures` of a venue; nothing without a plan. */
export function planFigures(venue: PlannedVenue, plan: VenuePlan | null): string | null {
  if (venue.plan === null || plan === null) return null
  const of = digestOf(venue)
  // A new venue is written twice, and read right after.
  const known = shown.get(of) ?? computed(venue, plan)
  shown.set(of, known)
  const { plan: sound, planOffers } = known
  return JSON.stringify({ of, offers: sound && planOffers } satisfies z.input<typeof kept>)
}

/**
 * The plan of a row, as pages show it.
 * @param figures the column `plan_figures`
 * @param read the stored plan
 */
export function shownPlan(
  venue: PlannedVenue,
  figures: string | null,
  read: () => VenuePlan | null,
): ShownPlan {
  if (venue.plan === null) return NO_PLAN
  const of = digestOf(venue)
  const known = shown.get(of) ?? readPlan(venue, figures, of, read)
  shown.set(of, known)
  return known
}

function readPlan(
  venue: PlannedVenue,
  figures: string | null,
  of: string,
  read: () => VenuePlan | null,
): ShownPlan {
  const plan = read()
  if (plan === null) return NO_PLAN
  const { data } = kept.safeParse(figures && JSON.parse(figures))
  if (data?.of !== of) return computed(venue, plan)
  return data.offers === null ? NO_PLAN : { plan, planOffers: data.offers }
}

function computed({ surfaceM2, capacities }: PlannedVenue, plan: VenuePlan): ShownPlan {
  const sound = soundPlan(plan, surfaceM2)
  return sound ? { plan: sound, planOffers: offersOf(sound, capacities) } : NO_PLAN
}

function digestOf({ plan, surfaceM2, capacities }: PlannedVenue): string {
  return hash('sha256', JSON.stringify([LAYOUTS_VERSION, plan, surfaceM2, capacities]), 'base64url')
}
