/** The store that all machines share: a server that speaks S3, which can be taken away for a while. */
import type { Storage } from '#/platform/storage/local-storage.ts'
import { openS3Storage } from '#/platform/storage/s3-storage.ts'
import { startTestS3 } from '../../tests/helpers/s3-server.ts'

/** A running store. */
export interface SharedStorage {
  /** What a site is given. */
  readonly variables: Readonly<Record<string, string>>
  readonly storage: Pick<Storage, 'get'>
  /** From now on connections to it break. */
  takeAway(): void
  bringBack(): void
  close(): Promise<void>
}

/** Start it. */
export async function startSharedStorage(): Promise<SharedStorage> {
  const s3 = await startTestS3()
  return {
    variables: s3.variables,
    storage: openS3Storage(s3.place, { keys: s3.keys, limitMs: 10_000 }),
    takeAway: () => s3.fail('away'),
    bringBack: () => s3.heal(),
    close: () => s3.close(),
  }
}
