/**
 * Allowed variants of a picture. Every modifier has a short list of values, so that the variants of one picture
 * are bounded ({@link MAX_VARIANTS}) and an attacker cannot fill the disk or the cores with invented ones.
 */

/** Formats by their media type, best first. */
export const IMAGE_FORMATS = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const

/** One of {@link IMAGE_FORMATS}. */
export type ImageFormat = keyof typeof IMAGE_FORMATS

/** Widths of screens in CSS pixels (behaviour 9.9). */
export const BREAKPOINTS = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const

/** Image pixels for a CSS pixel (behaviour 9.9). */
export const DENSITIES = [1, 2] as const

/** Widths in image pixels: every breakpoint at every density. */
export const IMAGE_WIDTHS: readonly number[] = [
  ...new Set(Object.values(BREAKPOINTS).flatMap((width) => DENSITIES.map((density) => width * density))),
].sort((a, b) => a - b)

/** Shapes, width to height. A height is allowed when it makes one of them with the width. */
export const IMAGE_RATIOS = [
  [3, 2],
  [4, 3],
  [1, 1],
  [16, 9],
] as const

/** The height in pixels that gives a width one of the {@link IMAGE_RATIOS}. */
export function heightFor(width: number, [across, down]: (typeof IMAGE_RATIOS)[number]): number {
  return Math.round((width * down) / across)
}

/** Qualities on the scale of JPEG and WebP. */
export const IMAGE_QUALITIES: readonly number[] = [60, 70, 80, 90]

/** The quality where none is asked for (behaviour 9.9). */
export const DEFAULT_QUALITY = 80

/**
 * How a picture meets a width and a height: it covers both and is cut, is contained with a background around it,
 * or lies inside with its own shape.
 */
export const IMAGE_FITS = ['cover', 'contain', 'inside'] as const

/** One of {@link IMAGE_FITS}. */
export type ImageFit = (typeof IMAGE_FITS)[number]

/** Colours around a contained picture: the paper of the light and of the dark design (`src/ui/styles/tokens.css`). */
export const IMAGE_BACKGROUNDS: readonly string[] = ['ffffff', '0c1116']

/** A variant of an original. */
export interface ImageVariant {
  readonly format: ImageFormat
  /** Pixels; never more than the original has. */
  readonly width: number
  /** Pixels; without one the picture keeps its shape. */
  readonly height?: number
  readonly quality: number
  readonly fit: ImageFit
  /** `rrggbb`, around a contained picture. */
  readonly background: string
}

/** A whole picture of a width, in everything else as most are asked for. */
export function plainVariant(format: ImageFormat, width: number): ImageVariant {
  return { format, width, quality: DEFAULT_QUALITY, fit: 'cover', background: 'ffffff' }
}

/** Names for common variants, each at density 1 and as `name@2x` (behaviour 9.9: WebP 50×50, 800×600). */
export const IMAGE_PRESETS: Readonly<Record<string, ImageVariant>> = Object.fromEntries(
  DENSITIES.flatMap((density) => {
    const square = { ...plainVariant('webp', 50 * density), height: 50 * density }
    const cover = { ...plainVariant('webp', 800 * density), height: 600 * density }
    const suffix = density === 1 ? '' : `@${density}x`
    return [
      [`avatar${suffix}`, square],
      [`cover${suffix}`, cover],
    ]
  }),
)

/** The modifiers of a variant in their canonical spelling, without those that say what is so anyway. */
export function variantName({ format, width, height, quality, fit, background }: ImageVariant): string {
  return [
    `f_${format}`,
    `w_${width}`,
    height !== undefined && `h_${height}`,
    quality !== DEFAULT_QUALITY && `q_${quality}`,
    height !== undefined && fit !== 'cover' && `fit_${fit}`,
    height !== undefined && fit === 'contain' && background !== 'ffffff' && `b_${background}`,
  ]
    .filter(Boolean)
    .join(',')
}

/** Shapes of one width: as it is, and for each ratio cut, inside, and contained on each background. */
const SHAPES = 1 + IMAGE_RATIOS.length * (IMAGE_FITS.length - 1 + IMAGE_BACKGROUNDS.length)

/** The most variants that can be asked for of one picture. */
export const MAX_VARIANTS =
  Object.keys(IMAGE_FORMATS).length * IMAGE_WIDTHS.length * IMAGE_QUALITIES.length * SHAPES +
  Object.keys(IMAGE_PRESETS).length
