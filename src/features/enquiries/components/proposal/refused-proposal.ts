import type { RefusedForm } from '../../intake/refused-form.ts'
import type { ProposalField } from '../../proposal/proposal-fields.ts'
import type { ShownPhotos } from '../../proposal/shown-photos.ts'

/** A proposal as the server has sent it back. */
export interface RefusedProposal {
  readonly form: RefusedForm<ProposalField | 'photos'>
  readonly photos: ShownPhotos
}
