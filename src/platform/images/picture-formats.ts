import { fileTypeFromBuffer } from 'file-type'
import { TAKEN_FORMATS } from '#/lib/pictures/taken-formats.ts'

/** Media types that say nothing. */
const NO_CLAIM = new Set(['', 'application/octet-stream', 'binary/octet-stream'])

/** Declared type of a file. */
export interface DeclaredPicture {
  /** As it came, with its ending. */
  readonly fileName?: string
  /** As the browser sent it, parameters and all. */
  readonly mediaType?: string
}

/**
 * Detect the format of a file by its first bytes, whatever its name.
 * @returns a media type, or nothing for a format that is not known
 */
export async function sniffMediaType(bytes: Uint8Array): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(bytes)
  if (found !== undefined && found.mime !== 'application/xml') return found.mime
  // An SVG is a document that can hold script, and begins like any other XML.
  const start = new TextDecoder().decode(bytes.subarray(0, 4096))
  return /<svg[\s>]/i.test(start) ? 'image/svg+xml' : found?.mime
}

/** The name of a format as people know it: `JPEG`, or `PDF` for `application/pdf`. */
export function formatName(mediaType: string): string {
  const known = TAKEN_FORMATS[mediaType]
  return (
    known?.name ??
    mediaType
      .replace(/^.*\/(?:x-|vnd\.)?/, '')
      .split('+', 1)
      .join('')
      .toUpperCase()
  )
}

/** Another format that a file is said to be, or nothing when all that is said is true. */
export function wrongDeclaredType(
  mediaType: string,
  { fileName = '', mediaType: said = '' }: DeclaredPicture,
): string | undefined {
  const saidType = (said.split(';', 1)[0] ?? '').trim().toLowerCase().replace('image/jpg', 'image/jpeg')
  if (!NO_CLAIM.has(saidType) && saidType !== mediaType) return formatName(saidType)
  const ending = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase()
  if (ending === undefined || TAKEN_FORMATS[mediaType]?.endings.includes(ending)) return undefined
  return ending.toUpperCase()
}
