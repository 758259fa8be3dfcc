import { useTranslations } from 'use-intl'
import type { PlanFrame } from '../../model/plan/common-frame.ts'
import { boundsOf } from '../../model/plan/geometry.ts'
import { layOut } from '../../model/plan/layouts/lay-out.ts'
import type { VenuePlan } from '../../model/plan/plan.ts'
import {
  DRAWN_AS,
  figuresOf,
  firstOfferOn,
  offerOf,
  type Stated,
  statedFor,
} from '../../model/plan/plan-offers.ts'
import type { Layout } from '../../model/venue-options.ts'
import { PlanDrawing } from './plan-drawing.tsx'
import { usePlanWords } from './use-plan-words.ts'

interface PlanSketchProps {
  readonly plan: VenuePlan
  readonly stated: Stated
  /** Wished for; else what the venue is made for is drawn. */
  readonly layout: Layout | null
  /** Wished for; else as many as fit are drawn. */
  readonly guests: number | null
  readonly frame: PlanFrame
}

/** A plan to be compared with others, without names and measures, and what is drawn on it in words. */
export function PlanSketchDrawing({ plan, stated, layout, guests, frame }: PlanSketchProps) {
  const t = useTranslations('plan')
  const words = usePlanWords(plan)
  const wanted = layout === null ? undefined : offerOf(plan, stated, DRAWN_AS[layout])
  const offer = wanted ?? firstOfferOn(plan, stated)
  if (!offer) return null
  const count = offer.layout === 'rails' ? offer.most : Math.min(guests ?? offer.most, offer.most)
  const drawn = layOut(plan, offer.layout, { enough: statedFor(offer.layout, stated), count })
  const say = words.sentence(offer.layout, figuresOf(drawn))
  const [, , width, depth] = boundsOf(plan.outline)
  return (
    <>
      <PlanDrawing plan={plan} layout={drawn} label={t('alt', { width, depth, say })} frame={frame} />
      <p>{say}</p>
    </>
  )
}
