/** Reading and copying files with their size and SHA-256. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'

/** Size and digest of a file. */
export interface FileDigest {
  readonly bytes: number
  /** Hexadecimal. */
  readonly sha256: string
}

/** Digests chunks as they come, passing each one on. */
export async function digest(
  chunks: AsyncIterable<Uint8Array>,
  pass: (chunk: Uint8Array) => Promise<unknown> = async () => undefined,
): Promise<FileDigest> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of chunks) {
    hash.update(chunk)
    bytes += chunk.length
    await pass(chunk)
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Read a file through. */
export function digestFile(file: string): Promise<FileDigest> {
  return digest(createReadStream(file))
}

/**
 * Copy a file, readable by the owner only; on the disk when the promise resolves. A copy that the file system shares
 * with the original would be damaged together with it, so the bytes are really written.
 * @throws with code `ENOENT` when there is no such file
 */
export async function copyFile(source: string, target: string): Promise<FileDigest> {
  const from = await open(source, 'r')
  try {
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    const to = await open(target, 'w', 0o600)
    try {
      const result = await digest(from.createReadStream({ autoClose: false }), (chunk) => to.writeFile(chunk))
      await to.sync()
      return result
    } finally {
      await to.close()
    }
  } finally {
    await from.close()
  }
}

/** Write bytes that were read elsewhere, readable by the owner only; on the disk when the promise resolves. */
export async function writeCopy(target: string, bytes: Uint8Array): Promise<FileDigest> {
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
  const to = await open(target, 'w', 0o600)
  try {
    await to.writeFile(bytes)
    await to.sync()
  } finally {
    await to.close()
  }
  return digestBytes(bytes)
}

/** Size and digest of bytes in memory. */
export function digestBytes(bytes: Uint8Array): FileDigest {
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Write a small file, readable by the owner only; on the disk when the promise resolves. */
export async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Wait until names in a folder, or a file's bytes, are on the disk. */
export async function sync(place: string): Promise<void> {
  const handle = await open(place, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
