/** The encoding of a file of text: by its mark, by what is valid, and by which letters it would then have. */
import type { EncodingChoice } from '#/lib/table-import.ts'
import { EncodingQuestion } from './table.ts'
import { costOf, isPossible, LEGACY_ENCODINGS } from './text-likelihood.ts'

/** A text and the encoding that it was read in, a label of the Encoding Standard. */
export interface DecodedText {
  readonly text: string
  readonly encoding: string
}

/** Bits by which an encoding has to be likelier than the next one: one in a thousand may be wrong. */
const SURE = 10

/** The encoding that a sender chooses who sees wrong names. */
const ASK = 'ask'

/** Guesses and samples that are shown. */
const [GUESSES, SAMPLES] = [5, 3]

/** Encodings that are looked for, and those that can be chosen besides. */
const CHOICES: ReadonlySet<string> = new Set([...LEGACY_ENCODINGS, 'utf-8', 'utf-16le', 'utf-16be'])

/**
 * Decode a file.
 * @param chosen what its sender says; taken where it is a known encoding
 * @throws {EncodingQuestion} when several are as likely
 */
export function decodeText(bytes: Uint8Array, chosen?: string): DecodedText {
  if (chosen === ASK) throw new EncodingQuestion(guessesOf(bytes))
  if (chosen !== undefined && CHOICES.has(chosen)) return decodedAs(bytes, chosen)
  const unicode = unicodeOf(bytes)
  if (unicode !== undefined) return decodedAs(bytes, unicode)
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return likeliest(bytes)
  }
}

function decodedAs(bytes: Uint8Array, encoding: string): DecodedText {
  return { text: new TextDecoder(encoding).decode(bytes), encoding }
}

/** UTF-8 and UTF-16 by their mark; UTF-16 without one by the zero beside each of its many ASCII signs. */
function unicodeOf(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  const sample = bytes.subarray(0, 2000)
  const zeros = [0, 1].map((rest) => sample.filter((byte, at) => byte === 0 && at % 2 === rest).length)
  const [even = 0, odd = 0] = zeros
  if (bytes.length % 2 === 1 || Math.max(even, odd) < sample.length / 8) return undefined
  if (Math.min(even, odd) > sample.length / 50) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

function likeliest(bytes: Uint8Array): DecodedText {
  const [best, next] = readings(bytes)
  if (best && (next === undefined || next.cost - best.cost >= SURE)) {
    return { text: best.text, encoding: best.encoding }
  }
  throw new EncodingQuestion(guessesOf(bytes))
}

/** The text in every encoding in which the bytes are one, the likeliest first. */
function readings(bytes: Uint8Array) {
  return LEGACY_ENCODINGS.filter((encoding) => isPossible(bytes, encoding))
    .map((encoding) => {
      const { text } = decodedAs(bytes, encoding)
      return { text, encoding, cost: costOf(text, encoding) }
    })
    .toSorted((one, other) => one.cost - other.cost)
}

function guessesOf(bytes: Uint8Array): EncodingChoice[] {
  return readings(bytes)
    .slice(0, GUESSES)
    .map(({ text, encoding }) => ({ encoding, samples: samplesOf(text) }))
}

/** Cells that are more than ASCII. */
function samplesOf(text: string): string[] {
  const cells = text
    .slice(0, 200_000)
    .split(/[;,\t\r\n]/)
    .map((cell) => cell.replaceAll('"', '').trim())
  return [...new Set(cells.filter((cell) => /[^\0-\x7f]/.test(cell)))]
    .slice(0, SAMPLES)
    .map((cell) => cell.slice(0, 60))
}
