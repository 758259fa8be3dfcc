/** Where the lines of a title may end, and where they end best. */
import { LANGUAGES, type Language, type Script } from '#/i18n/languages.ts'

/** A part of a text that stays on one line. */
export interface Piece {
  readonly text: string
  /** Separator when another piece follows on its line. */
  readonly join: '' | ' '
  /** Ending at the end of a line: a hyphen where a word was cut. */
  readonly end: '' | '-'
}

/** A line: from its first piece to its last, the latter not included. */
export type LineSpan = readonly [from: number, to: number]

const SOFT_HYPHEN = '\u00ad'

/** May not begin a line: closing marks, small kana, the sound mark (JIS X 4051, GB/T 15834). */
const NOT_FIRST = /^[\p{Pe}\p{Pf}、。，．・：；？！…ー々〜～／／ぁぃぅぇぉっゃゅょァィゥェォッャュョ]/u

/** May not end a line: opening brackets and quotation marks. */
const NOT_LAST = /[\p{Ps}\p{Pi}]$/u

/** In scripts without spaces, particles and endings, which belong to the word before them. */
const TAILS: Partial<Record<Script, RegExp>> = {
  Jpan: /^[\p{Script=Hiragana}]{1,3}$/u,
  Hans: /^[的了里中上下们时]$/u,
}

/** One word in two parts, unless it would fill a line: ポップアップストア. */
const KATAKANA_WORD = /^[\p{Script=Katakana}ー]{1,11}$/u

/** Figures with what they count stay together: 十秒, 3日, 48時間. */
const FIGURE = /[\d〇一二三四五六七八九十百千]$/u

/** The unbreakable parts of a text. */
export function piecesOf(text: string, language: Language): Piece[] {
  const { script, tag } = LANGUAGES[language]
  const tail = TAILS[script]
  if (tail) return phrases(text, tag, tail).map((part) => ({ text: part, join: '', end: '' }))
  const words = text.split(/[ \n\t]+/).filter((word) => word !== '')
  return words.flatMap((word) => {
    const parts = word.split(SOFT_HYPHEN)
    return parts.map((part, index): Piece => {
      const whole = index === parts.length - 1
      return { text: part, join: whole ? ' ' : '', end: whole ? '' : '-' }
    })
  })
}

function phrases(text: string, tag: string, tail: RegExp): string[] {
  const found: string[] = []
  for (const { segment } of new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)) {
    const before = found.at(-1)
    if (before !== undefined && belongsTo(before, segment, tail)) found[found.length - 1] = before + segment
    else found.push(segment)
  }
  return found
}

function belongsTo(before: string, segment: string, tail: RegExp): boolean {
  if (NOT_FIRST.test(segment) || NOT_LAST.test(before) || /^\s/.test(segment) || /\s$/.test(before))
    return true
  if (FIGURE.test(before)) return true
  if (KATAKANA_WORD.test(before + segment)) return true
  return tail.test(segment)
}

/** A line that ends with a comma or a colon ends well, though it be short: its gap counts this much less. */
const GOOD_END_SHARE = 0.5

/**
 * The lines of a text that are fewest in number, and among those the most even ones; undefined when one piece alone
 * is too wide.
 * @param widthOf width of the pieces from one index to another, the latter not included
 * @param endsWell whether a line ends well before the piece of this index: the sense pauses there
 */
export function balance(
  count: number,
  widthOf: (from: number, to: number) => number,
  maxWidth: number,
  endsWell: (to: number) => boolean = () => false,
): LineSpan[] | undefined {
  // best[at]: the best lines for the pieces from `at` to the end.
  const best: { lines: LineSpan[]; cost: number }[] = [{ lines: [], cost: 0 }]
  const at = (index: number) => best[count - index]
  for (let from = count - 1; from >= 0; from--) {
    let chosen: { lines: LineSpan[]; cost: number } | undefined
    for (let to = from + 1; to <= count; to++) {
      const slack = maxWidth - widthOf(from, to)
      const rest = at(to)
      // More pieces are only wider.
      if (slack < 0) break
      if (rest === undefined || rest.cost === Number.POSITIVE_INFINITY) continue
      const lines: LineSpan[] = [[from, to], ...rest.lines]
      const cost = slack ** 2 * (to < count && endsWell(to) ? GOOD_END_SHARE : 1) + rest.cost
      const better =
        chosen === undefined ||
        lines.length < chosen.lines.length ||
        (lines.length === chosen.lines.length && cost < chosen.cost)
      if (better) chosen = { lines, cost }
    }
    best[count - from] = chosen ?? { lines: [], cost: Number.POSITIVE_INFINITY }
  }
  const found = at(0)
  return found && found.cost !== Number.POSITIVE_INFINITY ? found.lines : undefined
}
