import { useFormatter, useTranslations } from 'use-intl'
import type { VenuePlan } from '../../model/plan/plan.ts'
import { planWords } from '../../model/plan-words.ts'

/** What a drawing shows, in words of the page's language. */
export function usePlanWords(plan: VenuePlan) {
  return planWords(plan, { t: useTranslations('plan'), format: useFormatter() })
}
