import type { Language } from '#/i18n/languages.ts'
import { balance, type LineSpan, type Piece, piecesOf } from './break-lines.ts'
import type { Voice } from './faces.ts'
import { type SetText, setText } from './set-text.ts'

/** The room that a text has, in pixels, and the sizes it may take, the largest first. */
export interface TextBox {
  readonly width: number
  readonly height: number
  readonly sizes: readonly number[]
  /** Distance of baselines, in sizes. */
  readonly leading: number
  readonly maxLines: number
}

/** A text in its box. */
export interface FittedText {
  readonly size: number
  readonly lines: readonly SetText[]
}

const ELLIPSIS = '…'

/** No box holds more, whatever an editor pastes. */
const MAX_CHARACTERS = 200

/** How much a smaller size weighs against more even lines. */
const SIZE_WEIGHT = 0.7

const PAUSE = /[,;:.?、，：；。？]$/u

/**
 * Set a text large and in even lines, between which it chooses; what does not fit at the smallest size is cut with an
 * ellipsis.
 */
export function fitText(whole: string, language: Language, voice: Voice, box: TextBox): FittedText {
  const text = [...whole].slice(0, MAX_CHARACTERS).join('')
  const pieces = piecesOf(text, language)
  const set = memoized((from, to) => setText(lineText(pieces, [from, to]), language, voice))
  const endsWell = (to: number) => PAUSE.test(pieces[to - 1]?.text.trimEnd() ?? '')
  const largest = box.sizes[0] ?? 1
  let best: (FittedText & { cost: number }) | undefined
  for (const size of box.sizes) {
    const spans = balance(pieces.length, (from, to) => set(from, to).width * size, box.width, endsWell)
    if (spans === undefined || spans.length > linesAt(size, box)) continue
    const lines = spans.map(([from, to]) => set(from, to))
    const cost = raggedness(lines) + SIZE_WEIGHT * (1 - size / largest)
    if (best === undefined || cost < best.cost) best = { size, lines, cost }
  }
  if (best) return best
  return cut(text, language, voice, box)
}

/** How uneven lines are, from 0: their gaps to the widest one. */
function raggedness(lines: readonly SetText[]): number {
  const widest = Math.max(...lines.map(({ width }) => width))
  return lines.reduce((sum, { width }) => sum + (1 - width / widest) ** 2, 0) / lines.length
}

function linesAt(size: number, { height, leading, maxLines }: TextBox): number {
  return Math.min(maxLines, Math.floor(height / (size * leading)))
}

function lineText(pieces: readonly Piece[], [from, to]: LineSpan): string {
  return pieces
    .slice(from, to)
    .map(({ text, join, end }, index, all) => text + (index === all.length - 1 ? end : join))
    .join('')
}

/** Character by character at the smallest size: only for titles longer than any that an editor should write. */
function cut(text: string, language: Language, voice: Voice, box: TextBox): FittedText {
  const size = box.sizes.at(-1) ?? 1
  const max = linesAt(size, box)
  const lines: string[] = ['']
  const fits = (line: string) => setText(line, language, voice).width * size <= box.width
  for (const character of text.replaceAll('\u00ad', '')) {
    const longer = (lines.at(-1) ?? '') + character
    if (fits(longer)) lines[lines.length - 1] = longer
    else if (lines.length < max) lines.push(character.trimStart())
    else {
      let last = lines.at(-1) ?? ''
      while (last !== '' && !fits(last + ELLIPSIS)) last = [...last].slice(0, -1).join('')
      lines[lines.length - 1] = last.trimEnd() + ELLIPSIS
      break
    }
  }
  return { size, lines: lines.map((line) => setText(line, language, voice)) }
}

function memoized(make: (from: number, to: number) => SetText): (from: number, to: number) => SetText {
  const known = new Map<string, SetText>()
  return (from, to) => {
    const key = `${from}-${to}`
    const value = known.get(key) ?? make(from, to)
    known.set(key, value)
    return value
  }
}
