/** A4 sheets: margins, head and foot, and lines of text. Lengths in points. */
import PDFDocument from 'pdfkit'
import { LANGUAGES } from '#/i18n/languages.ts'
import { breakText } from './break-text.ts'
import type { PdfDocument } from './pdf-document.ts'
import type { PdfFonts, PdfStyle } from './pdf-fonts.ts'

/** A4, and the room for text on it. */
export const SHEET = { width: 595.28, height: 841.89, left: 45, right: 550, top: 84, bottom: 780 } as const

export const COLORS = { ink: '#0f172a', soft: '#475569', rule: '#dfe5ec', green: '#0d4a36' } as const

/** How a paragraph is set. */
export interface TextLook {
  readonly style: PdfStyle
  readonly size: number
  readonly color?: string
}

/** Distance of baselines, in sizes; where the first baseline lies below the top of a line. */
const [LEADING, ASCENT] = [1.4, 1.05]

/** Width of the line around letters that it makes strong, in sizes. */
const THICKENED = 0.03

/** A document that is being drawn. */
export class PdfSheet {
  readonly doc: PDFKit.PDFDocument
  readonly #fonts: PdfFonts
  readonly #about: PdfDocument
  /** Where the next block begins. */
  y: number = SHEET.top
  /** Between what it is drawn: the margins, or the edges of a column. */
  left: number = SHEET.left
  right: number = SHEET.right
  /** Whether heights are asked for, and nothing is drawn. */
  isMeasuring = false
  /** Whether what is drawn is known to fit. */
  #isWhole = false

  constructor(about: PdfDocument, fonts: PdfFonts) {
    this.#about = about
    this.#fonts = fonts
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: LANGUAGES[about.language].tag,
      info: { Title: about.title, Author: about.author, Creator: about.author },
    })
    for (const [name, file] of fonts.files) this.doc.registerFont(name, Buffer.from(file))
  }

  /** Begin a page. */
  addPage(): void {
    if (this.isMeasuring) return
    this.doc.addPage()
    this.y = SHEET.top
  }

  /** Begin a page when a height does not fit on this one. */
  ensure(height: number): void {
    if (height > this.room) this.addPage()
  }

  get width(): number {
    return this.right - this.left
  }

  /** What is left of the page; without end where it is not asked for. */
  get room(): number {
    return this.isMeasuring || this.#isWhole ? Number.POSITIVE_INFINITY : SHEET.bottom - this.y
  }

  /** How high something is in one piece, without drawing it. What draws does so in {@link tagged} and {@link artifact}. */
  heightOfDrawn(draw: () => void): number {
    const before = [this.y, this.isMeasuring] as const
    this.isMeasuring = true
    this.y = 0
    draw()
    const height = this.y
    ;[this.y, this.isMeasuring] = before
    return height
  }

  /** Draw what was measured to fit: nothing in it asks for a page of its own. */
  inOnePiece(draw: () => void): void {
    this.#isWhole = true
    draw()
    this.#isWhole = false
  }

  /** Draw between other edges than the margins. */
  within(left: number, right: number, draw: () => void): void {
    const before = [this.left, this.right] as const
    ;[this.left, this.right] = [left, right]
    draw()
    ;[this.left, this.right] = before
  }

  /** Draw with a tag of the structure that screen readers read. */
  tagged(tag: string, draw: () => void, options: { readonly alt?: string } = {}): void {
    if (!this.isMeasuring) this.doc.addStructure(this.doc.struct(tag, options, draw))
  }

  /** Width of a text in one line. */
  widthOf(text: string, { style, size }: TextLook): number {
    let width = 0
    for (const run of this.#fonts.runsOf(text, style))
      width += this.doc.font(run.font).fontSize(size).widthOfString(run.text)
    return width
  }

  linesOf(text: string, look: TextLook, width: number): string[] {
    return breakText(text, (part) => this.widthOf(part, look), width)
  }

  heightOf(lines: readonly string[], { size }: TextLook): number {
    return lines.length * size * LEADING
  }

  /** Draw a line with its top at `y`. */
  line(text: string, x: number, y: number, { style, size, color = COLORS.ink }: TextLook): void {
    let at = x
    for (const run of this.#fonts.runsOf(text, style)) {
      this.doc.font(run.font).fontSize(size).fillColor(color)
      if (run.isThickened) this.doc.strokeColor(color).lineWidth(size * THICKENED)
      this.doc.text(run.text, at, y + size * ASCENT, {
        ...({ lineBreak: false, baseline: 'alphabetic' } as const),
        ...{ fill: true, stroke: run.isThickened },
      })
      at += this.doc.widthOfString(run.text)
    }
  }

  /**
   * Draw lines below each other.
   * @param end sets them to the right, so that each ends there
   * @returns where they end
   */
  lines(lines: readonly string[], x: number, y: number, look: TextLook, end?: number): number {
    for (const [index, line] of lines.entries()) {
      const left = end === undefined ? x : end - this.widthOf(line, look)
      this.line(line, left, y + index * look.size * LEADING, look)
    }
    return y + this.heightOf(lines, look)
  }

  rule(y: number, from: number = this.left, to: number = this.right, color: string = COLORS.rule): void {
    this.artifact(() => this.doc.moveTo(from, y).lineTo(to, y).lineWidth(0.5).stroke(color))
  }

  /** What is there for the eye alone. */
  artifact(draw: () => void): void {
    if (this.isMeasuring) return
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  /** Head and foot of every page, once their number is known. */
  finish(): void {
    const { start, count } = this.doc.bufferedPageRange()
    for (let page = start; page < start + count; page++) {
      this.doc.switchToPage(page)
      this.artifact(() => this.#surround(page - start + 1, count))
    }
    this.doc.end()
  }

  #surround(n: number, total: number): void {
    const { author, head, foot, pageOf } = this.#about
    this.line(author, SHEET.left, 40, { style: 'title', size: 17, color: COLORS.green })
    const look: TextLook = { style: 'text', size: 8.5, color: COLORS.soft }
    for (const [index, text] of head.entries()) {
      const [line = ''] = this.linesOf(text, look, 330)
      this.line(line, SHEET.right - this.widthOf(line, look), 38 + index * 13, look)
    }
    this.doc.moveTo(SHEET.left, 792).lineTo(SHEET.right, 792).lineWidth(0.5).stroke(COLORS.rule)
    this.line(foot, SHEET.left, 799, look)
    const page = pageOf.replace('{n}', String(n)).replace('{total}', String(total))
    this.line(page, SHEET.right - this.widthOf(page, look), 799, look)
  }
}
