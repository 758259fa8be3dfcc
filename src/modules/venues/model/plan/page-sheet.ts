/** A plan on a page: how high its letters are where it is wide and where it is narrow, and how wide it has to be on phones. */
import { type DrawnSheet, type SheetWords, sheetOf } from './drawn-sheet.ts'
import { boundsOf } from './geometry.ts'
import type { VenuePlan } from './plan.ts'
import { cm } from './plan-paths.ts'

/** A drawing is about this wide and high on a page, in pixels: its letters are about 12 px high there. */
const [PAGE_WIDTH, PAGE_HEIGHT, LETTER] = [660, 520, 13]

/** On a phone or in a narrow column it is at least so wide, in pixels: its letters are so high there, and small ones 9 px. */
const [NARROW_WIDTH, NARROW_LETTER] = [350, 12.2]

/** A longer one, in centimetres, is moved sideways on phones, where a centimetre is so many pixels: its chairs would be dots. */
const [LONG, LONG_SCALE] = [2500, 0.2]

/** Heights of letters, in centimetres of the room. */
interface Letters {
  readonly letter: number
  /** Where the drawing is narrow (`plan.css`). */
  readonly narrowLetter: number
}

/** What surrounds a plan on a page. */
export interface PageSheet extends Letters {
  readonly sheet: DrawnSheet
  /** How wide it is on phones, in pixels; absent where it is as wide as they are. */
  readonly phoneWidth: number | undefined
}

/** The letters of a plan, before it is known what surrounds it. */
export function roomLetters({ outline }: VenuePlan): Letters {
  const [, , width, depth] = boundsOf(outline)
  return lettersFor(cm(width) + 290, cm(depth) + 350)
}

/** Place the words of a plan for a page. */
export function pageSheet(plan: VenuePlan, words: SheetWords): PageSheet {
  const placed = ({ letter, narrowLetter }: Letters) => sheetOf(plan, words, letter, narrowLetter / letter)
  // Larger letters need more room around the plan, and what is around it makes letters smaller: once more is near enough.
  const [, , firstWide, firstHigh] = placed(roomLetters(plan)).view
  const letters = lettersFor(firstWide, firstHigh)
  const sheet = placed(letters)
  const [, , wide] = sheet.view
  return { ...letters, sheet, phoneWidth: wide > LONG ? Math.round(wide * LONG_SCALE) : undefined }
}

function lettersFor(wide: number, high: number): Letters {
  const letter = Math.round(LETTER * Math.max(wide / PAGE_WIDTH, high / PAGE_HEIGHT))
  return { letter, narrowLetter: Math.max(letter, Math.round((NARROW_LETTER * wide) / NARROW_WIDTH)) }
}
