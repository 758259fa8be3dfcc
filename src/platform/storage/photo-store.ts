/** The one store of photographs of this process: originals, by the key that pages use. */
import { getEnvironment } from '#/platform/environment.ts'
import type { Originals } from '#/platform/images/originals.ts'
import { boundedStorage, StorageLimit } from './bounded-storage.ts'
import { openLocalStorage, type Storage } from './local-storage.ts'

/** A store that the image service can read from. */
export type PhotoStore = Storage & Originals

/** Of this process: whatever asks the folder of photographs goes through it. */
export const storageLimit = new StorageLimit()

let opened: PhotoStore | undefined

/** The store in the folder that the environment names. */
export function getPhotoStore(): PhotoStore {
  if (opened) return opened
  const storage = boundedStorage(openLocalStorage(getEnvironment().storageDir), storageLimit)
  opened = { ...storage, read: storage.get }
  return opened
}
