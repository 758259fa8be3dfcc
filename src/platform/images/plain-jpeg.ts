/*
 * Markers of a JPEG (ITU-T T.81, table B.1). Each is 0xff and one of these.
 */
const START = 0xd8
const END = 0xd9
const SCAN = 0xda

/** JFIF's own head, and Adobe's note on colours: all others can hold texts, places, profiles or more pictures. */
const HARMLESS_NOTES = new Set([0xe0, 0xee])

/** Whether a marker is a note (`APPn`, `COM`) rather than a part of the picture. */
const isNote = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe

/** Between the rows of a scan: a stuffed 0xff, and the restart markers. */
const isWithinScan = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7)

/**
 * Whether a file is a JPEG and holds nothing but one picture: no EXIF, no other notes, nothing between its parts and
 * nothing behind its end, where other files like to hide.
 */
export function isPlainJpeg(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0xff || bytes[1] !== START) return false
  let at = 2
  while (bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === END) return at + 2 === bytes.length
    if (isNote(marker) && !HARMLESS_NOTES.has(marker)) return false
    at += 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))
    if (marker === SCAN) at = endOfScan(bytes, at)
  }
  return false
}

/** Where the next marker after the rows of a scan stands. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1 && isWithinScan(bytes[at + 1] ?? 0)) at = bytes.indexOf(0xff, at + 2)
  return at === -1 ? bytes.length : at
}
