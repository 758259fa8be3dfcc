/** Upload of one photograph, for a proposal or a venue: checked, then its file, then its row. */
import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PictureRejection } from '#/lib/pictures/picture-rejection.ts'
import { type UploadProblem, type UploadProblemCode, uploadProblem } from '#/lib/pictures/upload-problem.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { AcceptedPicture } from '#/platform/images/accept-picture.ts'
import { pictureProcess } from '#/platform/images/picture-process.ts'
import type { PictureQueue } from '#/platform/images/picture-queue.ts'
import type { Storage } from '#/platform/storage/local-storage.ts'
import { removeUnnamed } from '#/platform/storage/named-keys.ts'
import type { SpooledFile } from './spool-file.ts'

/** A photograph whose file is in the storage and whose row is to be written. */
export interface NewPhoto {
  /** UUID. */
  readonly id: string
  /** Key in the storage. */
  readonly key: string
  /** Pixels, as is the height. */
  readonly width: number
  readonly height: number
  /** Of the stored file. */
  readonly bytes: number
  /** Of the stored bytes, hexadecimal. */
  readonly sha256: string
  readonly placeholder: string
  readonly dominantColor: string
  readonly at: Date
}

/** Owner of photographs: one draft of a proposal, one venue. */
export interface PhotoOwner<Photo> {
  /** The most that it may have. */
  readonly max: number
  /** The limit that the error names. */
  readonly maxShown: number
  /** Find the photograph with these bytes that it has already. */
  find(sha256: string): Promise<Photo | undefined>
  count(): Promise<number>
  newKey(now: Date): string
  /** Write the row; `present` or `full` where others were quicker. When it throws, the file stays: a row may name it. */
  insert(photo: NewPhoto): Promise<Photo | 'present' | 'full'>
}

/** Dependencies of a photograph's upload. */
export interface ReceivingParts {
  readonly database: Database
  readonly storage: Pick<Storage, 'put' | 'has' | 'remove'>
  /** Decoding takes turns; files wait on the disk. */
  readonly queue: Pick<PictureQueue, 'run'>
  readonly now: () => Date
}

/** Taken, or not, and why. */
export type ReceivedPhoto<Photo> =
  | { readonly kind: 'taken'; readonly photo: Photo }
  | { readonly kind: 'refused'; readonly problem: UploadProblem<UploadProblemCode | 'too-many-photos'> }

/**
 * Take a photograph in for its owner. When it answers `taken`, file and row are on the disk. The same picture again gives
 * the same photograph, and its file where that was lost.
 * @throws {QueueFullError} when too many wait already, and whatever storage or owner throw
 */
export function receivePhoto<Photo extends { readonly key: string }>(
  owner: PhotoOwner<Photo>,
  file: SpooledFile,
  { database, storage, queue, now }: ReceivingParts,
): Promise<ReceivedPhoto<Photo>> {
  const full: ReceivedPhoto<Photo> = {
    kind: 'refused',
    problem: { code: 'too-many-photos', values: { max: owner.maxShown } },
  }
  return queue.run(async () => {
    let picture: AcceptedPicture
    try {
      picture = await pictureProcess.run('acceptPicture', await readFile(file.path))
    } catch (error) {
      if (!(error instanceof PictureRejection)) throw error
      return { kind: 'refused', problem: uploadProblem(error.problem) }
    }
    const { bytes, ...facts } = picture
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const known = async (): Promise<ReceivedPhoto<Photo> | undefined> => {
      const photo = await owner.find(sha256)
      if (photo !== undefined && !(await storage.has(photo.key))) await storage.put(photo.key, bytes)
      return photo && { kind: 'taken', photo }
    }
    const same = await known()
    if (same !== undefined) return same
    if ((await owner.count()) >= owner.max) return full
    const at = now()
    const photo = { ...facts, id: randomUUID(), key: owner.newKey(at), bytes: bytes.length, sha256, at }
    // The file first: a row without its file would be a promise that cannot be kept.
    await storage.put(photo.key, bytes)
    const inserted = await owner.insert(photo)
    if (typeof inserted === 'object') return { kind: 'taken', photo: inserted }
    await removeUnnamed({ database, storage }, [photo.key])
    if (inserted === 'full') return full
    const other = await known()
    if (other === undefined) throw new Error('a photograph was a duplicate of one that is not there')
    return other
  })
}
