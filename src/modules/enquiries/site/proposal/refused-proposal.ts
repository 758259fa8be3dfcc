import type { RefusedForm } from '#/forms/refused-form.ts'
import type { ProposalField } from '../../model/proposal-fields.ts'
import type { ShownPhotos } from '../../model/shown-photos.ts'

/** A proposal as the server has sent it back. */
export interface RefusedProposal {
  readonly form: RefusedForm<ProposalField | 'photos'>
  readonly photos: ShownPhotos
}
