import { useFormatter, useTranslations } from 'use-intl'
import { REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import type { FollowUpAnswer } from '../follow-ups.functions.ts'
import type { FollowUp } from '../model/follow-up.ts'

/** What is said of follow-ups wherever they are shown. */
export function useFollowUpWords() {
  const t = useTranslations('admin.followUps')
  const format = useFormatter()
  const dayOf = (day: string) =>
    format.dateTime(new Date(day), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  return {
    dayOf,
    titleOf: ({ kind, about, note }: Pick<FollowUp, 'kind' | 'about' | 'note'>) =>
      kind === 'hand' ? note || t('kind.hand') : t(`kind.${kind}`, { about }),
    /** Say why nothing was changed. @returns whether something was */
    isDone: (answer: FollowUpAnswer): answer is Extract<FollowUpAnswer, { kind: 'done' }> => {
      if (answer.kind === 'done') return true
      const title = answer.kind === 'refused' ? t(`problem.${answer.problem}`) : t(answer.kind)
      showToast({ type: 'error', title, timeout: REFUSED_MS })
      return false
    },
  }
}
