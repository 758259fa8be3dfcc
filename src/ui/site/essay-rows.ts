import { type PhotoSlot, SLOTS } from './photo-slots.ts'

/**
 * How a long text and its pictures become rows of a page, from 1024 px on:
 * `tall`: an upright picture beside a section; `wide`: two thirds of the page beside one; `pair`: pictures of five and three
 * columns beside one; `columns`: sections side by side, without a picture.
 */
export type RowKind = 'tall' | 'wide' | 'pair' | 'columns'

/** A row: its sections, and the pictures beside them. */
export interface EssayRow<Section, Figure> {
  readonly kind: RowKind
  readonly sections: readonly Section[]
  readonly figures: readonly Figure[]
  /** Whether the picture is on the other side than usual. */
  readonly mirrored: boolean
}

/** The rows with pictures, by the number of pictures: another kind each time, and no picture is left over. */
const RHYTHMS: ReadonlyArray<readonly Exclude<RowKind, 'columns'>[]> = [
  [],
  ['wide'],
  ['tall', 'wide'],
  ['tall', 'wide', 'tall'],
  ['tall', 'wide', 'pair'],
]

/** The slots of the pictures of a row, in their order. */
export const ROW_SLOTS: Readonly<Record<RowKind, readonly PhotoSlot[]>> = {
  tall: [SLOTS.essayTall],
  wide: [SLOTS.essayWide],
  pair: [SLOTS.essayFive, SLOTS.essayThree],
  columns: [],
}

/** The most pictures that a text takes. */
export const MOST_FIGURES = RHYTHMS.length - 1

/** Sections that still stand side by side. */
const MOST_COLUMNS = 3

/**
 * Lay out a text. Each row with pictures takes one section, in their order; the other sections follow in columns. A picture
 * beyond the most, or without a section beside it, is left out.
 */
export function essayRows<Section, Figure>(
  sections: readonly Section[],
  figures: readonly Figure[],
): EssayRow<Section, Figure>[] {
  const rhythm = (RHYTHMS[Math.min(figures.length, MOST_FIGURES)] ?? []).slice(0, sections.length)
  const rows: EssayRow<Section, Figure>[] = []
  let used = 0
  for (const [index, kind] of rhythm.entries()) {
    const wanted = kind === 'pair' ? 2 : 1
    rows.push({
      kind,
      sections: sections.slice(index, index + 1),
      figures: figures.slice(used, used + wanted),
      mirrored: rhythm.indexOf(kind) !== index,
    })
    used += wanted
  }
  const rest = sections.slice(rhythm.length)
  const columns = rest.length % MOST_COLUMNS === 1 && rest.length > 1 ? 2 : MOST_COLUMNS
  for (let from = 0; from < rest.length; from += columns)
    rows.push({ kind: 'columns', sections: rest.slice(from, from + columns), figures: [], mirrored: false })
  return rows
}
