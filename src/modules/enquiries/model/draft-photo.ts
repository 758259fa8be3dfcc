/** What browser and server say to each other about a draft's photographs. */

/** Names the draft, in both directions of a photograph. */
export const DRAFT_HEADER = 'x-proposal-draft'

/** Where photographs are sent to; with `/{id}` one of them. */
export const PHOTOS_ADDRESS = '/api/proposal-photos'

/** A photograph that the server has. */
export interface SentPhoto {
  readonly id: string
  /** Pixels, as is the height. */
  readonly width: number
  readonly height: number
}

/** Where the small picture of a photograph is. */
export function previewAddress(id: string, draft: string): string {
  return `${PHOTOS_ADDRESS}/${id}?draft=${draft}`
}
