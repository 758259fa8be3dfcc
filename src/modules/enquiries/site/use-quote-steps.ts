import { useTranslations } from 'use-intl'

/** The steps of a quote enquiry, within the hours that its page promises. */
export function useQuoteSteps(answerHours: number): readonly string[] {
  const t = useTranslations('success')
  return [t('step1'), t('step2', { hours: answerHours }), t('step3')]
}
