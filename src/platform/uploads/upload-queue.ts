/** Resources shared by every kind of upload: one queue of this process, and one folder for arriving files. */
import path from 'node:path'
import { BYTES_PER_MEGABYTE, MAX_MEGABYTES } from '#/lib/pictures/picture-limits.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { currentVisitor } from '#/platform/http/visitor.ts'
import { PictureQueue, picturesAtATime } from '#/platform/images/picture-queue.ts'
import { type SpooledFile, spoolFile } from './spool-file.ts'
import { PLACES_PER_SUBSCRIBER, SpoolPlaces } from './spool-places.ts'

/** Of all processes together: 64 photographs of 15 MB are below 1 GB. */
const PLACES = 64

/** Least number for the process of a small machine. */
const LEAST_PLACES = 8

let queue: PictureQueue | undefined

/** Where files are kept on their way in; on the disk of the data, where there is room. */
export function spoolFolder(): string {
  return path.join(getEnvironment().dataDir, 'incoming')
}

/** Decoding takes turns, whatever the sender. */
export function uploadQueue(): PictureQueue {
  queue ??= new PictureQueue(picturesAtATime(getEnvironment().webConcurrency))
  return queue
}

/** Strangers can never take the places of the staff. */
export type Sender = 'visitor' | 'staff'

const places = new Map<Sender, SpoolPlaces>()

function placesOf(sender: Sender): SpoolPlaces {
  const known = places.get(sender)
  if (known) return known
  const all = Math.max(LEAST_PLACES, Math.floor(PLACES / getEnvironment().webConcurrency))
  const made = new SpoolPlaces({
    subscriber: PLACES_PER_SUBSCRIBER,
    surrounding: PLACES_PER_SUBSCRIBER * 4,
    all,
    waitingOfSubscriber: 32,
    waiting: 256,
    patienceMs: 60_000,
  })
  places.set(sender, made)
  return made
}

/** Do something with one photograph while it lies in the folder for files on their way in. */
export type WithSpooledPhoto = <T>(
  chunks: AsyncIterable<Uint8Array>,
  work: (file: SpooledFile) => Promise<T>,
) => Promise<T>

/**
 * Spool photographs of one kind of senders: each takes a place, and leave nothing behind.
 * @throws {NoPlaceError} when there is no place, {@link TooManyBytesError} above the size of a photograph, and what
 *   the body or the work throws
 */
export function spooling(sender: Sender): WithSpooledPhoto {
  return async (chunks, work) => {
    const leave = await placesOf(sender).take(currentVisitor().address)
    try {
      const file = await spoolFile(chunks, spoolFolder(), MAX_MEGABYTES * BYTES_PER_MEGABYTE)
      try {
        return await work(file)
      } finally {
        await file.remove()
      }
    } finally {
      leave()
    }
  }
}
