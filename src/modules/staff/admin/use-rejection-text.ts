import { useFormatter, useTranslations } from 'use-intl'
import type { SignInRejection } from '../model/sign-in-outcome.ts'

/** Message about a rejected sign-in, with the next step to take. */
export function useRejectionText(rejected: SignInRejection | null): string {
  const t = useTranslations('admin.gate.problem')
  const format = useFormatter()
  if (rejected === null) return ''
  const { problem, left, pauseMinutes, until } = rejected
  if (problem === 'paused' || problem === 'code-paused') {
    const time = format.dateTime(new Date(until ?? Date.now()), { hour: '2-digit', minute: '2-digit' })
    return t(problem, { time })
  }
  if (problem === 'wrong') return t('wrong', { left: left ?? 0, minutes: pauseMinutes ?? 0 })
  return t(problem)
}
