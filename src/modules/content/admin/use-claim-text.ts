import { useFormatter, useTranslations } from 'use-intl'
import type { ClaimDecision, ClaimVerdict } from '../model/claim-decision.ts'
import type { ClaimGroupName } from '../model/claim-groups.ts'

/** Groups whose values are written in a way of their own; the others are counts, and state a minimum. */
const WRITING: Partial<Record<ClaimGroupName, 'year' | 'hours'>> = { origin: 'year', answer: 'hours' }

/** Sentences about claims. */
export function useClaimText() {
  const t = useTranslations('admin.overview.claims')
  const format = useFormatter()

  /** `5,000+`, `1983`, `24 h`. */
  function value(group: ClaimGroupName, amount: number): string {
    const writing = WRITING[group]
    if (writing === 'year') return String(amount)
    return t(writing === 'hours' ? 'hours' : 'atLeast', { value: format.number(amount) })
  }

  /** What was decided, in a few words. */
  function verdict(group: ClaimGroupName, said: ClaimVerdict): string {
    return said.kind === 'one-value'
      ? t('verdict.one-value', { value: value(group, said.value) })
      : t('verdict.side-by-side', { reason: said.reason })
  }

  /** Who decided, and when. */
  function origin({ by, at }: ClaimDecision): string {
    const day = format.dateTime(new Date(at), { day: 'numeric', month: 'long', year: 'numeric' })
    return t('decided', { name: by, day })
  }

  return { value, verdict, origin }
}
