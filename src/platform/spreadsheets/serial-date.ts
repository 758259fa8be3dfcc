/** Dates as spreadsheets count them. */
import { DAY_SECONDS } from '#/lib/time-spans.ts'

/** The last day that there is: 31 December 9999. */
const LAST = 2_958_465
/** Day 60 is the 29 February 1900, which never was. */
const NEVER = 60

/**
 * The moment of a number of days, in the parts of UTC, to the second: times are stored a little short.
 * @param from1904 whether day 0 is 1 January 1904, as on old Macs
 * @returns nothing where it is no day
 */
export function serialDate(serial: number, from1904: boolean): Date | undefined {
  if (!(serial >= 0 && serial <= LAST)) return undefined
  const epoch = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < NEVER ? 31 : 30)
  return new Date(epoch + Math.round(serial * DAY_SECONDS) * 1000)
}
