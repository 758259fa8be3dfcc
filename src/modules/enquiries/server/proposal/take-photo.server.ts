/** Taking in one photograph of a proposal: checked, then its file, then its row. */
import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PictureRefusal } from '#/lib/pictures/picture-refusal.ts'
import { uploadProblem } from '#/lib/pictures/upload-problem.ts'
import { acceptPicture } from '#/platform/images/accept-picture.ts'
import type { PictureClaim } from '#/platform/images/picture-formats.ts'
import type { PictureQueue } from '#/platform/images/picture-queue.ts'
import type { Taken } from '#/platform/rate-limits/limits.ts'
import type { Storage } from '#/platform/storage/local-storage.ts'
import type { WithSpooledPhoto } from '#/platform/uploads/intake.ts'
import type { SpooledFile } from '#/platform/uploads/spool-file.ts'
import type { PhotoProblem } from '../../model/photo-problem.ts'
import { PROPOSAL_LIMITS } from '../../model/proposal-fields.ts'
import { newPhotoKey } from './photo-keys.ts'
import {
  countWaiting,
  findDraftPhotos,
  insertPhoto,
  type PhotoDatabase,
  type StoredPhoto,
} from './proposal-photos.repository.server.ts'

/** The most that all drafts together may keep: whoever fills the disk fills no more than this. */
const MOST_WAITING_BYTES = 8_000_000_000

const TOO_MANY: PhotoProblem = { code: 'too-many-photos', values: { max: PROPOSAL_LIMITS.photos } }

/** What taking a photograph in needs. */
export interface PhotoIntake {
  readonly database: PhotoDatabase
  readonly storage: Pick<Storage, 'put' | 'get' | 'remove'>
  /** Decoding takes turns; files wait on the disk. */
  readonly queue: Pick<PictureQueue, 'run'>
  readonly now: () => Date
  /** Lays a file on the disk while it is looked at. */
  readonly spool: WithSpooledPhoto
  /** Counts a photograph of the visitor's network. */
  readonly count: () => Promise<Taken>
  /** Whether the visitor's network has sent as many forms as it may: then it need not send photographs either. */
  readonly formsSpent: () => Promise<boolean>
}

/** Taken, or not, and why. */
export type TakenPhoto =
  | { readonly kind: 'taken'; readonly photo: StoredPhoto }
  | { readonly kind: 'refused'; readonly problem: PhotoProblem }

/**
 * Counts a photograph that is about to come, and says why it is not even read.
 * @returns nothing when it may come
 */
export async function refusedBefore({ database, count }: PhotoIntake): Promise<PhotoProblem | undefined> {
  const counted = await count()
  if (counted.kind === 'exceeded') {
    return { code: 'too-many-uploads', values: { minutes: Math.ceil(counted.retryAfterSeconds / 60) } }
  }
  if ((await countWaiting(database)).bytes > MOST_WAITING_BYTES) return { code: 'no-room' }
  return undefined
}

/**
 * Takes a photograph into a draft, counted by {@link refusedBefore}. When it answers `taken`, file and row are on the disk. The same picture again
 * gives the same photograph.
 * @param draft hash of the draft's token
 * @throws {QueueFullError} when too many wait already, and whatever storage or database throw
 */
export function takePhoto(
  draft: string,
  file: SpooledFile,
  claim: PictureClaim,
  intake: PhotoIntake,
): Promise<TakenPhoto> {
  return intake.queue.run(async () => {
    const { database, storage } = intake
    let picture: Awaited<ReturnType<typeof acceptPicture>>
    try {
      picture = await acceptPicture(await readFile(file.path), claim)
    } catch (error) {
      if (!(error instanceof PictureRefusal)) throw error
      return refused(uploadProblem(error.problem))
    }
    const { bytes, width, height, placeholder, dominantColor } = picture
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const present = await findDraftPhotos(database, draft)
    const same = present.find((photo) => photo.sha256 === sha256)
    if (same) return { kind: 'taken', photo: same }
    if (present.length >= PROPOSAL_LIMITS.photos) return refused(TOO_MANY)
    const now = intake.now()
    const photo: StoredPhoto = {
      id: randomUUID(),
      draft,
      enquiry_id: null,
      position: null,
      key: newPhotoKey(now),
      width,
      height,
      bytes: bytes.length,
      sha256,
      placeholder,
      dominant_color: dominantColor,
      created_at: now.toISOString(),
    }
    // The file first: a row without its file would be a promise that cannot be kept; a file without a row is swept.
    await storage.put(photo.key, bytes)
    const inserted = await insertPhoto(database, photo, PROPOSAL_LIMITS.photos)
    if (inserted === 'stored') return { kind: 'taken', photo }
    await storage.remove(photo.key)
    if (inserted === 'full') return refused(TOO_MANY)
    const other = (await findDraftPhotos(database, draft)).find((one) => one.sha256 === sha256)
    if (other === undefined) throw new Error('a photograph was a duplicate of one that is not there')
    return { kind: 'taken', photo: other }
  })
}

function refused(problem: PhotoProblem): TakenPhoto {
  return { kind: 'refused', problem }
}
