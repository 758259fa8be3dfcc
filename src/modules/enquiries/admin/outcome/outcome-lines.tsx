import { useTranslations } from 'use-intl'
import type { OutcomeSummary } from '../../model/outcome.ts'
import { useOutcomeText } from './use-outcome-text.ts'

interface OutcomeLinesProps {
  outcome: OutcomeSummary | null
  former: OutcomeSummary | null
}

/** What a change of the status said of the outcome, and the outcome that it ended. */
export function OutcomeLines({ outcome, former }: OutcomeLinesProps) {
  const t = useTranslations('admin.outcome')
  const text = useOutcomeText()
  const [now, before] = [outcome && text(outcome), former && text(former)]
  return (
    <>
      {now && <div className="said">{now}</div>}
      {before && <div className="muted">{t('former', { outcome: before })}</div>}
    </>
  )
}
