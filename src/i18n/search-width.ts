/** Widths of titles and descriptions in search results (behaviour 7.15). */
import type { Language } from './languages.ts'

/** Target and maximum, in the unit of `searchWidth`. */
export interface LengthRule {
  readonly aim: readonly [least: number, most: number]
  readonly most: number
}

/** Titles with the brand behind them, and descriptions. */
export interface HeadLengths {
  readonly title: LengthRule
  readonly description: LengthRule
}

/** Characters of these languages are full-width, and results are cut by their width. */
const SQUARE: ReadonlySet<Language> = new Set(['cn', 'ja', 'ko'])

const WESTERN: HeadLengths = {
  title: { aim: [50, 60], most: 65 },
  description: { aim: [140, 155], most: 160 },
}
const EASTERN: HeadLengths = { title: { aim: [28, 32], most: 35 }, description: { aim: [70, 80], most: 90 } }

export function headLengths(language: Language): HeadLengths {
  return SQUARE.has(language) ? EASTERN : WESTERN
}

/**
 * The length of a text in search results: characters, and in Chinese, Japanese and Korean full-width units,
 * of which Latin letters, digits and spaces take half of one.
 */
export function searchWidth(text: string, language: Language): number {
  const characters = [...text]
  if (!SQUARE.has(language)) return characters.length
  return characters.reduce((sum, character) => sum + (isNarrow(character) ? 0.5 : 1), 0)
}

function isNarrow(character: string): boolean {
  return (character.codePointAt(0) ?? 0) < 0x1100
}
