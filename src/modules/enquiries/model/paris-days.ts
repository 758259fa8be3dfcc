/** Days as they are in Paris, where the agency works. */

const HOUR_MS = 60 * 60 * 1000

/** The day in Paris at a moment, ISO. */
export function parisDay(at: Date): string {
  return at.toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' })
}

/**
 * The moment at which a day begins in Paris.
 * @param iso the day
 * @param later as many days later
 */
export function parisDayStart(iso: string, later = 0): Date {
  const noon = new Date(`${iso}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() + later)
  const day = noon.toISOString().slice(0, iso.length)
  // Paris is one or two hours ahead of UTC.
  const [winter, summer] = [1, 2].map((hours) => new Date(Date.parse(`${day}T00:00:00Z`) - hours * HOUR_MS))
  return summer && parisDay(summer) === day ? summer : (winter as Date)
}
