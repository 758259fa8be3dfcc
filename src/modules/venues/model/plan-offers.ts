/** Which layouts a venue offers on its plan, and how many each takes. */

import type { EventId } from '#/i18n/addresses/slugs-events.ts'
import type { PlacedLayout } from './plan/furniture.ts'
import { layOut, PLAN_LAYOUTS, type PlanLayout } from './plan/lay-out.ts'
import type { VenuePlan } from './plan/plan.ts'
import { PLAN_RULES } from './plan/plan-rules.ts'
import type { Layout } from './venue-options.ts'
import { planLayoutOf } from './wished-layout.ts'

/** Guests for each layout as the venue states them; 0 where it is not offered. */
export type Stated = Readonly<Record<Layout, number>>

/** A layout that is offered. */
export interface PlanOffer {
  readonly layout: PlanLayout
  /** Guests or metres of rail: what fits, and never more than the venue states. */
  readonly most: number
  /** What is drawn with that many. */
  readonly figures: PlanFigures
}

/** A drawn layout in figures. */
export interface PlanFigures {
  /** Guests or metres of rail. */
  readonly shown: number
  /** Round tables, or tables for appointments. */
  readonly tables: number
  /** Metres. */
  readonly runway: number
}

export function figuresOf({ shown, tables, orders, runway }: PlacedLayout): PlanFigures {
  return {
    shown,
    tables: tables.length + orders.length,
    runway: Math.max(runway?.[2] ?? 0, runway?.[3] ?? 0),
  }
}

/** Fewer make no layout. */
const FEWEST: Record<PlanLayout, number> = { standing: 10, dinner: 8, rows: 10, runway: 10, rails: 3 }

/** In this order a venue shows what it is made for. */
const FIRST: readonly PlanLayout[] = ['runway', 'dinner', 'rails', 'standing']

/** The limit that the venue states for a layout; nothing for metres of rail. */
export function statedFor(layout: PlanLayout, stated: Stated): number | undefined {
  switch (layout) {
    case 'standing':
    case 'rows':
      // Seated guests would also have room to stand.
      return stated.standing
    case 'dinner':
      return stated.seatedDinner
    case 'runway':
      return stated.runway
    case 'rails':
      return undefined
  }
}

/** A layout as a venue offers it; nothing where it does not. */
function offerOf(plan: VenuePlan, stated: Stated, layout: PlanLayout): PlanOffer | undefined {
  const limit = statedFor(layout, stated)
  if (limit === 0) return undefined
  const drawn = layOut(plan, layout, { enough: limit, count: limit })
  const most = Math.min(drawn.most, limit ?? drawn.most)
  return most < FEWEST[layout] ? undefined : { layout, most, figures: figuresOf(drawn) }
}

/** Every layout that a venue offers. All of them are laid out: pages read what was kept when the venue was saved (ADR 0090). */
export function offersOf(plan: VenuePlan, stated: Stated): PlanOffer[] {
  return PLAN_LAYOUTS.flatMap((layout) => offerOf(plan, stated, layout) ?? [])
}

/** What is drawn to be compared. */
export interface SketchedLayout {
  readonly layout: PlanLayout
  /** Guests or metres of rail. */
  readonly count: number
}

/**
 * What is drawn of a venue beside others: the layout that is wished for, or else what the venue is made for, with as many
 * as are wished for and fit.
 */
export function sketchedOf(
  offers: readonly PlanOffer[],
  {
    layout,
    guests,
    event,
  }: { readonly layout: Layout | null; readonly guests: number | null; readonly event?: EventId | null },
): SketchedLayout | undefined {
  const wished = planLayoutOf({ layout: layout ?? undefined, event: event ?? undefined })
  return plannedOf(offers, { layout: wished ?? null, guests })
}

/** The same where the layout is one of a plan, by its id. */
export function plannedOf(
  offers: readonly PlanOffer[],
  { layout, guests }: { readonly layout: string | null; readonly guests: number | null },
): SketchedLayout | undefined {
  const offer = offers.find((one) => one.layout === layout) ?? firstOffer(offers)
  if (!offer) return undefined
  const isFixed = offer.layout === 'rails' || guests === null
  return { layout: offer.layout, count: isFixed ? offer.most : Math.min(guests, offer.most) }
}

/** What a sketch is drawn from. */
export interface PlanSketch {
  readonly plan: VenuePlan
  readonly stated: Stated
  readonly sketched: SketchedLayout
}

/** The layout that is shown first. */
export function firstOffer(offers: readonly PlanOffer[]): PlanOffer | undefined {
  return (
    FIRST.map((layout) => offers.find((offer) => offer.layout === layout)).find((offer) => offer) ?? offers[0]
  )
}

export function fewestOf(layout: PlanLayout): number {
  return FEWEST[layout]
}

/** Key of an address: metres of rail are no guests, and belong to no brief. */
export const METRES = 'metres'

/** Metres of rail in an address; nothing where they are none that could be drawn. */
export function readMetres(search: URLSearchParams): number | undefined {
  const metres = Number(search.get(METRES))
  return metres >= PLAN_RULES.rail && metres < 10_000 ? metres : undefined
}

/** The step of the slider. */
export function stepOf(layout: PlanLayout): number {
  return layout === 'rails' ? PLAN_RULES.rail : 1
}
