import { useTranslations } from 'use-intl'
import { isAwayFor, rejectionOf } from '#/lib/call-rejections.ts'

/** Message about a failed action in the back office, for `useAction`. */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations('admin.frame')
  return (error) => {
    const rejection = rejectionOf(error)
    if (rejection === 'signed-out') return t('signedOutLead')
    if (rejection === 'not-allowed') return t('notAllowedLead')
    if (rejection === 'second-factor-due') return t('secondFactorLead')
    return isAwayFor(error) ? t('unavailable') : t('failed')
  }
}
