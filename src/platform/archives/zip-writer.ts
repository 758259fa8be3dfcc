/** Writing a ZIP file while its contents are read. */
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** A file to be put in. */
export interface ArchivedFile {
  /** With `/` between folders. */
  readonly name: string
  readonly bytes: Uint8Array
  /** Not for pictures, which are compressed already. */
  readonly compress: boolean
}

/** The first day of the format: an archive of the same contents is the same archive. */
const DATE = new Date(1980, 0, 1)

/** Write an archive; each file is asked for when the one before has been taken away. */
export async function* writeZip(
  files: AsyncIterable<ArchivedFile> | Iterable<ArchivedFile>,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const output = Readable.from(zip.outputStream)
  const gone = new AbortController()
  const filling = fill(zip, files, gone.signal).catch((error: Error) => output.destroy(error))
  try {
    yield* output
  } finally {
    // The client may have disconnected in the middle.
    gone.abort()
    await filling
  }
}

async function fill(
  zip: ZipFile,
  files: AsyncIterable<ArchivedFile> | Iterable<ArchivedFile>,
  signal: AbortSignal,
): Promise<void> {
  for await (const { name, bytes, compress } of files) {
    const content = Readable.from([bytes])
    zip.addReadStream(content, name, { compress, mtime: DATE, forceDosTimestamp: true, size: bytes.length })
    await finished(content, { signal })
  }
  zip.end()
}
