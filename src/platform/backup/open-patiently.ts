/** The storage as commands ask it: nobody waits for a page, and a whole catalogue goes over the line. */

import type { Storage } from '#/platform/storage/local-storage.ts'
import { openStorage } from '#/platform/storage/open-storage.ts'
import type { StoragePlace } from '#/platform/storage-settings.ts'

/** Longest wait for one file in a bucket, in milliseconds. */
const LIMIT_MS = 120_000

/** Files at a time. */
const LANES = { folder: 1, bucket: 8 } as const

/** Open a place for a command. */
export function openPatiently(place: StoragePlace): { readonly storage: Storage; readonly lanes: number } {
  return { storage: openStorage(place, LIMIT_MS), lanes: LANES[place.kind] }
}
