/** Formats of pictures that are taken, by media type: what people call them. */
export const TAKEN_FORMATS: Readonly<Record<string, { name: string }>> = {
  'image/jpeg': { name: 'JPEG' },
  'image/png': { name: 'PNG' },
  'image/webp': { name: 'WebP' },
  'image/avif': { name: 'AVIF' },
}
