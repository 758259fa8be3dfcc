/** The parts of this process that take photographs in. */
import path from 'node:path'
import { limitVisitor } from '#/server/abuse/limit-visitor.ts'
import { getDatabase } from '#/server/database/database.ts'
import { getEnvironment } from '#/server/environment.ts'
import { PictureQueue, picturesAtATime } from '#/server/images/picture-queue.ts'
import { getPhotoStore } from '#/server/storage/photo-store.ts'
import type { PhotoIntake } from './take-photo.server.ts'

let queue: PictureQueue | undefined

/** Where files are kept on their way in; on the disk of the data, where there is room. */
export function spoolFolder(): string {
  return path.join(getEnvironment().dataDir, 'incoming')
}

/** Database, storage and queue. */
export function photoIntake(): PhotoIntake {
  queue ??= new PictureQueue(picturesAtATime(getEnvironment().webConcurrency))
  return {
    database: getDatabase(),
    storage: getPhotoStore(),
    queue,
    now: () => new Date(),
    count: () => limitVisitor('upload'),
  }
}
