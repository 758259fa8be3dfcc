/**
 * Photographs sent with a venue proposal. Their bytes are in the storage, under their key; no one is served them
 * publicly.
 */

/** One photograph: of a draft until `enquiry_id` is set. Times are ISO 8601, UTC. */
export interface ProposalPhotoTable {
  /** UUID. */
  id: string
  /** SHA-256 of the token that only the sender's browser knows, hexadecimal. */
  draft: string
  /** The proposal it belongs to; NULL until that is sent. */
  enquiry_id: string | null
  /** Its place in the proposal, from 0; NULL until that is sent. */
  position: number | null
  /** Key in the storage. Two proposals from one draft share a file. */
  key: string
  /** Pixels, as is the height. */
  width: number
  height: number
  /** Of the stored file. */
  bytes: number
  /** Of the stored bytes, hexadecimal. The same picture is stored once for a draft. */
  sha256: string
  /** `data:image/webp;base64,…`, at most 400 bytes. */
  placeholder: string
  /** `#rrggbb`. */
  dominant_color: string
  created_at: string
}

/** The photographs' part of the schema. */
export interface ProposalPhotoTables {
  proposal_photo: ProposalPhotoTable
}

declare module '#/platform/database/schema.ts' {
  interface Tables extends ProposalPhotoTables {}
}
