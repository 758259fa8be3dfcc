/** Entries as the form of the back office sends them. */

import { z } from 'zod'
import { typedLine, typedText } from '#/forms/typed-text.schema.ts'
import { isIsoDay } from '#/lib/iso-day.ts'
import { ENTRY_KINDS, ENTRY_LIMITS } from './calendar-entry.ts'
import { type DayProblem, isWithin, problemOfDays } from './day-range.ts'
import { momentInParis } from './paris-minute.ts'

const id = z.object({ id: z.uuid() })
const isoDay = z.string().refine(isIsoDay)
/** Days as they are typed: what is wrong with them is said at their field (`problemOfEntry`). */
const typedDays = z.object({ firstDay: typedLine(10), lastDay: typedLine(10) })
const named = {
  title: typedLine(ENTRY_LIMITS.title),
  note: typedText(ENTRY_LIMITS.note),
  days: typedDays,
  /** Days of the event; those around them are for setting up and taking down. */
  event: typedDays,
  /** On clocks in Paris; null for what is no hold. */
  until: typedLine(16).nullable(),
}

/** A venue, or an entry. */
export const calendarId = id
/** What days are kept for: a kind of another module and its id. */
const originInput = z.object({ kind: typedLine(20).min(1), id: z.uuid() })
/** Days of a venue to hold, sell or close. */
export const newEntryInput = z.object({
  venueId: z.uuid(),
  kind: z.enum(ENTRY_KINDS),
  origin: originInput.optional(),
  ...named,
})
/** What is kept or sold for something, and what stands on its days at the venues that it asks for. */
export const originQuestion = z.object({
  origin: originInput,
  venues: z.array(typedLine(200)).max(50),
  days: z.object({ firstDay: isoDay, lastDay: isoDay }).optional(),
})
/** An entry at a version, with everything that may be changed of it. */
export const editedEntryInput = id.extend({ version: z.int().min(1), ...named })
/** An entry at a version that ends, or comes back. */
export const endedEntryInput = id.extend({
  version: z.int().min(1),
  isEnded: z.boolean(),
  reason: typedLine(ENTRY_LIMITS.reason),
  /** Whether what it was made for goes the same way. */
  follows: z.boolean(),
})

/** What is typed into the form. */
export type EntryDraft = Omit<z.output<typeof newEntryInput>, 'venueId' | 'origin'>

/** Why a form is refused, each in words at its field. */
export type EntryProblem = DayProblem | 'no-title' | 'no-end' | 'end-past'

/** What is wrong with a draft; undefined when nothing is. @param today ISO 8601 */
export function problemOfEntry(
  { kind, title, days, event, until }: Omit<EntryDraft, 'note'>,
  now: Date,
  today: string,
): EntryProblem | undefined {
  if (title.trim() === '') return 'no-title'
  const problem = problemOfDays(days, today)
  if (problem !== undefined) return problem
  if (event.lastDay < event.firstDay || !isWithin(event, days)) return 'event-outside'
  if (kind !== 'hold') return undefined
  const end = momentInParis(until ?? '')
  if (end === undefined) return 'no-end'
  return Date.parse(end) > now.getTime() ? undefined : 'end-past'
}
