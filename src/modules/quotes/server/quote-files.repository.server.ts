/** PDFs of quotes as they were sent: never drawn again. */
import { createHash } from 'node:crypto'
import type { Db } from '#/platform/database/schema.ts'
import { getPhotoStore, type PhotoStore } from '#/platform/storage/photo-store.ts'

/** The stored bytes are not those that were sent. */
export class AlteredPdfError extends Error {
  override readonly name = 'AlteredPdfError'
}

/**
 * The PDF of a version, byte by byte as it was sent.
 * @returns undefined for one that was not sent
 * @throws {AlteredPdfError} when it is gone from the storage, or is another one
 */
export async function readQuotePdf(
  db: Db,
  versionId: string,
  store: Pick<PhotoStore, 'get'> = getPhotoStore(),
): Promise<Buffer | undefined> {
  return (await readFile(db, versionId, 'quote', store))?.bytes
}

/** The paper of a version that was signed by hand, as it was scanned. @throws {AlteredPdfError} when it is another one */
export async function readSignedPaper(db: Db, versionId: string) {
  return readFile(db, versionId, 'signed', getPhotoStore())
}

async function readFile(
  db: Db,
  versionId: string,
  kind: 'quote' | 'signed',
  store: Pick<PhotoStore, 'get'>,
): Promise<{ readonly key: string; readonly bytes: Buffer } | undefined> {
  const file = await db
    .selectFrom('quote_file')
    .select(['key', 'sha256'])
    .where('version_id', '=', versionId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (file === undefined) return undefined
  const bytes = await store.get(file.key)
  if (bytes === undefined || createHash('sha256').update(bytes).digest('hex') !== file.sha256)
    throw new AlteredPdfError(`the PDF ${file.key} is not the one that was sent`)
  return { key: file.key, bytes }
}
