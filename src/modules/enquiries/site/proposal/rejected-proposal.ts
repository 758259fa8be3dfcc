import type { RejectedSubmission } from '#/forms/rejected-submission.ts'
import type { ShownPhotos } from '../../model/draft-photo.ts'
import type { ProposalField } from '../../model/proposal-fields.ts'

/** A proposal as the server has sent it back. */
export interface RejectedProposal {
  readonly form: RejectedSubmission<ProposalField | 'photos'>
  readonly photos: ShownPhotos
}
