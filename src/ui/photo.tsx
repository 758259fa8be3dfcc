/** A photograph as the catalogue hands it over. */
export interface PhotoSource {
  /** Key in the storage and in `/img/{modifiers}/{key}`. */
  key: string
  /** Pixels of the original, as is the height. */
  width: number
  height: number
  /** A blurred miniature as a `data:` address, at most 400 bytes. */
  placeholder: string
  /** Alternative text in the page's language. */
  alt: string
}

/** Shapes a photograph can be cut to; `fill` takes the size of its parent. */
export type PhotoRatio = '3/2' | '4/3' | '4/5' | '2/1' | '1/1' | 'fill'

interface PhotoProps {
  photo: PhotoSource
  /** The width of the slot in CSS pixels, as the `sizes` attribute wants it. */
  sizes: string
  ratio?: PhotoRatio
  /** The first picture of the page: fetched at once and before everything else. */
  priority?: boolean
  /** Replaces the photograph's own text; empty where the picture only repeats what stands beside it. */
  alt?: string
  className?: string
}

/** The breakpoints of the specification (section 9), in image pixels. */
const WIDTHS = [320, 640, 768, 1024, 1280, 1536]

/** The width offered to browsers that know neither AVIF nor WebP. */
const PLAIN_WIDTH = 1024

/** The widths that a photograph is offered in, never above its own. */
export function photoWidths(ownWidth: number): number[] {
  const widths = WIDTHS.filter((width) => width <= ownWidth)
  return widths.length > 0 ? widths : [320]
}

/** The address of a photograph in one format and width. */
export function photoUrl(key: string, format: 'avif' | 'webp' | 'jpeg', width: number): string {
  return `/img/f_${format},w_${width}/${key}`
}

/**
 * A photograph over its blurred miniature, in AVIF, WebP or JPEG. The box has its final size from the start, so
 * nothing moves when the picture arrives.
 */
export function Photo({ photo, sizes, ratio = '3/2', priority = false, alt, className }: PhotoProps) {
  const widths = photoWidths(photo.width)
  const srcSet = (format: 'avif' | 'webp') =>
    widths.map((width) => `${photoUrl(photo.key, format, width)} ${width}w`).join(', ')
  const plain = widths.findLast((width) => width <= PLAIN_WIDTH) ?? 320
  return (
    <span className={className ? `photo ${className}` : 'photo'} data-ratio={ratio}>
      <img className="blur" src={photo.placeholder} alt="" aria-hidden="true" width={16} height={11} />
      <picture>
        <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
        <source type="image/webp" srcSet={srcSet('webp')} sizes={sizes} />
        <img
          src={photoUrl(photo.key, 'jpeg', plain)}
          alt={alt ?? photo.alt}
          width={photo.width}
          height={photo.height}
          decoding="async"
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
        />
      </picture>
    </span>
  )
}
