/** The breakpoints of behaviour 9.9 and one for dense wide screens, in image pixels. */
const WIDTHS = [320, 640, 768, 1024, 1280, 1536, 2048]

/** Available image formats. */
export type PhotoFormat = 'avif' | 'webp' | 'jpeg'

/** Available widths of a photograph: never above its own, and none above `upTo`. */
export function photoWidths(ownWidth: number, upTo = Number.POSITIVE_INFINITY): number[] {
  const widths = WIDTHS.filter((width) => width <= Math.min(ownWidth, upTo))
  return widths.length > 0 ? widths : [320]
}

/** The address of a photograph in one format and width. */
export function photoUrl(key: string, format: PhotoFormat, width: number): string {
  return `/img/f_${format},w_${width}/${key}`
}

/** The `srcset` of a photograph in one format. */
export function photoSrcSet(key: string, format: PhotoFormat, widths: readonly number[]): string {
  return widths.map((width) => `${photoUrl(key, format, width)} ${width}w`).join(', ')
}

/** Wide enough for every social network and search engine, in pixels. */
const PREVIEW_WIDTH = 1280

/** The address of a photograph for social networks and search engines. */
export function previewUrl({ key, width }: { readonly key: string; readonly width: number }): string {
  return photoUrl(key, 'jpeg', photoWidths(width, PREVIEW_WIDTH).at(-1) ?? PREVIEW_WIDTH)
}
