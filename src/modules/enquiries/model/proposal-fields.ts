/** The fields of the venue proposal (behaviour 4.3). */
import { LEAST_LONG_SIDE, MAX_MEGABYTES, MOST_STRETCH } from '#/lib/pictures/picture-limits.ts'
import { formOf } from './form-fields.ts'
import type { FieldOf } from './kinds.ts'

/** Limits of the photographs, stated beside them (behaviour 4.6). */
export const PROPOSAL_LIMITS = {
  photos: 12,
  /** Of one photograph; least length of the longer side, in pixels. */
  photoMegabytes: MAX_MEGABYTES,
  photoPixels: LEAST_LONG_SIDE,
  photoStretch: MOST_STRETCH,
} as const

/** Single-value field. `photos` is repeatable and separate. */
export type ProposalField = FieldOf<'proposal'>

/** Capacity fields by layout; `capacity` is the standing figure. */
export const CAPACITY_FIELDS = {
  standing: 'capacity',
  cocktailDinner: 'capacityCocktailDinner',
  seatedDinner: 'capacitySeatedDinner',
  runway: 'capacityRunway',
} as const

export const PROPOSAL_FORM = formOf('proposal', ['photos'])
