/** The moments of a visit: a day and a time in Paris, within the hours that the site names. */

/** Every half hour of a working day in which a visit may begin. */
export const VISIT_TIMES: readonly string[] = Array.from({ length: 18 }, (_, half) => {
  const hour = String(9 + Math.floor(half / 2)).padStart(2, '0')
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`
})

/** A moment in Paris. */
export interface VisitMoment {
  /** ISO 8601. */
  readonly day: string
  /** `14:30`. */
  readonly time: string
}

/** Fields of the two moments, in the visitor's order of preference. */
export const MOMENT_FIELDS = [
  ['visitDay', 'visitTime'],
  ['otherDay', 'otherTime'],
] as const

/** The moments that are proposed; the second may be missing. */
export function momentsOf(values: Readonly<Record<string, unknown>>): VisitMoment[] {
  return MOMENT_FIELDS.flatMap(([dayField, timeField]) => {
    const { [dayField]: day, [timeField]: time } = values
    return typeof day === 'string' && typeof time === 'string' && day !== '' && time !== ''
      ? [{ day, time }]
      : []
  })
}
