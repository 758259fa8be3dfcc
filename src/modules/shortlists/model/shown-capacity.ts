/** What a shared venue is said to hold, for what the list is for. */
import type { Layout } from '#/modules/venues/model/venue.ts'
import { planLayoutOf } from '#/modules/venues/model/wished-layout.ts'
import type { SharedList, SharedVenue } from './shared-view.ts'

/** A layout of which venues state a capacity, or metres of rail on the plan. */
export type ShownCapacity = Layout | 'rails'

/** The layout of the list, else the one that its event needs: a showroom is measured in rails and not in guests who stand. */
export function shownCapacityOf({ layout, event }: Pick<SharedList, 'layout' | 'event'>): ShownCapacity {
  if (layout) return layout
  const needed = planLayoutOf({ event: event ?? undefined })
  return needed === 'rails' || needed === 'runway' ? needed : 'standing'
}

/** Guests, or metres of rail; 0 where the venue does not offer it. */
export function capacityOf(
  { capacities, planOffers }: Pick<SharedVenue, 'capacities' | 'planOffers'>,
  shown: ShownCapacity,
): number {
  if (shown !== 'rails') return capacities[shown]
  return planOffers.find(({ layout }) => layout === 'rails')?.most ?? 0
}

/** What the list is for, in words: its event, and its layout where that says more. */
export function purposeOf(
  { event, layout }: Pick<SharedList, 'layout' | 'event'>,
  nameOf: {
    readonly event: (id: NonNullable<SharedList['event']>) => string
    readonly layout: (id: Layout) => string
  },
): string[] {
  return [...new Set([...(event ? [nameOf.event(event)] : []), ...(layout ? [nameOf.layout(layout)] : [])])]
}
