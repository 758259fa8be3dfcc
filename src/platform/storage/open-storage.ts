/** The storage at a place, of whichever kind. */
import { type BucketPlace, readStorageKeys, type StoragePlace } from '#/platform/storage-settings.ts'
import { LIMIT_MS } from './bounded-storage.ts'
import { openLocalStorage, type Storage } from './local-storage.ts'
import { type BucketStorage, openS3Storage } from './s3-storage.ts'
import { StorageError } from './storage-error.ts'

/**
 * Open a place. Nothing is asked of it yet.
 * @param limitMs longest wait for one step in a bucket; commands that copy large files over a slow line give more
 * @throws {StorageError} when the environment lacks the keys of a bucket
 */
export function openStorage(place: StoragePlace, limitMs = LIMIT_MS): Storage {
  if (place.kind === 'folder') return openLocalStorage(place.folder)
  return openBucket(place, limitMs)
}

/**
 * Open a bucket, likewise.
 * @throws {StorageError} when the environment lacks its keys
 */
export function openBucket(place: BucketPlace, limitMs = LIMIT_MS): BucketStorage {
  const keys = readStorageKeys(process.env)
  if (keys === undefined) {
    throw new StorageError('denied', 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set')
  }
  return openS3Storage(place, { keys, limitMs })
}
