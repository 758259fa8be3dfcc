import { useTranslations } from 'use-intl'

/** What follows a proposal, in order. No time is promised: owners are told the same before and after they send it. */
export function useProposalSteps(): readonly string[] {
  const t = useTranslations('proposal')
  return [t('next1'), t('next2'), t('next3')]
}

/** Beside the form: what its owner may expect. */
export function ProposalNext() {
  const t = useTranslations('success')
  const steps = useProposalSteps()
  return (
    <div className="side-next">
      <h2>{t('next')}</h2>
      <ol className="next">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}
