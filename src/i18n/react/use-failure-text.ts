import { useTranslations } from 'use-intl'
import { isAwayFor, rejectionOf } from '#/lib/call-rejections.ts'

/** Message about a failed action in the back office; after the end of a session with the way to sign in. */
export function useFailureText(): ((error: unknown) => string) & {
  way: (error: unknown) => { label: string; onSelect: () => void } | undefined
} {
  const t = useTranslations('admin.frame')
  const text = (error: unknown) => {
    const rejection = rejectionOf(error)
    if (rejection === 'signed-out') return t('signedOutLead')
    if (rejection === 'not-allowed') return t('notAllowedLead')
    if (rejection === 'second-factor-due') return t('secondFactorLead')
    if (globalThis.navigator?.onLine === false) return t('failedOffline')
    return isAwayFor(error) ? t('unavailable') : t('failed')
  }
  return Object.assign(text, {
    // Loading this page again leads to the sign-in and back; what is typed is on the device.
    way: (error: unknown) =>
      rejectionOf(error) === 'signed-out'
        ? { label: t('signIn'), onSelect: () => location.reload() }
        : undefined,
  })
}
