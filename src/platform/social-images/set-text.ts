import type { Language } from '#/i18n/languages.ts'
import type { Voice } from './faces.ts'
import { fontFor, type ResolvedFont } from './image-fonts.ts'

/** A text as outlines, at a size of 1: y grows downwards, the baseline is 0. */
export interface SetText {
  readonly width: number
  readonly shapes: readonly Shape[]
}

/** Outlines of some letters of one font. */
interface Shape {
  /** SVG path data in the font's own units. */
  readonly path: string
  /** Distance of its origin from the start of the text. */
  readonly x: number
  /** Units of the font in one size. */
  readonly unitsPerEm: number
  /** Width of the line around the letters, in the font's units. */
  readonly outline: number
}

/** Set a line of text. Characters that no font has are left out: better than an empty box. */
export function setText(text: string, language: Language, voice: Voice): SetText {
  const shapes: Shape[] = []
  let width = 0
  for (const { found, part } of runsOf(text.normalize('NFC'), language, voice)) {
    const { font, outline } = found
    const { glyphs, positions } = font.layout(part)
    for (const [index, glyph] of glyphs.entries()) {
      const { xOffset = 0, xAdvance = 0 } = positions[index] ?? {}
      const path = glyph.path.toSVG()
      if (path !== '') {
        shapes.push({ path, x: width + xOffset / font.unitsPerEm, unitsPerEm: font.unitsPerEm, outline })
      }
      width += xAdvance / font.unitsPerEm
    }
  }
  return { width, shapes }
}

/** A text set at a place of a picture, as SVG. `x` is its left edge, `y` its baseline. */
export function drawText({ shapes }: SetText, x: number, y: number, size: number, color: string): string {
  const drawn = shapes.map((shape) => {
    const scale = size / shape.unitsPerEm
    const left = (x + shape.x * size).toFixed(2)
    const line = shape.outline > 0 ? ` stroke="${color}" stroke-width="${shape.outline}"` : ''
    return `<path transform="translate(${left} ${y.toFixed(2)}) scale(${scale} ${-scale})"${line} d="${shape.path}"/>`
  })
  return `<g fill="${color}">${drawn.join('')}</g>`
}

/** Stretches of text that share a font, so that kerning works within them. */
function runsOf(text: string, language: Language, voice: Voice): { found: ResolvedFont; part: string }[] {
  const runs: { found: ResolvedFont; part: string }[] = []
  for (const character of text) {
    // Narrow no-break spaces are in no Latin face of the web; a thin gap is all they mean.
    const shown = /\s/u.test(character) ? ' ' : character
    const found = fontFor(shown, language, voice)
    const last = runs.at(-1)
    if (found === undefined) continue
    if (last?.found.font === found.font) last.part += shown
    else runs.push({ found, part: shown })
  }
  return runs
}
