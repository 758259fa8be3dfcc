/** The answer to whoever comes second. */
import type { CalendarEntry } from './calendar-entry.ts'

/** The days have gone to an entry that was first. */
export interface Taken {
  readonly kind: 'taken'
  readonly by: Pick<CalendarEntry, 'id' | 'kind' | 'title' | 'firstDay' | 'lastDay' | 'origin'> & {
    readonly venueId: string
  }
}
