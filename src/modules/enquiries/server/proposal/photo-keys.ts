/**
 * Keys of proposals' photographs in the storage: `proposals/1795315200000-…`. The slash keeps them out of `/img`,
 * whose keys have none; the time is for whoever looks into the folder.
 */
import { randomUUID } from 'node:crypto'

/** Where a photograph of a proposal is stored: sorted by time, unguessable. */
export function newPhotoKey(now: Date): string {
  return `proposals/${now.getTime()}-${randomUUID()}`
}
