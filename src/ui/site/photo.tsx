import type { PhotoSource } from '#/lib/pictures/photo-source.ts'
import { focusAttributes, nearestAlignment } from './focus-point.ts'
import { photoSrcSet, photoUrl, photoWidths } from './photo-address.ts'
import type { PhotoSlot } from './photo-slots.ts'

export type { PhotoSource }

/** Aspect ratios of a photograph; `fill` takes the size of its parent. */
export type PhotoRatio = '3/2' | '4/3' | '4/5' | '2/1' | '1/1' | 'fill'

interface PhotoProps {
  photo: PhotoSource
  slot: PhotoSlot
  ratio?: PhotoRatio
  /** The first picture of the page: loaded at once and with high priority. */
  priority?: boolean
  /** Text in place of the photograph's own; empty where the picture only repeats the text beside it. */
  alt?: string
  /** Without colour and placeholder, for a picture that lies over another one. */
  bare?: boolean
  className?: string
}

/** The width for browsers that support neither AVIF nor WebP. */
const PLAIN_WIDTH = 1024

/**
 * A photograph over its blurred placeholder over its colour, in AVIF, WebP or JPEG. The box has its final
 * size from the start, so that nothing moves when the picture arrives.
 */
export function Photo({ photo, slot, ratio = '3/2', priority = false, bare = false, ...rest }: PhotoProps) {
  const { alt, className } = rest
  const plain = photoWidths(photo.width, Math.min(slot.upTo, PLAIN_WIDTH)).at(-1) ?? PLAIN_WIDTH
  return (
    <span
      className={className ? `photo ${className}` : 'photo'}
      data-ratio={ratio}
      {...focusAttributes(photo.focus)}
    >
      {!bare && <Ground photo={photo} />}
      <picture>
        <Sources photo={photo} slot={slot} />
        <img
          src={photoUrl(photo.key, 'jpeg', plain)}
          alt={alt ?? photo.alt}
          width={photo.width}
          height={photo.height}
          decoding="async"
          // `use-picture-arrival.ts` may have marked it before this part of the page is hydrated.
          suppressHydrationWarning
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
        />
      </picture>
    </span>
  )
}

/** Background until the picture has loaded. A page can only set its own colours by attributes (ADR 0005). */
function Ground({ photo: { dominantColor, placeholder, focus } }: Pick<PhotoProps, 'photo'>) {
  return (
    <svg className="ground" aria-hidden="true">
      {dominantColor && <rect width="100%" height="100%" fill={dominantColor} />}
      <image href={placeholder} width="100%" height="100%" preserveAspectRatio={nearestAlignment(focus)} />
    </svg>
  )
}

/** Sources in order of preference; a browser uses the first format that it supports. */
function Sources({ photo, slot }: Pick<PhotoProps, 'photo' | 'slot'>) {
  const widths = photoWidths(photo.width, slot.upTo)
  return (['avif', 'webp'] as const).map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={photoSrcSet(photo.key, format, widths)}
      sizes={slot.sizes}
    />
  ))
}
