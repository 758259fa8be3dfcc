import type { FocalPoint } from './focal-point.ts'

/** A photograph as the catalogue hands it over. */
export interface PhotoSource {
  /** Key in the storage and in `/img/{modifiers}/{key}`. */
  key: string
  /** Pixels of the original, as is the height. */
  width: number
  height: number
  /** A blurred miniature as a `data:` address, at most 400 bytes. */
  placeholder: string
  /** The colour of most of it, `#rrggbb`; favourites that were kept long ago have none. */
  dominantColor?: string
  /** Alternative text in the page's language. */
  alt: string
  /** Focal point of a cropped picture; the middle where it is absent. */
  focus?: FocalPoint
}
