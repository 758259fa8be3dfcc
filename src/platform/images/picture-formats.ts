import { fileTypeFromBuffer } from 'file-type'
import { TAKEN_FORMATS } from '#/lib/pictures/taken-formats.ts'

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
