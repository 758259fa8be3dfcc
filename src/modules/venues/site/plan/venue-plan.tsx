import { useMemo, useSyncExternalStore } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { boundsOf } from '../../model/plan/geometry.ts'
import { layOut } from '../../model/plan/lay-out.ts'
import type { VenuePlan as Plan } from '../../model/plan/plan.ts'
import {
  fewestOf,
  figuresOf,
  firstOffer,
  type PlanOffer,
  type Stated,
  statedFor,
  stepOf,
} from '../../model/plan-offers.ts'
import { PlanDrawing } from './plan-drawing.tsx'
import { type PlanChoice, usePlanChoice } from './use-plan-choice.ts'
import { usePlanWords } from './use-plan-words.ts'

/** A stay goes along, as other pages write it in their addresses. */
const STAY = ['startDate', 'duration']

const noChange = () => () => undefined

/** Keep the plan as it is drawn, as a file: a form, so that it works before script and is not followed by robots. */
function PlanFile({ slug, layout, count }: PlanChoice & { slug: string }) {
  const t = useTranslations('plan')
  const query = new URLSearchParams(
    useSyncExternalStore(
      noChange,
      () => location.search,
      () => '',
    ),
  )
  return (
    <form className="plan-file" method="get" action={`/api/venues/${slug}/plan.pdf`}>
      <input type="hidden" name="language" value={useLanguage()} />
      <input type="hidden" name="layout" value={layout} />
      <input type="hidden" name="guests" value={count} />
      {STAY.map((name) => {
        const value = query.get(name)
        return value && <input key={name} type="hidden" name={name} value={value} />
      })}
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
  /** What is offered, the first one of them drawn first; there is one. */
  readonly offers: readonly PlanOffer[]
}

/** The plan with a choice of layouts; nothing where none of them is offered. */
export function VenuePlan(props: VenuePlanProps) {
  const first = firstOffer(props.offers)
  return first ? <Furnished {...props} first={first} /> : null
}

function Furnished({ slug, plan, stated, offers, first }: VenuePlanProps & { first: PlanOffer }) {
  const t = useTranslations('plan')
  const format = useFormatter()
  const words = usePlanWords(plan)
  const [{ layout, count }, choose] = usePlanChoice(offers, first)
  const most = offers.find((offer) => offer.layout === layout)?.most ?? count
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
              onChange={() => choose({ layout: offer.layout, count: offer.most })}
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
          <p className="plan-more">{t(`more.${layout}`)}</p>
        </div>
        <label className="plan-count">
          <span>
            {t(layout === 'rails' ? 'metres' : 'count')}
            <b>{format.number(count)}</b>
          </span>
          <input
            type="range"
            min={fewestOf(layout)}
            max={most}
            step={stepOf(layout)}
            value={count}
            onChange={(event) => choose({ layout, count: event.target.valueAsNumber })}
          />
          <small>{t('most', { n: format.number(most) })}</small>
        </label>
      </div>
      {layout !== 'rails' && <p className="plan-exits">{words.exits(drawn.shown)}</p>}
      <PlanFile slug={slug} layout={layout} count={count} />
    </>
  )
}
