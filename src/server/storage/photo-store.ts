/** The one store of photographs of this process: originals, by the key that pages use. */
import { getEnvironment } from '#/server/environment.ts'
import { openLocalStorage, type Storage } from './local-storage.ts'

/** A store that the image service can read from. */
export interface PhotoStore extends Storage {
  /** As `get`. */
  read(key: string): Promise<Buffer | undefined>
}

let opened: PhotoStore | undefined

/** The store in the folder that the environment names. */
export function getPhotoStore(): PhotoStore {
  if (opened) return opened
  const storage = openLocalStorage(getEnvironment().storageDir)
  opened = { ...storage, read: storage.get }
  return opened
}
