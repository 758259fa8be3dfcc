import { type PhotoSlot, SLOTS } from './photo-slots.ts'

/**
 * How a long text and its pictures become rows of a page, from 1024 px on:
 * `tall`: an upright picture beside a section; `wide`: two thirds of the page beside one; `pair`: pictures of five and three
 * columns beside one; `band`: a picture as wide as the page above two sections; `column`: a section in one calm measure, its
 * picture below; `columns`: sections side by side.
 */
export type RowKind = 'tall' | 'wide' | 'pair' | 'band' | 'column' | 'columns'

/** Whose text it is: each family of pages has a skeleton of its own. The two of the agency are not made of rows (ADR 0128). */
export type Skeleton = 'place' | 'event' | 'article'

/** A row: its sections, and the pictures beside them. */
export interface EssayRow<Section, Figure> {
  readonly kind: RowKind
  readonly sections: readonly Section[]
  readonly figures: readonly Figure[]
  /** Whether the picture is on the other side than usual. */
  readonly mirrored: boolean
}

/** A row with pictures; `tallLeft` is a `tall` one with its picture on the left. */
type Beat = Exclude<RowKind, 'columns'> | 'tallLeft'

/** How many sections and pictures a row takes. */
const TAKES: Readonly<Record<Beat, readonly [sections: number, figures: number]>> = {
  tall: [1, 1],
  tallLeft: [1, 1],
  wide: [1, 1],
  pair: [1, 2],
  band: [2, 1],
  column: [1, 1],
}

/** The rows with pictures, by the number of pictures: another kind each time, and no picture is left over. */
const RHYTHMS: Readonly<Record<Skeleton, ReadonlyArray<readonly Beat[]>>> = {
  place: [[], ['wide'], ['tall', 'wide'], ['tall', 'wide', 'tallLeft'], ['tall', 'wide', 'pair']],
  event: [[], ['band'], ['band', 'tallLeft'], ['band', 'tallLeft', 'wide'], ['band', 'tallLeft', 'pair']],
  article: Array.from({ length: 5 }, (_, count) => Array<Beat>(count).fill('column')),
}

/** What becomes of sections for which no picture is left. */
const REST: Readonly<Record<Skeleton, RowKind>> = {
  place: 'columns',
  event: 'columns',
  article: 'column',
}

/** The slots of the pictures of a row, in their order. */
export const ROW_SLOTS: Readonly<Record<RowKind, readonly PhotoSlot[]>> = {
  tall: [SLOTS.essayTall],
  wide: [SLOTS.essayWide],
  pair: [SLOTS.essayFive, SLOTS.essayThree],
  band: [SLOTS.essayBand],
  column: [SLOTS.essayEight],
  columns: [],
}

/** The most pictures that a text takes. */
export const MOST_FIGURES = RHYTHMS.place.length - 1

/** Sections that still stand side by side. */
const MOST_COLUMNS = 3

/**
 * Lay out a text. Rows with pictures take the sections in their order; the other sections follow. A picture beyond the most,
 * or without a section beside it, is left out.
 */
export function essayRows<Section, Figure>(
  sections: readonly Section[],
  figures: readonly Figure[],
  skeleton: Skeleton = 'place',
): EssayRow<Section, Figure>[] {
  const rows: EssayRow<Section, Figure>[] = []
  let [said, shown] = [0, 0]
  for (const beat of RHYTHMS[skeleton][Math.min(figures.length, MOST_FIGURES)] ?? []) {
    if (said >= sections.length) break
    const [texts, pictures] = TAKES[beat]
    rows.push({
      kind: beat === 'tallLeft' ? 'tall' : beat,
      sections: sections.slice(said, said + texts),
      figures: figures.slice(shown, shown + pictures),
      mirrored: beat === 'tallLeft',
    })
    said += texts
    shown += pictures
  }
  const rest = sections.slice(said)
  const kind = REST[skeleton]
  const columns =
    kind !== 'columns' ? 1 : rest.length % MOST_COLUMNS === 1 && rest.length > 1 ? 2 : MOST_COLUMNS
  for (let from = 0; from < rest.length; from += columns)
    rows.push({ kind, sections: rest.slice(from, from + columns), figures: [], mirrored: false })
  return rows
}
