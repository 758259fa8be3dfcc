/** Photographs of venues on their way in. No page shows one before the venue is saved. */
import { randomBytes } from 'node:crypto'
import type { StaffSession } from '#/modules/staff/server/auth/staff-session.ts'
import { writeAudit } from '#/platform/audit-log/audit.ts'
import type { PictureClaim } from '#/platform/images/picture-formats.ts'
import {
  type PhotoOwner,
  type ReceivingParts,
  receivePhoto,
} from '#/platform/uploads/receive-photo.server.ts'
import type { SpooledFile } from '#/platform/uploads/spool-file.ts'
import type { VenuePhotoOutcome } from '../../admin/photos/photo-upload.ts'
import type { StoredVenuePhoto } from '../../model/venue-photo.ts'
import { MOST_PHOTOS } from '../../model/venue-photos.schema.ts'
import type { DeskDatabase } from './desk-database.ts'
import { countPhotos, findPhotoByHash, insertUnplacedPhotos } from './venue-photos.repository.server.ts'

/** Photographs that may be stored for one venue besides those that its page shows. */
const MOST_STORED = 4 * MOST_PHOTOS

/** What taking a photograph in needs. */
export interface VenuePhotoIntake extends ReceivingParts {
  readonly database: DeskDatabase
}

type By = Pick<StaffSession, 'id' | 'name' | 'network'>

interface AskedVenue {
  readonly id: string
  readonly slug: string
  readonly name: string
}

/**
 * Takes a photograph. When it answers `stored`, file and row are on the disk.
 * @throws {QueueFullError} when too many wait already, and whatever storage or database throw
 */
export async function takeVenuePhoto(
  venueId: string,
  file: SpooledFile,
  claim: PictureClaim,
  by: By,
  intake: VenuePhotoIntake,
): Promise<VenuePhotoOutcome> {
  const venue = await intake.database.db
    .selectFrom('venue')
    .select(['id', 'slug', 'name'])
    .where('id', '=', venueId)
    .executeTakeFirst()
  if (venue === undefined) return { kind: 'refused', problem: { code: 'no-venue' } }
  const received = await receivePhoto(venueOwner(venue, by, intake), file, claim, intake)
  return received.kind === 'taken' ? { kind: 'stored', photo: received.photo } : received
}

function venueOwner(
  venue: AskedVenue,
  by: By,
  { database: { db }, storage }: VenuePhotoIntake,
): PhotoOwner<StoredVenuePhoto> {
  return {
    most: MOST_STORED,
    mostTold: MOST_PHOTOS,
    find: (sha256) => findPhotoByHash(db, venue.id, sha256),
    count: () => countPhotos(db, venue.id),
    newKey: () => newKey(venue.slug),
    insert: async ({ id, key, width, height, placeholder, dominantColor, sha256, at }) => {
      const photo = { id, key, width, height }
      try {
        await db.transaction().execute(async (transaction) => {
          const row = { ...photo, venue_id: venue.id, placeholder, dominant_color: dominantColor, sha256 }
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
        await storage.remove(key)
        throw error
      }
      return photo
    },
  }
}

/** The slug makes files findable; the rest keeps what is not published yet from being guessed. */
function newKey(slug: string): string {
  return `${slug}-${randomBytes(8).toString('hex')}`
}
