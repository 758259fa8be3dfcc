import { useTranslations } from 'use-intl'
import { refusalOf } from '#/lib/refusals.ts'

/** Message about a failed action in the back office, for `useAction`. */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations('admin.frame')
  return (error) => {
    const refusal = refusalOf(error)
    if (refusal === 'signed-out') return t('signedOutLead')
    if (refusal === 'not-allowed') return t('notAllowedLead')
    if (refusal === 'second-factor-due') return t('secondFactorLead')
    return t('failed')
  }
}
