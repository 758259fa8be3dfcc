/** Dependencies of the photo upload in this process. */

import { getDatabase } from '#/platform/database/database.ts'
import { isSpent, limitVisitor } from '#/platform/rate-limits/limit-visitor.ts'
import { getPhotoStore } from '#/platform/storage/photo-store.ts'
import { spooling, uploadQueue } from '#/platform/uploads/upload-queue.ts'
import type { PhotoUploadParts } from './take-photo.server.ts'

/** Database, storage and queue. */
export function photoUpload(): PhotoUploadParts {
  return {
    database: getDatabase(),
    storage: getPhotoStore(),
    queue: uploadQueue(),
    now: () => new Date(),
    spool: spooling('visitor'),
    count: () => limitVisitor('upload'),
    formsSpent: () => isSpent('form'),
  }
}
