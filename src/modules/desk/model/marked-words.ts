/** Matching of typed words with the words of a label, and which of its letters were typed. */
import { fold, wordsOf } from '#/lib/fold.ts'

/** Part of a label; marked where its letters were typed. */
export interface MarkedPart {
  readonly text: string
  readonly marked: boolean
}

/** Whether every typed word begins a word of the text. */
export function wordsMatch(text: string, typed: string): boolean {
  const words = wordsOf(text)
  return wordsOf(typed).every((one) => words.some((word) => word.startsWith(one)))
}

/** The parts of a text, those marked that begin its words as typed. */
export function markedParts(text: string, typed: string): MarkedPart[] {
  const wanted = wordsOf(typed)
  const parts: MarkedPart[] = []
  const add = (piece: string, marked: boolean) => {
    if (piece !== '') parts.push({ text: piece, marked })
  }
  for (const piece of text.split(/([\p{L}\p{N}]+)/u)) {
    const length = Math.max(0, ...wanted.map((one) => markedLength(piece, one)))
    add(piece.slice(0, length), true)
    add(piece.slice(length), false)
  }
  return parts
}

/** How many letters of a word a typed beginning covers; folding may change their number (œ). */
function markedLength(word: string, beginning: string): number {
  if (!fold(word).startsWith(beginning)) return 0
  for (let length = 1; length < word.length; length += 1) {
    if (fold(word.slice(0, length)).length >= beginning.length) return length
  }
  return word.length
}
