import { useTranslations } from 'use-intl'
import type { Sent } from '../../model/reference.ts'
import { SentNote } from '../sent-note.tsx'
import { ProposalForm } from './proposal-form.tsx'
import { useProposalSteps } from './proposal-next.tsx'
import type { RejectedProposal } from './rejected-proposal.ts'

interface ProposalPlaceProps {
  /** Of the proposal that has just arrived. */
  readonly sent: Sent | undefined
  readonly rejected: RejectedProposal | null
}

/** The venue proposal (behaviour 4.3), or the thanks for it. */
export function ProposalPlace({ sent, rejected }: ProposalPlaceProps) {
  const t = useTranslations('proposal')
  const steps = useProposalSteps()
  if (sent === undefined) return <ProposalForm rejected={rejected} />
  return (
    <SentNote
      title={t('sentTitle')}
      sent={sent}
      steps={steps}
      page="submit-venue"
      another={t('another')}
      onward={t('onward')}
    />
  )
}
