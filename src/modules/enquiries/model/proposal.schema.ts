/** What a venue proposal has to look like (behaviour 4.3); required are the fields that `PROPOSAL_FORM` names. */
import { z } from 'zod'
import { readEuros, readGuests } from '#/forms/numbers.ts'
import {
  choice,
  email,
  line,
  lines,
  optional,
  refuse,
  required,
  requiredChoice,
} from '#/forms/schema-parts.ts'
import { readSurface } from '#/forms/typed-text.ts'
import { NEIGHBORHOOD_IDS } from '#/i18n/addresses/slugs-neighborhoods.ts'
import { VENUE_TYPES } from '#/modules/venues/model/venue-options.ts'
import { PROPOSAL_LIMITS as LIMITS } from './proposal-fields.ts'

/** A checked proposal. Empty fields are `undefined`; m², guests, whole euros before tax. */
export type Proposal = z.output<ReturnType<typeof proposalSchema>>

/**
 * Checks what was typed; mistakes carry a `FormErrorCode` as their message and its values as `params`.
 * @param photos what the ids of the photographs stand for, or `undefined` when some of them cannot be had. The
 *   photographs themselves were checked when they arrived.
 */
export function proposalSchema(photos: (ids: string[]) => string[] | undefined = (ids) => ids) {
  const guests = optional(line()).transform(number(readGuests, LIMITS.capacityMin, LIMITS.capacityMax))
  return z.object({
    fullName: required(line(LIMITS.fullName)),
    email: email(LIMITS.email),
    phone: optional(line(LIMITS.phone)),
    venueName: required(line(LIMITS.venueName)),
    address: required(line(LIMITS.address)),
    neighborhood: choice(NEIGHBORHOOD_IDS),
    type: requiredChoice(VENUE_TYPES),
    surface: required(line()).transform((text, context) => {
      return number(readSurface, LIMITS.surfaceMin, LIMITS.surfaceMax)(text, context) ?? z.NEVER
    }),
    capacity: guests,
    capacityCocktailDinner: guests,
    capacitySeatedDinner: guests,
    capacityRunway: guests,
    priceFromDay: optional(line()).transform(number(readEuros, LIMITS.priceMin, LIMITS.priceMax)),
    description: optional(lines(LIMITS.description)),
    photos: z
      .array(z.string())
      .prefault([])
      .superRefine((ids, context) => {
        if (ids.length > LIMITS.photos) refuse(context, 'tooManyPhotos', { max: LIMITS.photos })
      })
      .transform((ids, context) => photos(ids) ?? refuse(context, 'photosRefused')),
  })
}

/** A whole number in any usual spelling, or nothing. */
function number(read: (text: string) => number | undefined, min: number, max: number) {
  return (text: string | undefined, context: z.RefinementCtx): number | undefined => {
    if (text === undefined) return undefined
    const value = read(text)
    return value === undefined || value < min || value > max ? refuse(context, 'number', { min, max }) : value
  }
}
