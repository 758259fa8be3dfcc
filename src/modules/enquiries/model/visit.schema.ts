/** Schema of a request for a visit (behaviour 4.10). */
import type { z } from 'zod'
import { schemaOf } from '#/forms/field-schema.ts'
import { reject } from '#/forms/schema-parts.ts'
import { isWorkingDay } from '#/lib/working-hours.ts'
import { ENQUIRY_FIELDS } from './kinds.ts'
import { quoteVenueSchema } from './quote-venue.schema.ts'

/** Validated request. Empty fields are `undefined`, days are ISO. */
export type Visit = z.output<ReturnType<typeof visitSchema>>

/** @param today the day in Paris, ISO; a visit takes place on a later working day, so that it can be confirmed before */
export function visitSchema(today: string) {
  const fields = schemaOf(ENQUIRY_FIELDS.visit, { today })
  const { visitDay, otherDay } = fields.shape
  const later = (day: string | undefined, context: z.RefinementCtx) => {
    if (day === undefined) return
    if (day <= today) reject(context, 'visit.soon')
    else if (!isWorkingDay(day)) reject(context, 'visit.workday')
  }
  return fields
    .extend({
      visitDay: visitDay.superRefine(later),
      otherDay: otherDay.superRefine(later),
      venue: quoteVenueSchema(today).shape.venue,
    })
    .superRefine((visit, context) => {
      const { otherDay: day, otherTime: time } = visit
      const wrong = (field: 'otherDay' | 'otherTime', message: `visit.${'half' | 'same'}`) =>
        context.addIssue({ code: 'custom', message, path: [field] })
      if ((day === undefined) !== (time === undefined))
        wrong(day === undefined ? 'otherDay' : 'otherTime', 'visit.half')
      else if (day === visit.visitDay && time === visit.visitTime) wrong('otherTime', 'visit.same')
    })
}
