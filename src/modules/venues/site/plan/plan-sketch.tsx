import { useTranslations } from 'use-intl'
import type { PlanFrame } from '../../model/plan/common-frame.ts'
import { boundsOf } from '../../model/plan/geometry.ts'
import { layOut } from '../../model/plan/lay-out.ts'
import { figuresOf, type PlanSketch, statedFor } from '../../model/plan-offers.ts'
import { PlanDrawing } from './plan-drawing.tsx'
import { usePlanWords } from './use-plan-words.ts'

interface PlanSketchProps extends PlanSketch {
  /** To be compared with others, without names and measures. */
  readonly frame?: PlanFrame
}

/** A plan, and the text of what is drawn on it. */
export function PlanSketchDrawing({ plan, stated, sketched: { layout, count }, frame }: PlanSketchProps) {
  const t = useTranslations('plan')
  const words = usePlanWords(plan)
  const drawn = layOut(plan, layout, { enough: statedFor(layout, stated), count })
  const say = words.sentence(layout, figuresOf(drawn))
  const [, , width, depth] = boundsOf(plan.outline)
  return (
    <>
      <PlanDrawing
        plan={plan}
        layout={drawn}
        label={t('alt', { width, depth, say })}
        {...(frame && { frame })}
      />
      <p>
        <b>{t(`layout.${layout}`)}</b> {say}
      </p>
    </>
  )
}
