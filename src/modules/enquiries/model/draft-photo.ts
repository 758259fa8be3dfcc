/** Protocol between browser and server for the photographs of a draft. */

/** Header with the draft token, in both directions. */
export const DRAFT_HEADER = 'x-proposal-draft'

/** Upload address; `/{id}` is one photograph. */
export const PHOTOS_ADDRESS = '/api/proposal-photos'

/** Photograph stored on the server. */
export interface SentPhoto {
  readonly id: string
  /** Pixels, as is the height. */
  readonly width: number
  readonly height: number
}

/** Address of the thumbnail of a photograph. */
export function previewAddress(id: string, draft: string): string {
  return `${PHOTOS_ADDRESS}/${id}?draft=${draft}`
}
