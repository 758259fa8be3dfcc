import { useTranslations } from 'use-intl'

/** The steps of a request for a visit, within the hours that its page promises. */
export function useVisitSteps(answerHours: number): readonly string[] {
  const t = useTranslations('visitForm')
  return [t('step1'), t('step2', { hours: answerHours }), t('step3')]
}
