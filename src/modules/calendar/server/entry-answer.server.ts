/** What has become of an entry, as the back office is told. */
import type { CalendarEntry } from '../model/calendar-entry.ts'
import type { EntryProblem } from '../model/entry-input.schema.ts'
import type { Taken } from '../model/taken.ts'
import type { EntryOutcome } from './change-entry.server.ts'
import { entryOf } from './entry-row.ts'

/** The answer to a change. */
export type Answer =
  /** `before` is what an undo brings back; null for a new entry. */
  | { readonly kind: 'done'; readonly before: CalendarEntry | null; readonly entry: CalendarEntry }
  /** Somebody has changed it meanwhile. */
  | { readonly kind: 'conflict'; readonly present: CalendarEntry }
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'refused'
      readonly problem: EntryProblem | 'no-reason' | 'administrators' | 'accepted-quote'
    }
  | Taken

/** The answer to an entry that was made. */
export const placedAnswer = (entry: CalendarEntry): Answer => ({ kind: 'done', before: null, entry })

/** The answer to a change of an entry. */
export function answerOf(outcome: EntryOutcome): Answer {
  if (outcome.kind === 'changed')
    return { kind: 'done', before: entryOf(outcome.before), entry: entryOf(outcome.after) }
  if (outcome.kind === 'conflict') return { kind: 'conflict', present: entryOf(outcome.present) }
  return outcome
}
