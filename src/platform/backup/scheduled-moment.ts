import { inParis } from '#/lib/paris-time.ts'

/**
 * The latest moment at which a time of day came in Paris. On the night in which it does not come, it is the moment at
 * which clocks had been put forward.
 * @param at `HH:MM`
 */
export function lastScheduledMoment(at: string, now: Date): Date {
  const here = inParis(now)
  const time = Temporal.PlainTime.from(at)
  const today = here.withPlainTime(time)
  const last =
    Temporal.ZonedDateTime.compare(today, here) > 0 ? here.subtract({ days: 1 }).withPlainTime(time) : today
  return new Date(last.epochMilliseconds)
}
