/** A PDF as data: what it says, in which order. Lengths are points (1/72 inch) unless said otherwise. */
import type { Language } from '#/i18n/languages.ts'

/** A label with its value. */
export interface PdfRow {
  readonly label: string
  readonly value: string
}

/** A sign before a label: drawn, since few faces have it. Its meaning stands in the label. */
export type PdfMark = 'yes' | 'no' | 'perhaps'

/** A label with its value, each perhaps in another language too. */
export interface PdfPair {
  readonly mark?: PdfMark
  readonly label: PdfCell
  readonly value: PdfCell
}

/** Points of a picture that has no others beside it: so high that a page has room for a plan and facts below. */
export const WIDE_PICTURE = { width: 505, height: 196 } as const

/** How high something may be drawn. */
export interface PdfStretch {
  readonly least: number
  readonly most: number
}

/** A JPEG and what it shows. The same one on several pages is in the file once. */
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

/** Words in a drawing, around their middle. */
export interface PdfLabel {
  readonly text: string
  readonly x: number
  readonly y: number
  /** Height of the letters, in the units of the drawing. */
  readonly size: number
  /** Degrees clockwise. */
  readonly turn: number
}

/** A vector drawing, scaled into its column. */
export interface PdfDrawing {
  /** `[left, top, width, height]` of what is shown. */
  readonly view: readonly [number, number, number, number]
  readonly shapes: readonly PdfShape[]
  readonly labels: readonly PdfLabel[]
  /** Points for a unit, where it is to a scale that it names; else it is as large as its place allows. */
  readonly scale?: number
  readonly alt: string
}

/** A part of a page; parts follow one another downwards. */
export type PdfBlock =
  | {
      readonly kind: 'heading'
      readonly level: 1 | 2
      readonly text: PdfCell
      /** Points below it that are not parted from it by the end of a page; 60 by default. */
      readonly below?: number
    }
  | { readonly kind: 'text'; readonly text: PdfCell; readonly isSmall?: true }
  /** Large figures beside each other. */
  | { readonly kind: 'figures'; readonly figures: readonly PdfRow[] }
  /** In two columns where they are many and short. */
  | { readonly kind: 'rows'; readonly rows: readonly PdfPair[]; readonly columns?: 1 | 2 }
  /**
   * Up to three: the first large, further ones above each other beside it; side by side where they are low, or two. One whose height
   * may vary takes what the rest of its page leaves (`ways`), and is as low as it may be elsewhere.
   */
  | {
      readonly kind: 'pictures'
      readonly pictures: readonly PdfPicture[]
      readonly height?: number | PdfStretch
    }
  /** As wide as the page unless that is higher than `highest` (points; 175 by default). */
  | { readonly kind: 'drawing'; readonly drawing: PdfDrawing; readonly highest?: number }
  /** Its first cell is a row's name. Runs on with its head repeated. */
  | {
      readonly kind: 'table'
      readonly head: readonly PdfCell[]
      readonly rows: readonly (readonly PdfCell[])[]
      /** How many of the last columns are figures, set to the right and no wider than they need; 0 by default. */
      readonly figures?: number
    }
  /** Sums below a table, on its right-hand side; kept together. */
  | { readonly kind: 'sums'; readonly sums: readonly PdfSum[] }
  /** Two columns beside each other, on one page. */
  | {
      readonly kind: 'beside'
      readonly left: readonly PdfColumnBlock[]
      /** Points. */
      readonly leftWidth: number
      readonly right: readonly PdfColumnBlock[]
    }
  /**
   * The whole of a section, in several arrangements, each the blocks of its pages: the first one whose pages hold what is on them is
   * drawn, or else the last, which runs on. Only who draws knows how high a text is.
   */
  | { readonly kind: 'ways'; readonly ways: readonly (readonly (readonly PdfPageBlock[])[])[] }

/** What may stand in a column. */
export type PdfColumnBlock = Extract<PdfBlock, { readonly kind: 'heading' | 'text' | 'rows' | 'drawing' }>

/** What may stand on a page. */
export type PdfPageBlock = Exclude<PdfBlock, { readonly kind: 'ways' }>

/** A text; what is under it is smaller and soft, such as the same in another language. */
export type PdfCell = string | { readonly text: string; readonly under: string }

/** A sum with its name; `total` is what the others lead to, `small` what follows from it. */
export interface PdfSum {
  readonly label: PdfCell
  readonly value: string
  readonly look: 'part' | 'total' | 'small'
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
