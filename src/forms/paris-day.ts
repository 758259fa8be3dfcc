/** The calendar of the agency. */

const PARIS_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' })

/** The day in Paris as `yyyy-mm-dd`. */
export function parisDay(moment: Date): string {
  return PARIS_DAY.format(moment)
}
