/**
 * Loaded before the site (`NODE_OPTIONS=--import`): its clock is wrong by `CLOCK_SHIFT_MS`, and the minute that background
 * work waits for after the start passes in a moment.
 */
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0)
const RealDate = Date
const realNow = Date.now

class ShiftedDate extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(realNow() + shift)
    else super(...parts)
  }

  static now() {
    return realNow() + shift
  }
}
globalThis.Date = ShiftedDate

const MINUTE_MS = 60_000
const MOMENT_MS = 200
const realTimeout = globalThis.setTimeout
const hasty = (work, ms, ...rest) => realTimeout(work, ms === MINUTE_MS ? MOMENT_MS : ms, ...rest)
globalThis.setTimeout = Object.defineProperties(hasty, Object.getOwnPropertyDescriptors(realTimeout))
