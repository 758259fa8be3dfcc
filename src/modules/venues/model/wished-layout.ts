/** The layouts that a brief can ask for, and what lists and plans show of them. */
import type { EventId } from '#/i18n/addresses/slugs-events.ts'
import type { PlanLayout } from './plan/lay-out.ts'
import { LAYOUTS, type Layout } from './venue-options.ts'

/** Layouts that plans draw and of which venues state no capacity. */
export const PLANNED_LAYOUTS = ['rows', 'rails'] as const

/** A way to fill a room, as a visitor asks for it. */
export type BriefLayout = Layout | (typeof PLANNED_LAYOUTS)[number]

/** How the capacities of a venue are drawn on its plan. */
export const DRAWN_AS: Readonly<Record<Layout, PlanLayout>> = {
  standing: 'standing',
  cocktailDinner: 'standing',
  seatedDinner: 'dinner',
  runway: 'runway',
}

/** What events need that are nearly always held in one layout. */
const LAYOUT_OF_EVENT: Readonly<Partial<Record<EventId, PlanLayout>>> = {
  showroom: 'rails',
  'after-show': 'standing',
  'fashion-show': 'runway',
  'cocktail-party': 'standing',
  'fitting-preparation': 'rails',
}

/** What a brief says of how a room is filled. */
interface Wished {
  readonly event?: EventId | undefined
  readonly layout?: BriefLayout | undefined
}

/** The capacity that a list goes by: guests in rows are as many as stand. Nothing where the brief names none. */
export function listLayoutOf({ layout }: Wished): Layout | undefined {
  return layout === 'rows' ? 'standing' : LAYOUTS.find((known) => known === layout)
}

/** The layout that a plan opens with: the one that is asked for, else the one that the event needs. */
export function planLayoutOf({ event, layout }: Wished): PlanLayout | undefined {
  if (layout === 'rows' || layout === 'rails') return layout
  return layout ? DRAWN_AS[layout] : event && LAYOUT_OF_EVENT[event]
}

/** The layout of a brief that a layout of a plan stands for. */
export function briefLayoutOf(drawn: PlanLayout): BriefLayout {
  return drawn === 'dinner' ? 'seatedDinner' : drawn
}
