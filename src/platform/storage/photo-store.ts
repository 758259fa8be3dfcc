/** The one store of photographs of this process: originals, by the key that pages use. */
import { getEnvironment } from '#/platform/environment.ts'
import type { Originals } from '#/platform/images/originals.ts'
import { boundedStorage, bucketLimit, StorageLimit } from './bounded-storage.ts'
import type { Storage } from './local-storage.ts'
import { openStorage } from './open-storage.ts'
import { watchingWrites } from './try-store.ts'

/** A store that the image service can read from. */
export type PhotoStore = Storage & Originals

/** Of this process: whatever asks the folder of photographs goes through it. */
export const folderLimit = new StorageLimit()

/** The same for the bucket. */
const asksLimit = bucketLimit()

let opened: PhotoStore | undefined

/** The store in the folder or the bucket that the environment names. */
export function getPhotoStore(): PhotoStore {
  if (opened) return opened
  const { storage: place } = getEnvironment()
  const storage = openStorage(place)
  const bounded = place.kind === 'folder' ? boundedStorage(storage, folderLimit) : boundedBucket(storage)
  opened = { ...bounded, read: bounded.get }
  return opened
}

function boundedBucket(storage: Storage): Storage {
  // Each page of a list ends in time by itself.
  return watchingWrites({ ...boundedStorage(storage, asksLimit), list: storage.list })
}

/** Whether something that was asked of the store has not been answered in time, nor since. */
export function isStoreOverdue(): boolean {
  return folderLimit.isOverdue || asksLimit.isOverdue
}
