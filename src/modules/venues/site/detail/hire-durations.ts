/** Lengths of hire in days that people ask for. */
const USUAL_DAYS = [1, 2, 3, 4, 5, 7, 10, 14, 21, 28, 42, 56]

/** More would be a list to search through; other lengths can be written in the request. */
const MAX = 6

/**
 * The lengths of hire that a venue offers in its short form, in days, the shortest first.
 * @param minimumDays the venue's shortest hire
 */
export function hireDurations(minimumDays: number): number[] {
  const longer = USUAL_DAYS.filter((days) => days > minimumDays)
  return [minimumDays, ...longer].slice(0, MAX)
}

/** Weeks of a length of hire that is spoken of in weeks; undefined for one spoken of in days. */
export function wholeWeeks(days: number): number | undefined {
  return days >= 14 && days % 7 === 0 ? days / 7 : undefined
}
