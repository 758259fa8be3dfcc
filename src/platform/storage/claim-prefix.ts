/** One prefix of a bucket for each installation: the sweep of another one would erase files that its own rows do not name. */
import { StartError } from '#/platform/start-error.ts'
import { type BucketPlace, nameOfPlace } from '#/platform/storage-settings.ts'
import { type BucketStorage, SITE_MARK } from './s3-storage.ts'

/**
 * See to it that a prefix is marked as that of an installation. All its machines, and what is restored from its backups,
 * have one id.
 * @throws {StartError} when it is marked as that of another
 * @throws {StorageError}
 */
export async function claimPrefix(
  place: BucketPlace,
  bucket: Pick<BucketStorage, 'readSite' | 'writeSite'>,
  id: string,
): Promise<void> {
  let owner = await bucket.readSite()
  if (owner === undefined) {
    await bucket.writeSite(id)
    // Of two at the same moment, the later one has it.
    owner = await bucket.readSite()
  }
  if (owner === id) return
  throw new StartError(`STORAGE_URL (${nameOfPlace(place)}) belongs to another installation. Nothing was started: each of the two would erase the files of the other.
  - If STORAGE_URL names the wrong place, correct it: each installation has a bucket or a prefix of its own.
  - If the other one will never start again and its files are to be used here, remove ${place.prefix}${SITE_MARK} from the bucket ${place.bucket} and start again.`)
}
