/** Reading a ZIP file that somebody sent: nothing in it is believed, and nothing larger than announced is unpacked. */
import { type FileHandle, open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { CENTRAL_HEADER, END_RECORD, FLAG, LOCAL_HEADER, METHOD } from './zip-format.ts'

const inflate = promisify(inflateRaw)

/** Why an archive is not taken. */
export type ArchiveProblem = 'no-archive' | 'damaged' | 'encrypted' | 'other-method' | 'too-large'

/** An archive that is not taken. */
export class ArchiveRefusal extends Error {
  override readonly name = 'ArchiveRefusal'
  readonly problem: ArchiveProblem
  /** The file inside that it is about; absent where it is the whole archive. */
  readonly file: string | undefined

  constructor(problem: ArchiveProblem, file?: string) {
    super(problem)
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
   * @throws {ArchiveRefusal}
   */
  read(): Promise<Buffer>
}

/** The longest comment that may stand behind the end record. */
const MOST_COMMENT = 0xffff

/** Bytes of the directory: a hundred thousand files have less. */
const MOST_DIRECTORY = 16 * 1024 * 1024

/**
 * Opens an archive for as long as `use` runs.
 * @param file absolute path
 * @throws {ArchiveRefusal}
 */
export async function withZip<T>(file: string, use: (entries: ZipEntry[]) => Promise<T>): Promise<T> {
  const handle = await open(file, 'r')
  try {
    return await use(await readDirectory(handle))
  } finally {
    await handle.close()
  }
}

async function readDirectory(handle: FileHandle): Promise<ZipEntry[]> {
  const { size } = await handle.stat()
  const tail = await readAt(handle, Math.max(0, size - END_RECORD.size - MOST_COMMENT), size)
  const at = tail.lastIndexOf(signatureBytes(END_RECORD.signature))
  if (at === -1 || at + END_RECORD.size > tail.length) throw new ArchiveRefusal('no-archive')
  const count = tail.readUInt16LE(at + 10)
  const bytes = tail.readUInt32LE(at + 12)
  const offset = tail.readUInt32LE(at + 16)
  if (bytes > MOST_DIRECTORY) throw new ArchiveRefusal('too-large')
  if (offset + bytes > size) throw new ArchiveRefusal('damaged')
  const directory = await readAt(handle, offset, offset + bytes)
  const entries: ZipEntry[] = []
  for (let from = 0; entries.length < count; ) {
    if (from + CENTRAL_HEADER.size > directory.length) throw new ArchiveRefusal('damaged')
    if (directory.readUInt32LE(from) !== CENTRAL_HEADER.signature) throw new ArchiveRefusal('damaged')
    const nameEnd = from + CENTRAL_HEADER.size + directory.readUInt16LE(from + 28)
    entries.push(entryOf(handle, directory.subarray(from, nameEnd)))
    from = nameEnd + directory.readUInt16LE(from + 30) + directory.readUInt16LE(from + 32)
  }
  return entries
}

function entryOf(handle: FileHandle, header: Buffer): ZipEntry {
  const name = header.subarray(CENTRAL_HEADER.size).toString()
  const facts = {
    name,
    flags: header.readUInt16LE(8),
    method: header.readUInt16LE(10),
    crc: header.readUInt32LE(16),
    packed: header.readUInt32LE(20),
    bytes: header.readUInt32LE(24),
    offset: header.readUInt32LE(42),
  }
  return { name, bytes: facts.bytes, read: () => readEntry(handle, facts) }
}

interface Facts {
  readonly name: string
  readonly flags: number
  readonly method: number
  readonly crc: number
  readonly packed: number
  readonly bytes: number
  readonly offset: number
}

async function readEntry(handle: FileHandle, entry: Facts): Promise<Buffer> {
  const { name, flags, method, crc, packed, bytes, offset } = entry
  if ((flags & FLAG.encrypted) !== 0) throw new ArchiveRefusal('encrypted', name)
  if (method !== METHOD.stored && method !== METHOD.deflated) throw new ArchiveRefusal('other-method', name)
  const header = await readAt(handle, offset, offset + LOCAL_HEADER.size)
  if (header.length < LOCAL_HEADER.size || header.readUInt32LE(0) !== LOCAL_HEADER.signature) {
    throw new ArchiveRefusal('damaged', name)
  }
  const from = offset + LOCAL_HEADER.size + header.readUInt16LE(26) + header.readUInt16LE(28)
  const content = await readAt(handle, from, from + packed)
  const whole = method === METHOD.stored ? content : await unpack(content, bytes, name)
  if (whole.length !== bytes || crc32(whole) !== crc) throw new ArchiveRefusal('damaged', name)
  return whole
}

async function unpack(content: Buffer, bytes: number, name: string): Promise<Buffer> {
  try {
    return await inflate(content, { maxOutputLength: Math.max(bytes, 1) })
  } catch {
    throw new ArchiveRefusal('damaged', name)
  }
}

/** What there is from one place to another; less at the end of the file. */
async function readAt(handle: FileHandle, from: number, to: number): Promise<Buffer> {
  const { size } = await handle.stat()
  const length = Math.max(0, Math.min(to, size) - from)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from)
  return buffer.subarray(0, bytesRead)
}

function signatureBytes(signature: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(signature)
  return bytes
}
