/** What is typed of a follow-up. */
import { z } from 'zod'
import { typedLine, typedText } from '#/forms/typed-text.schema.ts'
import { laterDay } from '#/lib/iso-day.ts'
import { LONGEST_NOTE } from '#/lib/request-limits.ts'

/** How far ahead a follow-up may be, in days. */
export const FARTHEST = 730

const values = z.object({
  day: z.iso.date(),
  note: typedText(LONGEST_NOTE),
  assignee: typedLine(100).nullable(),
})

/** A new follow-up; its id is made by the form, so that it is stored once. */
export const newFollowUp = values.extend({ id: z.uuid(), enquiryId: z.uuid() })

/** What is changed of one; absent parts stay. */
export const changedFollowUp = values.partial().extend({ outcome: z.enum(['done', 'removed']).nullish() })

export type NewFollowUp = z.output<typeof newFollowUp>
export type ChangedFollowUp = z.output<typeof changedFollowUp>

/** Why a day cannot be taken. */
export type DayProblem = 'past' | 'far'

/** What is wrong with the day of a follow-up. */
export function problemOfDay(day: string, today: string): DayProblem | undefined {
  if (day < today) return 'past'
  return day > laterDay(today, FARTHEST) ? 'far' : undefined
}
