/** Reading a ZIP file that a user sent: nothing in it is believed, and nothing larger than announced is unpacked. */
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'

/** Why an archive is not taken. */
export type ArchiveProblem = 'no-archive' | 'damaged' | 'encrypted' | 'other-method' | 'too-large'

/** An archive that is not taken. */
export class ArchiveRejection extends Error {
  override readonly name = 'ArchiveRefusal'
  readonly problem: ArchiveProblem
  /** The file inside that it is about; absent where it is the whole archive. */
  readonly file: string | undefined

  constructor(problem: ArchiveProblem, file?: string, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
    this.file = file
  }
}

/** A file inside an archive. */
export interface ZipEntry {
  readonly name: string
  /** As announced; more is not unpacked. */
  readonly bytes: number
  /**
   * The file's bytes.
   * @throws {ArchiveRejection}
   */
  read(): Promise<Buffer>
}

/** Five thousand venues with twenty photographs each. */
const MAX_ENTRIES = 100_000

/**
 * Open an archive for as long as `use` runs.
 * @param file absolute path
 * @throws {ArchiveRejection}
 */
export async function withZip<T>(file: string, use: (entries: ZipEntry[]) => Promise<T>): Promise<T> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    throw new ArchiveRejection('no-archive', undefined, error)
  })
  try {
    return await use(await entriesOf(zip))
  } finally {
    zip.close()
  }
}

async function entriesOf(zip: ZipFile): Promise<ZipEntry[]> {
  if (zip.entryCount > MAX_ENTRIES) throw new ArchiveRejection('too-large')
  const entries: ZipEntry[] = []
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName: name, uncompressedSize: bytes } = entry
      entries.push({ name, bytes, read: () => readEntry(zip, entry) })
    }
  } catch (error) {
    throw new ArchiveRejection('damaged', undefined, error)
  }
  return entries
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const { fileName: name } = entry
  if (entry.isEncrypted()) throw new ArchiveRejection('encrypted', name)
  if (!entry.canDecodeFileData()) throw new ArchiveRejection('other-method', name)
  const content = await zip
    .openReadStreamPromise(entry)
    .then(buffer)
    .catch((error: unknown) => {
      throw new ArchiveRejection('damaged', name, error)
    })
  // The library compares sizes only.
  if (crc32(content) !== entry.crc32) throw new ArchiveRejection('damaged', name)
  return content
}
