/** Similarity of two texts, to find duplicates of an enquiry. */
import { normalized } from '#/lib/normalized-text.ts'

/** Similarity of shorter texts ("Bonjour") means nothing. */
const SHORTEST = 40
const PIECE = 4

/** Jaccard similarity of the four-letter pieces of two texts, 0 to 1; 0 for short texts. */
export function textLikeness(one: string, other: string): number {
  const [a, b] = [piecesOf(one), piecesOf(other)]
  if (a.size === 0 || b.size === 0) return 0
  let common = 0
  for (const piece of a) if (b.has(piece)) common += 1
  return common / (a.size + b.size - common)
}

function piecesOf(text: string): Set<string> {
  const plain = normalized(text, 'NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim()
  // A Chinese, Japanese or Korean character carries as much as several letters.
  const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(plain)
  const letters = [...plain]
  if (letters.length < (wide ? SHORTEST / 2 : SHORTEST)) return new Set()
  const size = wide ? PIECE / 2 : PIECE
  return new Set(
    letters.slice(0, letters.length - size + 1).map((_, at) => letters.slice(at, at + size).join('')),
  )
}
