/** No face has a narrow no-break space; the wider one means the same. */
export function drawable(text: string): string {
  return text.normalize('NFC').replaceAll('\u202f', '\u00a0')
}
