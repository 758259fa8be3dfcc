/** Schema of a venue proposal (behaviour 4.3). */
import { z } from 'zod'
import { schemaOf } from '#/forms/field-schema.ts'
import { reject } from '#/forms/schema-parts.ts'
import { cleanLine } from '#/forms/typed-text.ts'
import { ENQUIRY_FIELDS } from './kinds.ts'
import { PROPOSAL_LIMITS as LIMITS } from './proposal-fields.ts'

/** Validated proposal. Empty fields are `undefined`; m², guests, euros before tax. */
export type Proposal = z.output<ReturnType<typeof proposalSchema>>

/**
 * Check what was typed; validation errors carry a `FormErrorCode` as their message and its values as `params`.
 * @param photos what the ids of the photographs stand for, or `undefined` when some of them cannot be had. The
 *   photographs themselves were checked when they arrived.
 */
export function proposalSchema(photos: (ids: string[]) => string[] | undefined = (ids) => ids) {
  // No field of a proposal is a day.
  return schemaOf(ENQUIRY_FIELDS.proposal, { today: '' }).extend({
    photos: z
      .array(z.string().overwrite(cleanLine))
      .prefault([])
      .superRefine((ids, context) => {
        if (ids.length > LIMITS.photos) reject(context, 'tooManyPhotos', { max: LIMITS.photos })
      })
      .transform((ids, context) => photos(ids) ?? reject(context, 'photosRefused')),
  })
}
