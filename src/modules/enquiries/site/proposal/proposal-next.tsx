import { useTranslations } from 'use-intl'
import { NextSteps } from '../next-steps.tsx'

/** What follows a proposal, in order. No time is promised: owners are told the same before and after they send it. */
export function useProposalSteps(): readonly string[] {
  const t = useTranslations('proposal')
  return [t('next1'), t('next2'), t('next3')]
}

/** Beside the form: what its owner may expect. */
export function ProposalNext() {
  const t = useTranslations('success')
  return (
    <div className="side-next">
      <h2>{t('next')}</h2>
      <NextSteps steps={useProposalSteps()} />
    </div>
  )
}
