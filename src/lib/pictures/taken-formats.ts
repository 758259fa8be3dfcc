/** Formats of pictures that are taken, by media type: what people call them and how their files are named. */
export const TAKEN_FORMATS: Readonly<Record<string, { name: string; endings: readonly string[] }>> = {
  'image/jpeg': { name: 'JPEG', endings: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  'image/png': { name: 'PNG', endings: ['png'] },
  'image/webp': { name: 'WebP', endings: ['webp'] },
  'image/avif': { name: 'AVIF', endings: ['avif'] },
}
