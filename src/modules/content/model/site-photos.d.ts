/** Written by `scripts/vite/site-photos.ts` while building. */
declare module 'virtual:site-photos' {
  /** Data about a picture of `content/photos`, computed by the build. */
  export interface SitePhoto {
    readonly width: number
    readonly height: number
    readonly placeholder: string
    readonly dominantColor: string
  }

  /** Existing pictures by the key of the image service, `site-hero`. */
  const photos: Readonly<Record<string, SitePhoto>>
  export default photos
}
