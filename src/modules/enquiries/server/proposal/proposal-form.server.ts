/** Form definition of the venue proposal. */

import { type Proposal, proposalSchema } from '../../model/proposal.schema.ts'
import { PROPOSAL_FORM, type ProposalField } from '../../model/proposal-fields.ts'
import type { FormDefinition } from '../submit/form-definition.server.ts'
import { attachPhotos, type StoredPhoto } from './proposal-photos.repository.server.ts'
import type { SentProposal } from './read-proposal.server.ts'

/**
 * Submission of one posted proposal. In its content photographs are hashes of their pixels: the same form sent again,
 * with the same files stored under new ids, is the same proposal.
 */
export function proposalDefinition({
  photos,
  rejected,
  gone,
  failed,
}: Pick<SentProposal, 'photos' | 'rejected' | 'gone' | 'failed'>): FormDefinition<
  ProposalField,
  'photos',
  Proposal
> {
  const byHash = new Map(photos.map((photo) => [photo.sha256, photo]))
  const chosen = (content: Proposal): StoredPhoto[] =>
    content.photos.flatMap((hash) => byHash.get(hash) ?? [])
  return {
    form: PROPOSAL_FORM,
    schema: () => {
      if (failed) throw new Error('the photographs could not be stored or read')
      return proposalSchema(() => (rejected.length > 0 || gone > 0 ? undefined : [...byHash.keys()]))
    },
    moreRecord: (content) => ({ details: { photos: content.photos.length } }),
    moreMail: ({ content }) => ({
      description: content.description,
      photos: chosen(content).map(({ key }) => ({ key })),
    }),
    alsoStore: (transaction, enquiry) => attachPhotos(transaction, enquiry.id, chosen(enquiry.content)),
  }
}
