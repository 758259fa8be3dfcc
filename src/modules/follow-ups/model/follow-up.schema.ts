/** What is typed of a follow-up. */
import { z } from 'zod'
import { typedLine, typedText } from '#/forms/typed-text.schema.ts'
import { LONGEST_NOTE } from '#/lib/request-limits.ts'

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
