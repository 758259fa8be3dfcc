/** Writing a ZIP file while its contents are read. */
import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'
import { CENTRAL_HEADER, END_RECORD, FLAG, LOCAL_HEADER, METHOD } from './zip-format.ts'

const deflate = promisify(deflateRaw)

/** A file to be put in. */
export interface ArchivedFile {
  /** With `/` between folders. */
  readonly name: string
  readonly bytes: Uint8Array
  /** Not for pictures, which are compressed already. */
  readonly compress: boolean
}

/** The version of the format that a reader must know (section 4.4.3): 2.0, for folders and deflate. */
const VERSION = 20

/** The greatest offset of the plain format; larger archives would need ZIP64. */
const MOST_BYTES = 0xffff_ffff

/** 1 January 1980, the first day of the format: an archive of the same contents is the same archive. */
const DATE = 0x21

interface Written {
  readonly name: Buffer
  readonly method: number
  readonly crc: number
  readonly packed: number
  readonly bytes: number
  readonly offset: number
}

/**
 * Writes an archive.
 * @throws {RangeError} when it becomes larger than 4 GB
 */
export async function* writeZip(
  files: AsyncIterable<ArchivedFile> | Iterable<ArchivedFile>,
): AsyncGenerator<Uint8Array> {
  const written: Written[] = []
  let offset = 0
  for await (const { name, bytes, compress } of files) {
    const packed = compress ? await deflate(bytes) : bytes
    const entry: Written = {
      name: Buffer.from(name),
      method: compress ? METHOD.deflated : METHOD.stored,
      crc: crc32(bytes),
      packed: packed.length,
      bytes: bytes.length,
      offset,
    }
    const header = localHeader(entry)
    offset += header.length + packed.length
    if (offset > MOST_BYTES) throw new RangeError('an archive of more than 4 GB cannot be written')
    written.push(entry)
    yield header
    yield packed
  }
  const directory = Buffer.concat(written.map(centralHeader))
  yield directory
  yield endRecord(written.length, directory.length, offset)
}

function localHeader(entry: Written): Buffer {
  const header = Buffer.alloc(LOCAL_HEADER.size)
  header.writeUInt32LE(LOCAL_HEADER.signature, 0)
  writeCommon(header, entry, 4)
  return Buffer.concat([header, entry.name])
}

function centralHeader(entry: Written): Buffer {
  const header = Buffer.alloc(CENTRAL_HEADER.size)
  header.writeUInt32LE(CENTRAL_HEADER.signature, 0)
  header.writeUInt16LE(VERSION, 4)
  writeCommon(header, entry, 6)
  header.writeUInt32LE(entry.offset, 42)
  return Buffer.concat([header, entry.name])
}

/** The fields that stand in the same order in both headers. */
function writeCommon(header: Buffer, { method, crc, packed, bytes, name }: Written, at: number): void {
  header.writeUInt16LE(VERSION, at)
  header.writeUInt16LE(FLAG.utf8, at + 2)
  header.writeUInt16LE(method, at + 4)
  header.writeUInt16LE(DATE, at + 8)
  header.writeUInt32LE(crc, at + 10)
  header.writeUInt32LE(packed, at + 14)
  header.writeUInt32LE(bytes, at + 18)
  header.writeUInt16LE(name.length, at + 22)
}

function endRecord(entries: number, size: number, offset: number): Buffer {
  const record = Buffer.alloc(END_RECORD.size)
  record.writeUInt32LE(END_RECORD.signature, 0)
  record.writeUInt16LE(entries, 8)
  record.writeUInt16LE(entries, 10)
  record.writeUInt32LE(size, 12)
  record.writeUInt32LE(offset, 16)
  return record
}
