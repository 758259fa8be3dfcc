/** The texts of a drawn plan: on the page and on paper alike. */
import type { useFormatter, useTranslations } from 'use-intl'
import { lengthOf } from './plan/geometry.ts'
import type { PlanLayout } from './plan/lay-out.ts'
import type { VenuePlan } from './plan/plan.ts'
import { exitsFor } from './plan/plan-rules.ts'
import type { PlanFigures } from './plan-offers.ts'

/** The messages under `plan`, and the formats of their language. */
export interface PlanTexts {
  readonly t: ReturnType<typeof useTranslations<'plan'>>
  readonly format: ReturnType<typeof useFormatter>
}

/** A length with its unit, as a language writes it: `12 m`, `12 м`, `12米`. */
export function metresIn(format: PlanTexts['format'], metres: number, decimals = 0): string {
  return format.number(metres, {
    style: 'unit',
    unit: 'meter',
    unitDisplay: 'short',
    minimumFractionDigits: decimals,
    maximumFractionDigits: Math.max(decimals, 1),
  })
}

/** Sentences on a plan that come from what was drawn. */
export function planWords(plan: VenuePlan, { t, format }: PlanTexts) {
  const decimal = (value: number) => format.number(value, { maximumFractionDigits: 1 })
  const floor = plan.zones.reduce((area, [, , w, h]) => area + w * h, 0)
  const widths = plan.doors
    // A cellar is entered by a stair that is drawn: its door is a way out although it is within the outline.
    .filter(({ kind }) => kind !== 'inner' && kind !== 'opening')
    .map(({ at }) => metresIn(format, lengthOf(at), 2))
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
