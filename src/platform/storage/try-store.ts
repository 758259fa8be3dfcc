/** Whether a bucket does what it is asked: its rights are seen only by using them. */
import { randomBytes } from 'node:crypto'
import type { Storage } from './local-storage.ts'
import { StorageError } from './storage-error.ts'

/** A file that no row names. It is there for a moment only. */
const PROBE = 'readiness-probe'

let refused = false

/** Whether the last file of this process that was to be kept was not. */
export function isWritingRefused(): boolean {
  return refused
}

/** The same store, which remembers whether the last write succeeded. */
export function watchingWrites<S extends Pick<Storage, 'put'>>(store: S): S {
  return {
    ...store,
    put: async (key: string, bytes: Uint8Array) => {
      try {
        await store.put(key, bytes)
        refused = false
      } catch (error) {
        if (error instanceof StorageError) refused = true
        throw error
      }
    },
  }
}

/**
 * Ask for a file that is not there: the answer tells a bucket that is there from one that is not.
 * @throws {StorageError}
 */
export async function checkStoreReads(store: Pick<Storage, 'get'>): Promise<void> {
  await store.get(PROBE)
}

/**
 * Write a small file, read it, take it away, and see that it is missing.
 * @throws {StorageError}
 */
export async function tryStore(store: Pick<Storage, 'put' | 'get' | 'remove'>): Promise<void> {
  const bytes = randomBytes(16)
  await store.put(PROBE, bytes)
  const back = await store.get(PROBE)
  await store.remove(PROBE)
  // Keys that may not list are told of a missing file that they may not see it.
  await store.get(PROBE)
  // Another process that tries at the same moment puts others, or takes them away.
  if (back !== undefined && back.length !== bytes.length) {
    throw new StorageError('damaged', 'the object store does not give back what was put there')
  }
}
