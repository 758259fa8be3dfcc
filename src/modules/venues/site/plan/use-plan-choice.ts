import { useEffect, useRef, useState } from 'react'
import { changeBrief, onBriefChange } from '#/boot/carry-brief.ts'
import { shareAddress } from '#/ui/site/shared-address.ts'
import type { PlanLayout } from '../../model/plan/lay-out.ts'
import { METRES } from '../../model/plan-offers.ts'
import { briefLayoutOf } from '../../model/wished-layout.ts'

/** Milliseconds after the last move of the slider: browsers refuse addresses that change many times a second. */
const PAUSE = 200

/** What a plan shows. */
export interface PlanChoice {
  readonly layout: PlanLayout
  /** As many as the visitor asks for, which a layout need not hold; absent for as many as fit. */
  readonly guests?: number | undefined
  /** Of rail; absent for as many as fit. */
  readonly metres?: number | undefined
}

/**
 * The shown layout, kept in the address without a step of its own in the history. To look at another layout never changes
 * for how many is asked: only the visitor's own controls do, the slider here and the field of the quote card.
 * @param opened as the address has it
 */
export function usePlanChoice(opened: PlanChoice) {
  const [choice, setChoice] = useState(opened)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(
    () =>
      onBriefChange((brief) => {
        const guests = Number(brief.get('guests')) || undefined
        setChoice((now) => (now.guests === guests ? now : { ...now, guests }))
      }),
    [],
  )

  /** Show another layout. */
  function look(layout: PlanLayout): void {
    setChoice({ ...choice, layout })
    changeBrief({ layout: briefLayoutOf(layout) })
    keepMetres(layout === 'rails' ? choice.metres : undefined)
  }

  /** Ask for a number of the layout that is shown. */
  function ask(count: number): void {
    if (choice.layout !== 'rails') {
      setChoice({ ...choice, guests: count })
      changeBrief({ guests: String(count) })
      return
    }
    setChoice({ ...choice, metres: count })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => keepMetres(count), PAUSE)
  }
  return { choice, look, ask }
}

/** How many of a layout are drawn: as many as are asked for, where they fit. */
export function drawnCount({ layout, guests, metres }: PlanChoice, most: number): number {
  return Math.min((layout === 'rails' ? metres : guests) ?? most, most)
}

function keepMetres(metres: number | undefined): void {
  const change = (href: string) => {
    const address = new URL(href)
    if (metres === undefined) address.searchParams.delete(METRES)
    else address.searchParams.set(METRES, String(metres))
    return address.href
  }
  history.replaceState(history.state, '', change(location.href))
  shareAddress(change)
}
