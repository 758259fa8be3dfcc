/** Photographs of a proposal, for the staff only; therefore they have no public address. */

import { plainVariant } from '#/lib/pictures/allow-list.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { pictureProcess } from '#/platform/images/picture-process.ts'
import { getPhotoStore, type PhotoStore } from '#/platform/storage/photo-store.ts'

const VARIANTS = {
  small: { ...plainVariant('webp', 320), height: 213 },
  large: plainVariant('webp', 1280),
}

/** Photograph and size. */
export interface WantedPhoto {
  readonly id: string
  readonly size: keyof typeof VARIANTS
}

/** Read a photograph as a `data:` URL; undefined when the row or the file is gone. */
export async function readProposalPhoto(
  { db }: Database,
  { id, size }: WantedPhoto,
  store: Pick<PhotoStore, 'get'> = getPhotoStore(),
): Promise<string | undefined> {
  const row = await db
    .selectFrom('proposal_photo')
    .select('key')
    .where('id', '=', id)
    .where('enquiry_id', 'is not', null)
    .executeTakeFirst()
  const original = row && (await store.get(row.key))
  if (!original) return undefined
  const variant = await pictureProcess.run('makeVariant', original, VARIANTS[size])
  return `data:image/webp;base64,${variant.toString('base64')}`
}
