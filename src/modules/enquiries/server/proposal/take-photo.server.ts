/** Upload of photographs for proposals. */

import { randomUUID } from 'node:crypto'
import type { Database } from '#/platform/database/open-database.ts'
import type { Taken } from '#/platform/rate-limits/limits.ts'
import type { Storage } from '#/platform/storage/local-storage.ts'
import {
  type PhotoOwner,
  type ReceivedPhoto,
  type ReceivingParts,
  receivePhoto,
} from '#/platform/uploads/receive-photo.server.ts'
import type { SpooledFile } from '#/platform/uploads/spool-file.ts'
import type { WithSpooledPhoto } from '#/platform/uploads/upload-queue.ts'
import type { PhotoProblem } from '../../model/draft-photo.ts'
import { PROPOSAL_LIMITS } from '../../model/proposal-fields.ts'
import {
  countWaiting,
  findDraftPhotos,
  insertPhoto,
  type StoredPhoto,
} from './proposal-photos.repository.server.ts'

/**
 * Keys of proposals' photographs in the storage: `proposals/1795315200000-…`. The slash keeps them out of `/img`,
 * whose keys have none; the time is for people who look into the folder.
 */

/**
 * Where a photograph of a proposal is stored: `proposals/1795315200000-…`, unguessable. The slash keeps it out of `/img`,
 * whose keys have none; the time is for people who look into the folder.
 */
function newPhotoKey(now: Date): string {
  return `proposals/${now.getTime()}-${randomUUID()}`
}

/** Storage limit of all drafts together, so that uploads cannot fill the disk. */
const MAX_WAITING_BYTES = 8_000_000_000

/** Dependencies of the upload. */
export interface PhotoUploadParts extends ReceivingParts {
  readonly database: Database
  readonly storage: Pick<Storage, 'put' | 'get' | 'has' | 'remove'>
  /** Write a file to disk while it is checked. */
  readonly spool: WithSpooledPhoto
  /** Count a photograph of the visitor's IP prefix. */
  readonly count: () => Promise<Taken>
  /** Whether the IP prefix has reached the rate limit of forms: then its photographs are rejected too. */
  readonly formsSpent: () => Promise<boolean>
}

/**
 * Count an upload and check the rate limits before the body is read.
 * @returns undefined when the upload may proceed
 */
export async function rejectedBefore({
  database,
  count,
}: PhotoUploadParts): Promise<PhotoProblem | undefined> {
  const counted = await count()
  if (counted.kind === 'exceeded') {
    return { code: 'too-many-uploads', values: { minutes: Math.ceil(counted.retryAfterSeconds / 60) } }
  }
  if ((await countWaiting(database)).bytes > MAX_WAITING_BYTES) return { code: 'no-room' }
  return undefined
}

/**
 * Take a photograph into a draft, counted by {@link rejectedBefore}.
 * @param draft hash of the draft's token
 * @throws {QueueFullError} when too many wait already, and whatever storage or database throw
 */
export function takePhoto(
  draft: string,
  file: SpooledFile,
  upload: PhotoUploadParts,
): Promise<ReceivedPhoto<StoredPhoto>> {
  return receivePhoto(draftOwner(draft, upload.database), file, upload)
}

function draftOwner(draft: string, database: Database): PhotoOwner<StoredPhoto> {
  return {
    max: PROPOSAL_LIMITS.photos,
    maxShown: PROPOSAL_LIMITS.photos,
    find: async (wanted) =>
      (await findDraftPhotos(database.db, draft)).find(({ sha256 }) => sha256 === wanted),
    count: async () => (await findDraftPhotos(database.db, draft)).length,
    newKey: newPhotoKey,
    insert: async ({ dominantColor, at, ...photo }) => {
      const row: StoredPhoto = {
        ...photo,
        draft,
        enquiry_id: null,
        position: null,
        dominant_color: dominantColor,
        created_at: at.toISOString(),
      }
      const inserted = await insertPhoto(database, row, PROPOSAL_LIMITS.photos)
      return inserted === 'stored' ? row : inserted
    },
  }
}
