/** What the page of a quote and its forms know. */
import type { ComponentType } from 'react'
import type { PlanSketch } from '#/modules/venues/model/plan-offers.ts'
import type { VenueCard } from '#/modules/venues/model/venue.ts'
import type { fetchQuote } from '../client-page.functions.ts'
import type { RejectedQuote } from '../model/rejected-quote.ts'

/** A quote as its client sees it. */
export type ShownQuote = NonNullable<Awaited<ReturnType<typeof fetchQuote>>>

/** One of the alternatives, or the only one. */
export type ShownChoice = ShownQuote['choices'][number]

/** What the loader of the page returns, where there is a quote. */
export interface QuotePageProps {
  readonly quote: ShownQuote
  readonly token: string
  readonly said: string
  readonly rejected: RejectedQuote | null
  /** The alternative whose button was pressed; empty for none. */
  readonly chosen: string
  /** Draws the plan of a venue, which is the catalogue's. */
  readonly Sketch: ComponentType<PlanSketch>
  /** Shows another venue. */
  readonly Card: ComponentType<{ readonly venue: VenueCard }>
}
