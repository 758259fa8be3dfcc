/** How much of a text search results show (behaviour 7.15). */
import { isSquare, type Language } from './languages.ts'

/** Target and maximum, in the unit of `searchWidth`. */
export interface LengthRule {
  readonly aim: readonly [least: number, max: number]
  readonly max: number
}

/** Titles with the brand behind them, and descriptions. */
export interface HeadLengths {
  readonly title: LengthRule
  readonly description: LengthRule
}

const WESTERN: HeadLengths = {
  title: { aim: [50, 60], max: 65 },
  description: { aim: [140, 155], max: 160 },
}
const EASTERN: HeadLengths = { title: { aim: [28, 32], max: 35 }, description: { aim: [70, 80], max: 90 } }

/** The lengths for a language: results are cut by their width. */
export function headLengths(language: Language): HeadLengths {
  return isSquare(language) ? EASTERN : WESTERN
}

/**
 * The length of a text in search results: characters, and in Chinese, Japanese and Korean full-width units,
 * of which Latin letters, digits and spaces take half of one.
 */
export function searchWidth(text: string, language: Language): number {
  const characters = [...text]
  if (!isSquare(language)) return characters.length
  return characters.reduce((sum, character) => sum + (isNarrow(character) ? 0.5 : 1), 0)
}

function isNarrow(character: string): boolean {
  return (character.codePointAt(0) ?? 0) < 0x1100
}
