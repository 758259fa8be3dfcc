import { useFormatter, useTranslations } from 'use-intl'
import { lengthOf } from '../../model/plan/geometry.ts'
import type { PlanLayout } from '../../model/plan/layouts/lay-out.ts'
import type { VenuePlan } from '../../model/plan/plan.ts'
import { outsideOf } from '../../model/plan/plan-paths.ts'
import { exitsFor } from '../../model/plan/plan-rules.ts'
import type { PlanFigures } from './plan-offers.ts'
import { useMetres } from './use-metres.ts'

/** What a drawing shows, in words that come from what was drawn. */
export function usePlanWords(plan: VenuePlan) {
  const t = useTranslations('plan')
  const format = useFormatter()
  const metres = useMetres()
  const decimal = (value: number) => format.number(value, { maximumFractionDigits: 1 })
  const floor = plan.zones.reduce((area, [, , w, h]) => area + w * h, 0)
  const widths = plan.doors
    .filter((door) => door.kind !== 'inner' && door.kind !== 'opening' && outsideOf(plan, door))
    .map(({ at }) => metres(lengthOf(at), 2))
  return {
    sentence: (layout: PlanLayout, { shown, tables, runway }: PlanFigures) => {
      switch (layout) {
        case 'standing':
          return t('say.standing', { n: shown, area: decimal(floor / Math.max(1, shown)) })
        case 'dinner':
          return t('say.dinner', { n: shown, tables })
        case 'rows':
          return t('say.rows', { n: shown })
        case 'runway':
          return t('say.runway', { n: shown, metres: decimal(runway) })
        case 'rails':
          return t('say.rails', { metres: decimal(shown), tables })
      }
    },
    /** A hint: the rules of thumb for as many guests, beside the doors that the plan has. */
    exits: (guests: number) =>
      t('exits', {
        widths: format.list(widths, { type: 'conjunction' }),
        n: guests,
        ...exitsFor(guests),
      }),
  }
}
