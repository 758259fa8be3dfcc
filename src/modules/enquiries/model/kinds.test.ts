import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { checkTyped } from '#/forms/check-typed.ts'
import { schemaOf } from '#/forms/field-schema.ts'
import { contactSchema } from './contact.schema.ts'
import { ENQUIRY_FIELDS, type EnquiryKind } from './kinds.ts'
import { proposalSchema } from './proposal.schema.ts'
import { quoteRequestSchema } from './quote-request.schema.ts'
import { quoteVenueSchema } from './quote-venue.schema.ts'

const TODAY = '2026-11-20'
const PRESENT: Record<EnquiryKind, z.ZodType> = {
  quote: quoteRequestSchema(TODAY),
  'quote-venue': quoteVenueSchema(TODAY).omit({ venue: true }),
  contact: contactSchema,
  proposal: proposalSchema().omit({ photos: true }),
}

const near = (max: number) =>
  fc.integer({ min: max - 1, max: max + 1 }).map((length) => 'x'.repeat(Math.max(0, length)))

const typed = (kind: EnquiryKind) =>
  fc.record(
    Object.fromEntries(
      Object.values(ENQUIRY_FIELDS[kind]).map((field, at) => [
        Object.keys(ENQUIRY_FIELDS[kind])[at],
        fc.oneof(
          fc.constantFrom(
            '',
            ' ',
            '\u200b',
            'a\r\nb',
            'x',
            'other',
            '0',
            '1',
            '1 200 m²',
            '５０',
            '10001',
            '18,50',
          ),
          fc.constantFrom(
            'a@b.example',
            'A@Café.FR',
            'a@',
            '2026-11-19',
            '2026-11-20',
            '2026-02-30',
            '1 800 € HT',
          ),
          fc.string({ unit: 'binary', maxLength: 12 }),
          ...('options' in field ? [fc.constantFrom<string>(...field.options)] : []),
          ...('max' in field ? [near(field.max > 9000 ? 3 : field.max)] : []),
        ),
      ]),
    ),
    { requiredKeys: [] },
  )

test.each(Object.keys(ENQUIRY_FIELDS) as EnquiryKind[])(
  'the table of %s checks as its schema does',
  (kind) => {
    const table = schemaOf(ENQUIRY_FIELDS[kind], { today: TODAY })
    fc.assert(
      fc.property(typed(kind), (values) => {
        const given = values as Record<string, string>
        expect(checkTyped(table, given)).toEqual(checkTyped(PRESENT[kind], given))
      }),
      { numRuns: 2000 },
    )
  },
)
