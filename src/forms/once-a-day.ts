/**
 * Memoize by day: building a zod schema costs more than using it.
 * @param make gets the day, ISO
 */
export function onceADay<T>(make: (today: string) => T): (today: string) => T {
  let kept: { readonly day: string; readonly made: T } | undefined
  return (day) => {
    if (kept?.day !== day) kept = { day, made: make(day) }
    return kept.made
  }
}
