/** Minutes on clocks in Paris, as a field of date and time has them: `2027-03-01T18:00`. Without `Temporal`, which not every browser knows. */
import { PARIS } from '#/lib/paris-time.ts'
import { HOUR_MS } from '#/lib/time-spans.ts'

const TYPED = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::\d{2})?$/

// Swedish dates are ISO dates.
const MINUTE = new Intl.DateTimeFormat('sv-SE', {
  ...{ timeZone: PARIS, year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit' },
})

/** The minute that clocks in Paris show at a moment (ISO 8601, UTC). */
export function minuteInParis(moment: string): string {
  return MINUTE.format(new Date(moment)).replace(' ', 'T')
}

/**
 * The moment at which clocks in Paris show a minute (ISO 8601, UTC): the first of two, and an hour later where there is none.
 * @returns undefined for what is no minute
 */
export function momentInParis(typed: string): string | undefined {
  const minute = TYPED.exec(typed)?.[1]
  if (minute === undefined) return undefined
  const inUtc = Date.parse(`${minute}:00Z`)
  // 30 February is the 2 March to some.
  if (Number.isNaN(inUtc) || !new Date(inUtc).toISOString().startsWith(minute)) return undefined
  const [summer, winter] = [2, 1].map((hours) => new Date(inUtc - hours * HOUR_MS).toISOString())
  return summer !== undefined && minuteInParis(summer) === minute ? summer : winter
}
