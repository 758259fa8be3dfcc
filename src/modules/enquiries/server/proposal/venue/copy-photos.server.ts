/** The photographs of a proposal become those of a venue: files of their own, so that neither needs the other. */

import { randomBytes, randomUUID } from 'node:crypto'
import type { VenueDocument } from '#/modules/venues/model/venue-document.schema.ts'
import { freshPhoto } from '#/modules/venues/model/venue-photo.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { PhotoStore } from '#/platform/storage/photo-store.ts'

/** Copied photographs, in their order. */
export interface CopiedPhotos {
  readonly inDocument: VenueDocument['photos']
  /** What the store and the tables know of them. */
  readonly rows: readonly {
    readonly id: string
    readonly key: string
    readonly venue_id: string
    readonly width: number
    readonly height: number
    readonly placeholder: string
    readonly dominant_color: string
    readonly sha256: string
  }[]
}

/**
 * Copy the files, before anything is written into tables. They were checked and made fit when they arrived, so that
 * no picture is decoded here. One whose file is gone is left out.
 */
export async function copyPhotos(
  db: Db,
  store: Pick<PhotoStore, 'get' | 'put'>,
  {
    proposalId,
    venueId,
    slug,
  }: { readonly proposalId: string; readonly venueId: string; readonly slug: string },
): Promise<CopiedPhotos> {
  const sent = await db
    .selectFrom('proposal_photo')
    .select(['key', 'width', 'height', 'placeholder', 'dominant_color', 'sha256'])
    .where('enquiry_id', '=', proposalId)
    .orderBy('position')
    .execute()
  const rows: CopiedPhotos['rows'][number][] = []
  // One after another: each is held in memory.
  for (const photo of sent) {
    const bytes = await store.get(photo.key)
    if (bytes === undefined) continue
    const key = `${slug}-${randomBytes(8).toString('hex')}`
    await store.put(key, bytes)
    rows.push({ ...photo, id: randomUUID(), key, venue_id: venueId })
  }
  return { rows, inDocument: rows.map(freshPhoto) }
}
