/** A PDF as data: what it says, in which order. Lengths are points (1/72 inch) unless said otherwise. */
import type { Language } from '#/i18n/languages.ts'

/** A label with its value. */
export interface PdfFact {
  readonly label: string
  readonly value: string
}

/** A JPEG and what it shows. */
export interface PdfPicture {
  readonly jpeg: Uint8Array
  readonly alt: string
}

/** Outlines with one paint, as SVG path data in the units of the drawing. */
export interface PdfShape {
  readonly path: string
  readonly fill?: string
  readonly stroke?: string
  /** Width of the stroke. */
  readonly width?: number
  /** Ends of strokes; round ones make dots of strokes without length. */
  readonly cap?: 'round' | 'square'
}

/** A letter or two in a drawing, centred on its place. */
export interface PdfLabel {
  readonly text: string
  readonly x: number
  readonly y: number
  /** Height of the letters, in the units of the drawing. */
  readonly size: number
}

/** A vector drawing, scaled into its column. */
export interface PdfDrawing {
  /** `[left, top, width, height]` of what is shown. */
  readonly view: readonly [number, number, number, number]
  readonly shapes: readonly PdfShape[]
  readonly labels: readonly PdfLabel[]
  readonly alt: string
}

/** A part of a page; parts follow one another downwards. */
export type PdfBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  /** Large figures beside each other. */
  | { readonly kind: 'figures'; readonly figures: readonly PdfFact[] }
  | { readonly kind: 'facts'; readonly facts: readonly PdfFact[] }
  /** The first large, further ones above each other beside it. */
  | { readonly kind: 'pictures'; readonly pictures: readonly PdfPicture[] }
  /** As wide as the page unless that is higher than `highest` (points; 175 by default). */
  | { readonly kind: 'drawing'; readonly drawing: PdfDrawing; readonly highest?: number }
  /** Its first cell is a row's name. Runs on with its head repeated. */
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }

/** A whole document. */
export interface PdfDocument {
  readonly language: Language
  readonly title: string
  readonly author: string
  /** At the top right of each page. */
  readonly head: readonly string[]
  /** At the foot of each page. */
  readonly foot: string
  /** `{n}` and `{total}` stand for the numbers of pages. */
  readonly pageOf: string
  /** Each begins on a page of its own. */
  readonly sections: readonly (readonly PdfBlock[])[]
}
