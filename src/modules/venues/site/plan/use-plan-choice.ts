import { useEffect, useRef, useState } from 'react'
import { shareAddress } from '#/ui/site/shared-address.ts'
import type { PlanLayout } from '../../model/plan/lay-out.ts'
import { fewestOf, type PlanOffer } from '../../model/plan-offers.ts'
import { followCard, showInCard } from './guests-in-card.ts'

/** Keys of the address: they change nothing for the server, nor for search engines (ADR 0067). */
const [LAYOUT, GUESTS] = ['layout', 'guests']

/** Milliseconds after the last move of the slider: browsers refuse addresses that change many times a second. */
const PAUSE = 200

/** A layout and how many of it are shown. */
export interface PlanChoice {
  readonly layout: PlanLayout
  readonly count: number
}

function within(count: number, most: number): number {
  return Number.isFinite(count) && count > 0 ? Math.min(count, most) : most
}

/** The choice of the address, where it names one that is offered. */
function choiceOf(search: string, offers: readonly PlanOffer[]): PlanChoice | undefined {
  const query = new URLSearchParams(search)
  const offer = offers.find(({ layout }) => layout === query.get(LAYOUT))
  return offer && { layout: offer.layout, count: within(Number(query.get(GUESTS)), offer.most) }
}

/** The shown layout, kept in the address without a step of its own in the history. */
export function usePlanChoice(offers: readonly PlanOffer[], first: PlanOffer) {
  const [choice, setChoice] = useState<PlanChoice>({ layout: first.layout, count: first.most })
  // The server draws the first layout: the page is the same for everybody.
  useEffect(() => {
    const asked = choiceOf(location.search, offers)
    if (!asked) return
    setChoice(asked)
    shareChoice(asked)
  }, [offers])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const take = (next: PlanChoice) => {
    setChoice(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => keepInAddress(next), PAUSE)
  }
  const choose = (next: PlanChoice) => {
    take(next)
    if (next.layout !== 'rails') showInCard(next.count)
  }
  const { layout } = choice
  const most = offers.find((offer) => offer.layout === layout)?.most ?? first.most
  useEffect(() =>
    followCard((guests) => {
      if (layout !== 'rails') take({ layout, count: Math.max(Math.min(guests, most), fewestOf(layout)) })
    }),
  )
  return [choice, choose] as const
}

function keepInAddress(choice: PlanChoice): void {
  const address = withChoice(location.href, choice)
  history.replaceState(history.state, '', address)
  shareChoice(choice)
}

function withChoice(href: string, { layout, count }: PlanChoice): string {
  const address = new URL(href)
  address.searchParams.set(LAYOUT, layout)
  address.searchParams.set(GUESTS, String(count))
  return address.href
}

/** The reader of a link sees the same plan. */
function shareChoice(choice: PlanChoice): void {
  shareAddress((href) => withChoice(href, choice))
}
