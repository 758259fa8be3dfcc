/** Days in Paris, where the agency is, as `2026-11-20`. */

const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' })

const DAY_MS = 86_400_000

/** The day of a moment. */
export function parisDay(moment: Date): string {
  return format.format(moment)
}

/** The day that lies so many days before a moment's own. */
export function parisDayBefore(moment: Date, days: number): string {
  // Noon in UTC is the same day in Paris, whatever the clocks do.
  const noon = Date.parse(`${parisDay(moment)}T12:00:00Z`)
  return parisDay(new Date(noon - days * DAY_MS))
}
