import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

type Range = readonly [from: number, to: number]

/** The characters of a file: those of the ten languages, and names of the rest of Europe. */
const SUBSETS: Readonly<Record<string, readonly Range[]>> = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x178, 0x178],
    [0x2c6, 0x2c6],
    [0x2da, 0x2da],
    [0x2dc, 0x2dc],
    [0x2009, 0x2014],
    [0x2018, 0x201e],
    [0x2020, 0x2026],
    [0x202f, 0x203a],
    [0x2044, 0x2044],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
  ],
  'latin-ext': [
    [0x100, 0x130],
    [0x132, 0x151],
    [0x154, 0x177],
    [0x179, 0x17f],
    [0x218, 0x21b],
    [0x1e9e, 0x1e9e],
  ],
  cyrillic: [
    [0x400, 0x45f],
    [0x490, 0x491],
    [0x2116, 0x2116],
  ],
}

/** Weights that the stylesheets ask for; a font with one weight needs no axis. */
const FAMILIES = [
  { name: 'Noto Serif Display', min: 250, max: 400 },
  { name: 'Playfair Display', min: 400, max: 400 },
  { name: 'Golos Text', min: 400, max: 600 },
] as const

/** A font of the public pages, one subset of one family. */
export interface SiteFont {
  /** Relative to the client build; holds a hash of the bytes. */
  readonly fileName: string
  readonly bytes: Uint8Array
  readonly face: FontFaceRule
}

interface FontFaceRule {
  readonly family: string
  readonly weight: string
  readonly unicodeRange: string
}

const { resolve } = createRequire(import.meta.url)

/** The full file of the package, of which the subset is made. */
export function fullFonts(): readonly { file: string; ranges: readonly Range[]; face: FontFaceRule }[] {
  return FAMILIES.flatMap(({ name, min, max }) =>
    Object.entries(SUBSETS).map(([subset, ranges]) => {
      const slug = name.toLowerCase().replaceAll(' ', '-')
      return {
        file: resolve(`@fontsource-variable/${slug}/files/${slug}-${subset}-wght-normal.woff2`),
        ranges,
        face: {
          family: name,
          weight: min === max ? `${min}` : `${min} ${max}`,
          unicodeRange: ranges.map(asUnicodeRange).join(','),
        },
      }
    }),
  )
}

/** Make the fonts of the public pages, about two seconds of work. */
export async function subsetFonts(): Promise<readonly SiteFont[]> {
  const fonts: SiteFont[] = []
  for (const { file, ranges, face } of fullFonts()) {
    const [min = 400, max = min] = face.weight.split(' ').map(Number)
    const bytes = await subsetFont(await readFile(file), charactersOf(ranges), {
      targetFormat: 'woff2',
      variationAxes: { wght: min === max ? min : { min, max } },
    })
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
    const name = /([^/\\]+)-wght-normal\.woff2$/.exec(file)?.[1] ?? face.family
    fonts.push({ fileName: `assets/${name}-${hash}.woff2`, bytes, face })
  }
  return fonts
}

/**
 * A rule for a font. Text waits for it a tenth of a second at most, which is enough for one in the browser's cache; one that
 * the browser has lost is not used by this page, so nothing moves. Any other is fetched before a page uses it
 * (`src/boot/fonts.ts`).
 */
export function fontFace({ family, weight, unicodeRange }: FontFaceRule, address: string): string {
  return `@font-face{font-family:"${family}";src:url(${address})format("woff2");font-weight:${weight};font-display:optional;unicode-range:${unicodeRange}}`
}

function asUnicodeRange([from, to]: Range): string {
  const hex = (point: number) => point.toString(16).toUpperCase()
  return from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`
}

function charactersOf(ranges: readonly Range[]): string {
  return ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    .map((point) => String.fromCodePoint(point))
    .join('')
}
