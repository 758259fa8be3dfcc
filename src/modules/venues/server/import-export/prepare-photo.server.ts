/** Making a photograph of a catalogue fit for the store. */
import { createHash } from 'node:crypto'
import type { AcceptedPicture } from '#/platform/images/accept-picture.ts'
import { pictureProcess } from '#/platform/images/picture-process.ts'

/** A picture that may be stored, and what the database keeps of it. */
export interface PreparedPhoto extends AcceptedPicture {
  /** Of the bytes, hexadecimal. */
  readonly sha256: string
}

/**
 * Prepare a picture.
 * @throws {PictureRejection} when it is not taken
 */
export async function preparePhoto(original: Uint8Array): Promise<PreparedPhoto> {
  const picture = await pictureProcess.run('acceptPicture', original)
  return { ...picture, sha256: sha256Of(picture.bytes) }
}

/** Of the bytes, hexadecimal. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
