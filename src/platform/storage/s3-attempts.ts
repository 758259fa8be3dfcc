/** One question to an object store, asked again while that may help and time is left. */
import { setTimeout as wait } from 'node:timers/promises'
import type { BucketPlace } from '#/platform/storage-settings.ts'
import { explainS3Error } from './explain-s3-error.ts'
import { StorageTimeoutError } from './storage-error.ts'

/** A server that is overloaded is not helped by more. */
const MAX_ATTEMPTS = 5

/** Before the second attempt, in milliseconds; twice as long before each one after. */
const FIRST_PAUSE_MS = 100

/**
 * Ask until there is an answer, at most for so long in all.
 * @param ask given the signal that ends it
 * @throws {StorageError} in words; {@link StorageTimeoutError} when time was up before anything was answered
 */
export async function attemptWithin<T>(
  limitMs: number,
  place: BucketPlace,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const end = AbortSignal.timeout(limitMs)
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask(end)
    } catch (failure) {
      if (end.aborted) throw new StorageTimeoutError()
      const { error, isPassing } = explainS3Error(failure, place)
      if (!isPassing || attempt === MAX_ATTEMPTS) throw error
      // Of many that wait, not all at the same moment.
      const pause = FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random())
      await wait(pause, undefined, { signal: end }).catch(() => {
        throw error
      })
    }
  }
}
