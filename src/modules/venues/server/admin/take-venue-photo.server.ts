/** Photographs of venues on their way in. No page shows one before the venue is saved. */

import { randomBytes } from 'node:crypto'
import { type Actor, writeAudit } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import {
  type PhotoOwner,
  type ReceivingParts,
  receivePhoto,
} from '#/platform/uploads/receive-photo.server.ts'
import type { SpooledFile } from '#/platform/uploads/spool-file.ts'
import type { StoredVenuePhoto, VenuePhotoOutcome } from '../../model/venue-photo.ts'
import { MAX_PHOTOS } from '../../model/venue-photos.schema.ts'
import { countPhotos, findPhotoByHash, insertUnplacedPhotos } from './venue-photos.repository.server.ts'

/** Photographs that may be stored for one venue besides those that its page shows. */
const MAX_STORED = 4 * MAX_PHOTOS

/** Dependencies of an upload. */
export interface VenuePhotoUpload extends ReceivingParts {
  readonly database: Database
}

interface AskedVenue {
  readonly id: string
  readonly slug: string
  readonly name: string
}

/**
 * Take a photograph. When it answers `stored`, file and row are on the disk.
 * @throws {QueueFullError} when too many wait already, and whatever storage or database throw
 */
export async function takeVenuePhoto(
  venueId: string,
  file: SpooledFile,
  by: Actor,
  upload: VenuePhotoUpload,
): Promise<VenuePhotoOutcome> {
  const venue = await upload.database.db
    .selectFrom('venue')
    .select(['id', 'slug', 'name'])
    .where('id', '=', venueId)
    .executeTakeFirst()
  if (venue === undefined) return { kind: 'refused', problem: { code: 'no-venue' } }
  const received = await receivePhoto(venueOwner(venue, by, upload), file, upload)
  return received.kind === 'taken' ? { kind: 'stored', photo: received.photo } : received
}

function venueOwner(
  venue: AskedVenue,
  by: Actor,
  { database: { db } }: VenuePhotoUpload,
): PhotoOwner<StoredVenuePhoto> {
  return {
    max: MAX_STORED,
    maxShown: MAX_PHOTOS,
    find: (sha256) => findPhotoByHash(db, venue.id, sha256),
    count: () => countPhotos(db, venue.id),
    newKey: () => newKey(venue.slug),
    insert: async ({ id, key, width, height, placeholder, dominantColor, sha256, at }) => {
      const photo = { id, key, width, height }
      await db.transaction().execute(async (transaction) => {
        const row = { ...photo, venue_id: venue.id, placeholder, dominant_color: dominantColor, sha256 }
        await insertUnplacedPhotos(transaction, [row], at)
        await writeAudit(transaction, { actor: by, action: 'venue.photo-sent', subject: venue, at })
      })
      return photo
    },
  }
}

/** The slug makes files findable; the rest keeps what is not published yet from being guessed. */
function newKey(slug: string): string {
  return `${slug}-${randomBytes(8).toString('hex')}`
}
