/** The lines of a quote as they are reckoned, printed and stored, from those that were typed. */
import { daysFrom, laterDay } from '#/lib/iso-day.ts'
import { stayPrice } from '#/modules/venues/model/hire.ts'
import { type Discount, discountLines } from './discounts.ts'
import type { DocumentLine, HireLine } from './quote-document.schema.ts'
import type { Amounts } from './quote-line.ts'
import { choicesOf } from './totals.ts'
import { wishTotal } from './wished-total.ts'

/** The venue of a hire, as far as its price goes. */
export interface HiredVenue {
  readonly id: string
  readonly name: string
  readonly minimumDays: number
}

/** A line that was reckoned, with the typed one that it came from. */
export interface ReckonedLine extends Amounts {
  readonly from: DocumentLine
  /** Of a hire; null for anything else. */
  readonly hire: HireDays | null
}

/** From when to when a venue is hired, and for how many days. */
export interface HireDays {
  readonly venueId: string
  /** Set-up and take-down included (ISO 8601, both counted). */
  readonly firstDay: string
  readonly lastDay: string
  readonly askedDays: number
  /** What the venue asks for at least; more than `billedDays` only with a reason. */
  readonly minimumDays: number
  readonly billedDays: number
}

/** What a wish cannot be: the nearest totals that can be had. */
export interface UnmetWish {
  readonly lineId: string
  readonly nearest: readonly number[]
}

/** The lines of a quote, and the wishes that no rounding meets. */
export interface Reckoned {
  readonly lines: readonly ReckonedLine[]
  readonly unmet: readonly UnmetWish[]
}

/** The days of a hire: those asked for with set-up and take-down, none while they are open, and those that are charged. */
export function hireDays(line: HireLine, minimumDays: number): HireDays {
  const isOpen = line.firstDay === '' || line.lastDay === ''
  const firstDay = isOpen ? '' : laterDay(line.firstDay, -line.setupDays)
  const lastDay = isOpen ? '' : laterDay(line.lastDay, line.strikeDays)
  // A last day before the first is a problem that is said, not a negative hire.
  const askedDays = isOpen ? 0 : Math.max(0, daysFrom(firstDay, lastDay))
  const { days } = stayPrice({ priceFromDayCents: line.unitCents, minimumDays }, askedDays)
  const billedDays = line.fewerDays ?? days
  return { venueId: line.venueId, firstDay, lastDay, askedDays, minimumDays, billedDays }
}

/** Reckon the typed lines; a discount becomes one line for each rate, a wish the rounding that it takes. */
export function reckon(typed: readonly DocumentLine[], venues: readonly HiredVenue[]): Reckoned {
  const minimum = new Map(venues.map(({ id, minimumDays }) => [id, minimumDays]))
  const priced = typed.flatMap((from) => pricedLine(from, minimum))
  const lines: ReckonedLine[] = [...priced]
  const unmet: UnmetWish[] = []
  for (const from of typed) {
    if (from.kind !== 'discount') continue
    const discount: Discount = { choice: from.choice, on: from.on, off: from.off }
    lines.push(...discountLines(priced, discount).map((line) => ({ ...line, from, hire: null })))
  }
  for (const from of typed) {
    if (from.kind !== 'wished') continue
    for (const choice of from.choice === null ? choicesOf(priced) : [from.choice]) {
      const found = wishTotal(lines, choice, from.grossCents)
      if ('nearest' in found) unmet.push({ lineId: from.id, nearest: found.nearest })
      else if (found.line !== null) lines.push({ ...found.line, from, hire: null })
    }
  }
  // As typed: what a line became stands where it was typed.
  const place = new Map(typed.map(({ id }, at) => [id, at]))
  const at = (line: ReckonedLine) => place.get(line.from.id) ?? typed.length
  return { lines: lines.toSorted((one, other) => at(one) - at(other)), unmet }
}

function pricedLine(from: DocumentLine, minimum: ReadonlyMap<string, number>): ReckonedLine[] {
  switch (from.kind) {
    case 'hire': {
      const hire = hireDays(from, minimum.get(from.venueId) ?? 1)
      return [{ ...from, quantity: hire.billedDays * 100, from, hire }]
    }
    case 'service':
      return [{ ...from, from, hire: null }]
    case 'text':
      return [{ ...from, quantity: 0, unitCents: 0, vatBp: 0, vatReason: null, from, hire: null }]
    default:
      return []
  }
}
