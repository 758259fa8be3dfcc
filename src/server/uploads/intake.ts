/** What every way of taking pictures in shares: one queue of this process, and one folder for files on their way in. */
import path from 'node:path'
import { getEnvironment } from '#/server/environment.ts'
import { PictureQueue, picturesAtATime } from '#/server/images/picture-queue.ts'

let queue: PictureQueue | undefined

/** Where files are kept on their way in; on the disk of the data, where there is room. */
export function spoolFolder(): string {
  return path.join(getEnvironment().dataDir, 'incoming')
}

/** Decoding takes turns, whoever sends. */
export function intakeQueue(): PictureQueue {
  queue ??= new PictureQueue(picturesAtATime(getEnvironment().webConcurrency))
  return queue
}
