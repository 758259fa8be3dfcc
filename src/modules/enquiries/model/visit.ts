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

/** Fields that the block of a visit shows: whole moments, and beside them or a confirmed one how many come. */
export function shownOfVisit(values: Readonly<Record<string, unknown>>, isConfirmed: boolean): Set<string> {
  const moments = MOMENT_FIELDS.filter((fields) => momentsOf(values, [fields]).length > 0).flat()
  const hasVisitors = Number(values.visitors) > 0 && (isConfirmed || moments.length > 0)
  return new Set<string>(hasVisitors ? [...moments, 'visitors'] : moments)
}

/** The moments that are proposed; the second may be missing. */
export function momentsOf(
  values: Readonly<Record<string, unknown>>,
  fields: readonly (readonly [day: string, time: string])[] = MOMENT_FIELDS,
): VisitMoment[] {
  return fields.flatMap(([dayField, timeField]) => {
    const { [dayField]: day, [timeField]: time } = values
    return typeof day === 'string' && typeof time === 'string' && day !== '' && time !== ''
      ? [{ day, time }]
      : []
  })
}
