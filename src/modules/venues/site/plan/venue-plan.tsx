import { useMemo } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useBrief, useLanguage } from '#/i18n/react/address-context.tsx'
import { boundsOf } from '../../model/plan/geometry.ts'
import { layOut } from '../../model/plan/lay-out.ts'
import type { VenuePlan as Plan } from '../../model/plan/plan.ts'
import {
  fewestOf,
  figuresOf,
  type PlanOffer,
  type Stated,
  statedFor,
  stepOf,
} from '../../model/plan-offers.ts'
import { briefLayoutOf } from '../../model/wished-layout.ts'
import { PlanDrawing } from './plan-drawing.tsx'
import { drawnCount, type PlanChoice, usePlanChoice } from './use-plan-choice.ts'
import { usePlanWords } from './use-plan-words.ts'

interface PlanFileProps {
  readonly slug: string
  readonly choice: PlanChoice
  /** As many metres of rail as are drawn, where the layout is one of rails. */
  readonly metres: number | undefined
}

/** Keep the plan as it is drawn, as a file: a form, so that it works before script and is not followed by robots. */
function PlanFile({ slug, choice: { layout, guests }, metres }: PlanFileProps) {
  const t = useTranslations('plan')
  const asked = new URLSearchParams(useBrief())
  return (
    <form className="plan-file" method="get" action={`/api/venues/${slug}/plan.pdf`}>
      <input type="hidden" name="language" value={useLanguage()} />
      <input type="hidden" name="layout" value={briefLayoutOf(layout)} />
      {guests !== undefined && <input type="hidden" name="guests" value={guests} />}
      {metres !== undefined && <input type="hidden" name="metres" value={metres} />}
      {/* The days may be chosen beside the island, which hears nothing of it (`boot/carry-brief.ts`). */}
      {(['startDate', 'duration'] as const).map((name) => (
        <input
          key={name}
          type="hidden"
          name={name}
          defaultValue={asked.get(name) ?? ''}
          disabled={!asked.has(name)}
          data-brief=""
          suppressHydrationWarning
        />
      ))}
      <button className="link" type="submit">
        {t('file')}
      </button>
    </form>
  )
}

export interface VenuePlanProps {
  readonly slug: string
  readonly plan: Plan
  /** Guests for each layout as the venue states them. */
  readonly stated: Stated
  /** What is offered; there is one. */
  readonly offers: readonly PlanOffer[]
  /** What is shown first: the layout is one of those that are offered. */
  readonly opened: PlanChoice
}

/** The plan with a choice of layouts. */
export function VenuePlan({ slug, plan, stated, offers, opened }: VenuePlanProps) {
  const t = useTranslations('plan')
  const format = useFormatter()
  const words = usePlanWords(plan)
  const { choice, look, ask } = usePlanChoice(opened)
  const { layout, guests } = choice
  const most = offers.find((offer) => offer.layout === layout)?.most ?? 0
  const count = drawnCount(choice, most)
  const isRails = layout === 'rails'
  const drawn = useMemo(
    () => layOut(plan, layout, { enough: statedFor(layout, stated), count }),
    [plan, layout, stated, count],
  )
  const [, , width, depth] = boundsOf(plan.outline)
  const say = words.sentence(layout, figuresOf(drawn))
  const label = t('alt', { width: format.number(width), depth: format.number(depth), say })
  return (
    <>
      <fieldset className="plan-layouts">
        <legend className="sr">{t('choose')}</legend>
        {offers.map((offer) => (
          <label key={offer.layout}>
            <input
              type="radio"
              name="plan-layout"
              value={offer.layout}
              checked={offer.layout === layout}
              onChange={() => look(offer.layout)}
            />
            <span>{t(`layout.${offer.layout}`)}</span>
          </label>
        ))}
      </fieldset>
      <PlanDrawing plan={plan} layout={drawn} label={label} />
      <div className="plan-foot">
        <div>
          <p className="plan-say" aria-live="polite">
            {say}
          </p>
          {!isRails && guests !== undefined && guests > most && (
            <p className="plan-more" role="status">
              {t('tooMany', { asked: format.number(guests), most: format.number(most) })}
            </p>
          )}
          <p className="plan-more">{t(`more.${layout}`)}</p>
        </div>
        <label className="plan-count">
          <span>
            {t(isRails ? 'metres' : 'count')}
            <b>{format.number(count)}</b>
          </span>
          <input
            type="range"
            min={Math.min(fewestOf(layout), count)}
            max={most}
            step={stepOf(layout)}
            value={count}
            onChange={(event) => ask(event.target.valueAsNumber)}
          />
          <small>{t('most', { n: format.number(most) })}</small>
        </label>
      </div>
      {!isRails && <p className="plan-exits">{words.exits(drawn.shown)}</p>}
      <PlanFile slug={slug} choice={choice} metres={isRails ? count : undefined} />
    </>
  )
}
