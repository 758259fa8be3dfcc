/** The fields of the venue proposal (behaviour 4.3). */
import { LEAST_LONG_SIDE, MAX_MEGABYTES, MOST_STRETCH } from '#/lib/pictures/picture-limits.ts'
import { formOf } from './form-fields.ts'
import { ENQUIRY_FIELDS, type FieldOf } from './kinds.ts'

const { surface } = ENQUIRY_FIELDS.proposal

/** Limits of the surface (m²) and of the photographs, stated beside them (behaviour 4.6). */
export const PROPOSAL_LIMITS = {
  surfaceMin: surface.min,
  surfaceMax: surface.max,
  photos: 12,
  /** Of one photograph; the longer side at least so many pixels. */
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
