/** Written by `scripts/vite/site-photos.ts` while building. */
declare module 'virtual:site-photos' {
  /** What the build has found out about a picture of `content/photos`. */
  export interface SitePhoto {
    readonly width: number
    readonly height: number
    readonly placeholder: string
    readonly dominantColor: string
  }

  /** By the key of the image service, `site-hero`: the pictures that are there. */
  const photos: Readonly<Record<string, SitePhoto>>
  export default photos
}
