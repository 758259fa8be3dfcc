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
  return whileOpen(file, async (zip) => {
    const entries = await entriesOf(zip)
    return use(
      entries.map((entry) => {
        const { fileName: name, uncompressedSize: bytes } = entry
        return { name, bytes, read: () => readEntry(zip, entry) }
      }),
    )
  })
}

/** The bytes of files of an archive, by their names; undefined for what it has not. */
export type ReadFromArchive = (...names: readonly string[]) => Promise<(Buffer | undefined)[]>

/**
 * Read the directory of an archive, once for all reads from it. The file is open during each of them only.
 * @param file absolute path
 * @throws {ArchiveRejection} also from reads, once the file is another one or gone
 */
export async function indexZip(file: string): Promise<ReadFromArchive> {
  const entries = await whileOpen(file, entriesOf)
  const byName = new Map(entries.map((entry) => [entry.fileName, entry]))
  return (...names) =>
    whileOpen(file, (zip) =>
      Promise.all(
        names.map(async (name) => {
          const entry = byName.get(name)
          return entry && readEntry(zip, entry)
        }),
      ),
    )
}

async function whileOpen<T>(file: string, use: (zip: ZipFile) => Promise<T>): Promise<T> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    throw new ArchiveRejection('no-archive', undefined, error)
  })
  try {
    return await use(zip)
  } finally {
    zip.close()
  }
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MAX_ENTRIES) throw new ArchiveRejection('too-large')
  const entries: Entry[] = []
  try {
    for await (const entry of zip.eachEntry()) entries.push(entry)
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
