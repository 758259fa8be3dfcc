/** Server functions of two enquiries that belong together. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import { staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { reference } from './model/reference.schema.ts'
import { linkEnquiries, unlinkEnquiries } from './server/relations/link-enquiries.server.ts'
import { mergeEnquiries, separateEnquiry } from './server/relations/merge-enquiries.server.ts'

const seen = z.object({ reference, version: z.number().int().positive() })

/** Two different enquiries, as the caller has seen them. */
const pair = z
  .object({ enquiries: z.tuple([seen, seen]) })
  .refine(({ enquiries: [one, other] }) => one.reference !== other.reference)

/** Link two enquiries, or merge the newer one into the older one. */
export const relateEnquiries = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(
    pair.and(
      z.object({
        as: z.enum(['linked', 'merged']),
        /** Names of the facts that the kept one takes over. */
        take: z.array(typedLine(40)).max(40).default([]),
      }),
    ),
  )
  .handler(({ data: { enquiries, as, take }, context: { staff } }) =>
    as === 'linked'
      ? linkEnquiries(getDatabase(), enquiries, staff)
      : mergeEnquiries(getDatabase(), enquiries, staff, { take }),
  )

/** Undo a link. */
export const unlinkTwoEnquiries = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(z.object({ references: z.tuple([reference, reference]) }))
  .handler(({ data, context: { staff } }) => unlinkEnquiries(getDatabase(), data.references, staff))

/** Undo a merge; `reference` is that of the enquiry that was merged. */
export const separateMergedEnquiry = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(z.object({ reference }))
  .handler(({ data, context: { staff } }) => separateEnquiry(getDatabase(), data.reference, staff))
