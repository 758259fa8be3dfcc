import { Resvg } from '@resvg/resvg-js'
import { isSquare, type Language } from '#/i18n/languages.ts'
import { PANEL } from '../images/panel-size.ts'
import { fitText } from './fit-text.ts'
import { drawText, setText } from './set-text.ts'

/** What is written beside the photograph of a social image. */
export interface PanelText {
  readonly title: string
  /** A few words below the title: the section, or what a venue is. */
  readonly note: string
  /** The agency's name. */
  readonly brand: string
  /** Of title and note. */
  readonly language: Language
}

const GROUND = '#0d4a36'
const INK = '#ffffff'
const QUIET = '#d8e9e1'

const LEFT = 64
const RIGHT = 44
const TEXT_WIDTH = PANEL.width - LEFT - RIGHT
/** Above this is the agency's name. */
const TITLE_TOP = 150
const BOTTOM = 62

/** The mark: the same three arches as in `src/ui/site/logo.tsx`, in a box of 26 by 32. */
const MARK =
  'M1 31.5V13a12 12 0 0 1 24 0v18.5M5.5 31.5V14a7.5 7.5 0 0 1 15 0v17.5M10 31.5V15a3 3 0 0 1 6 0v16.5'

const LATIN_SIZES = [74, 68, 62, 57, 52, 47, 43]
/** East Asian characters fill their square, so they are set smaller and further apart. */
const SQUARE_SIZES = [60, 56, 52, 48, 44, 40]

/** Draw the panel: pixels in RGBA, row by row. */
export function drawPanel(text: PanelText): Uint8Array {
  const svg = panelSvg(text)
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels
}

/** The panel as an SVG of outlines: no font of the system has a say. */
export function panelSvg({ title, note, brand, language }: PanelText): string {
  const square = isSquare(language)
  const label = fitText(note, language, 'label', {
    width: TEXT_WIDTH,
    height: 68,
    sizes: [24, 22],
    leading: 1.35,
    maxLines: 2,
  })
  const labelLeading = label.size * 1.35
  const labelTop = PANEL.height - BOTTOM - (label.lines.length - 1) * labelLeading
  const rule = labelTop - label.size - 26
  const leading = square ? 1.34 : 1.1
  const heading = fitText(title, language, 'title', {
    width: TEXT_WIDTH,
    height: rule - 34 - TITLE_TOP,
    sizes: square ? SQUARE_SIZES : LATIN_SIZES,
    leading,
    maxLines: square ? 5 : 6,
  })
  const last = rule - 36 - heading.size * (square ? 0.12 : 0.18)
  const parts = [
    `<rect width="${PANEL.width}" height="${PANEL.height}" fill="${GROUND}"/>`,
    `<path transform="translate(${LEFT} 58) scale(1.18)" d="${MARK}" fill="none" stroke="${INK}" stroke-width="1.5"/>`,
    drawText(setText(brand, 'en', 'title'), LEFT + 46, 91, 34, INK),
    ...heading.lines.map((line, index) => {
      const y = last - (heading.lines.length - 1 - index) * heading.size * leading
      return drawText(line, LEFT, y, heading.size, INK)
    }),
    `<rect x="${LEFT}" y="${rule}" width="48" height="2" fill="${QUIET}"/>`,
    ...label.lines.map((line, index) =>
      drawText(line, LEFT, labelTop + index * labelLeading, label.size, QUIET),
    ),
  ]
  const { width, height } = PANEL
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`
}
