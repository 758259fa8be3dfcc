/** Taking in one photograph of a venue: checked, then its file, then its row. No page shows it before the venue is saved. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PictureRefusal } from '#/lib/pictures/picture-refusal.ts'
import { uploadProblem } from '#/lib/pictures/upload-problem.ts'
import type { StaffSession } from '#/modules/staff/server/auth/staff-session.ts'
import { writeAudit } from '#/platform/audit-log/audit.ts'
import { acceptPicture } from '#/platform/images/accept-picture.ts'
import type { PictureClaim } from '#/platform/images/picture-formats.ts'
import type { PictureQueue } from '#/platform/images/picture-queue.ts'
import type { Storage } from '#/platform/storage/local-storage.ts'
import type { SpooledFile } from '#/platform/uploads/spool-file.ts'
import type { VenuePhotoOutcome } from '../../admin/photos/photo-upload.ts'
import { MOST_PHOTOS } from '../../model/venue-photos.schema.ts'
import type { DeskDatabase } from './desk-database.ts'
import { countPhotos, findPhotoByHash, insertUnplacedPhotos } from './venue-photos.repository.server.ts'

/** Photographs that may be stored for one venue besides those that its page shows. */
const MOST_STORED = 4 * MOST_PHOTOS

/** What taking a photograph in needs. */
export interface VenuePhotoIntake {
  readonly database: DeskDatabase
  readonly storage: Pick<Storage, 'put' | 'remove'>
  /** Decoding takes turns; files wait on the disk. */
  readonly queue: Pick<PictureQueue, 'run'>
  readonly now: () => Date
}

/**
 * Takes a photograph. When it answers `stored`, file and row are on the disk. The same picture again gives the same
 * photograph.
 * @throws {QueueFullError} when too many wait already, and whatever storage or database throw
 */
export function takeVenuePhoto(
  venueId: string,
  file: SpooledFile,
  claim: PictureClaim,
  by: Pick<StaffSession, 'id' | 'name' | 'network'>,
  { database, storage, queue, now }: VenuePhotoIntake,
): Promise<VenuePhotoOutcome> {
  return queue.run(async () => {
    const venue = await database.db
      .selectFrom('venue')
      .select(['id', 'slug', 'name'])
      .where('id', '=', venueId)
      .executeTakeFirst()
    if (venue === undefined) return refused({ code: 'no-venue' })
    let picture: Awaited<ReturnType<typeof acceptPicture>>
    try {
      picture = await acceptPicture(await readFile(file.path), claim)
    } catch (error) {
      if (!(error instanceof PictureRefusal)) throw error
      return refused(uploadProblem(error.problem))
    }
    const { bytes, width, height, placeholder, dominantColor } = picture
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const same = await findPhotoByHash(database.db, venueId, sha256)
    if (same !== undefined) return { kind: 'stored', photo: same }
    if ((await countPhotos(database.db, venueId)) >= MOST_STORED) {
      return refused({ code: 'too-many-photos', values: { max: MOST_PHOTOS } })
    }
    const photo = { id: randomUUID(), key: newKey(venue.slug), width, height }
    const at = now()
    // The file first: a row without its file would be a promise that cannot be kept.
    await storage.put(photo.key, bytes)
    try {
      await database.db.transaction().execute(async (transaction) => {
        const row = { ...photo, venue_id: venueId, placeholder, dominant_color: dominantColor, sha256 }
        await insertUnplacedPhotos(transaction, [row], at)
        await writeAudit(transaction, {
          actor: by,
          action: 'venue.photo-sent',
          subject: venue,
          network: by.network,
          at,
        })
      })
    } catch (error) {
      await storage.remove(photo.key)
      throw error
    }
    return { kind: 'stored', photo }
  })
}

/** The slug makes files findable; the rest keeps what is not published yet from being guessed. */
function newKey(slug: string): string {
  return `${slug}-${randomBytes(8).toString('hex')}`
}

function refused(problem: Extract<VenuePhotoOutcome, { kind: 'refused' }>['problem']): VenuePhotoOutcome {
  return { kind: 'refused', problem }
}
