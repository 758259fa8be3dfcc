/** When a hold ends unless somebody says otherwise. */
import { parisDay } from '#/lib/paris-time.ts'
import { DEFAULT_OFFICE_HOURS, laterWorkingDay } from '#/lib/working-hours.ts'

/** How long a hold lasts by itself (`quotes.md`, section 1). */
const WORKING_DAYS = 5

/** Five working days ahead, when the office closes, on clocks in Paris. */
export function usualHoldEnd(now: Date): string {
  const day = laterWorkingDay(parisDay(now), WORKING_DAYS)
  return `${day}T${String(DEFAULT_OFFICE_HOURS.closes / 60).padStart(2, '0')}:00`
}
