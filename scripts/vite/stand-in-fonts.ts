/**
 * Stand-ins until the fonts have arrived (`site-fonts.ts`, `src/boot/fonts.ts`). A width is the ratio of text widths over the
 * site's own copy in its languages, for each weight that is used, since the stand-ins have one weight; ascent and descent
 * give them the line box of the font. Lines break at the same words, so nothing moves at the swap. One set for Windows and
 * macOS (Georgia, Arial), one for Linux and Android, whose faces are wider; where Cyrillic letters are wider or narrower
 * than Latin ones beside the font, they have a rule of their own.
 */

interface Widths {
  readonly weight?: string
  /** Of the stand-in, in per cent; absent where the rule before holds. */
  readonly narrow?: number
  readonly narrowCyrillic?: number
  readonly wide?: number
  readonly wideCyrillic?: number
}

const SERIF = { narrow: ['Georgia', 'Gelasio'], wide: ['DejaVu Serif', 'Noto Serif'] }
const SANS = { narrow: ['Arial', 'Liberation Sans', 'Helvetica'], wide: ['DejaVu Sans'] }

const FAMILIES: readonly {
  readonly name: string
  readonly faces: Readonly<Record<'narrow' | 'wide', readonly string[]>>
  readonly ascent: number
  readonly descent: number
  readonly widths: readonly Widths[]
}[] = [
  {
    ...{ name: 'Noto Serif Display', faces: SERIF, ascent: 1.069, descent: 0.293 },
    widths: [
      { weight: '250 324', narrow: 103.6, wide: 88.2, wideCyrillic: 90.9 },
      { weight: '325 374', narrow: 105.4, wide: 89.7, wideCyrillic: 92.2 },
      { weight: '375 900', narrow: 107.2, wide: 91.3, wideCyrillic: 93.5 },
    ],
  },
  {
    ...{ name: 'Playfair Display', faces: SERIF, ascent: 1.082, descent: 0.251 },
    widths: [{ narrow: 101.9, wide: 86.9, wideCyrillic: 87.9 }],
  },
  {
    ...{ name: 'Golos Text', faces: SANS, ascent: 0.98, descent: 0.22 },
    widths: [
      { weight: '100 449', narrow: 107 },
      { weight: '450 900', narrow: 107.7 },
      { weight: '100 900', narrowCyrillic: 105.8 },
      { wide: 94.7, wideCyrillic: 92.3 },
    ],
  },
]

const CYRILLIC = 'unicode-range:U+0400-045F,U+0490-0491,U+2116'

/** The rules for all stand-ins. */
export function standInFaces(): string {
  return FAMILIES.flatMap(({ name, faces, ascent, descent, widths }) =>
    widths.flatMap(({ weight, narrow, narrowCyrillic, wide, wideCyrillic }) => {
      const face = (set: 'narrow' | 'wide', width: number | undefined, range = '') => {
        if (width === undefined) return []
        const share = (part: number) => `${((100 * 100 * part) / width).toFixed(2)}%`
        const rules = [
          `font-family:"${name} fallback${set === 'wide' ? ' wide' : ''}"`,
          `src:${faces[set].map((local) => `local("${local}")`).join(',')}`,
          ...(weight === undefined ? [] : [`font-weight:${weight}`]),
          `size-adjust:${width}%`,
          `ascent-override:${share(ascent)}`,
          `descent-override:${share(descent)}`,
          ...(range === '' ? [] : [range]),
        ]
        return [`@font-face{${rules.join(';')}}`]
      }
      return [
        ...face('narrow', narrow),
        ...face('narrow', narrowCyrillic, CYRILLIC),
        ...face('wide', wide),
        ...face('wide', wideCyrillic, CYRILLIC),
      ]
    }),
  ).join('')
}
