import { useTranslations } from 'use-intl'
import { SentNote } from '../sent-note.tsx'
import { ProposalForm } from './proposal-form.tsx'
import type { RejectedProposal } from './rejected-proposal.ts'

interface ProposalPlaceProps {
  /** Of the proposal that has just arrived. */
  readonly reference: string | undefined
  readonly rejected: RejectedProposal | null
}

/** The venue proposal (behaviour 4.3), or the thanks for it. */
export function ProposalPlace({ reference, rejected }: ProposalPlaceProps) {
  const t = useTranslations('proposal')
  if (reference === undefined) return <ProposalForm rejected={rejected} />
  const steps = [t('next1'), t('next2'), t('next3')]
  return (
    <SentNote
      title={t('sentTitle')}
      reference={reference}
      steps={steps}
      page="submit-venue"
      another={t('another')}
    />
  )
}
