/** No face has a narrow no-break space, for which the wider one stands, or the joiner of ranges, which has no width. */
export function drawable(text: string): string {
  return text.normalize('NFC').replaceAll('\u202f', '\u00a0').replaceAll('\u2060', '')
}
