/** The fields of the venue proposal (behaviour 4.3). */
import { LEAST_LONG_SIDE, MAX_MEGABYTES } from '#/lib/pictures/picture-limits.ts'
import type { FormFields } from './form-fields.ts'

/** The most (characters, m², guests, euros, photographs) that each field takes; stated beside it (behaviour 4.6). */
export const PROPOSAL_LIMITS = {
  fullName: 100,
  email: 254,
  phone: 40,
  venueName: 100,
  address: 200,
  surfaceMin: 1,
  surfaceMax: 10_000,
  capacityMin: 1,
  capacityMax: 5000,
  priceMin: 1,
  priceMax: 100_000,
  description: 3000,
  photos: 12,
  /** Of one photograph; the longer side at least so many pixels. */
  photoMegabytes: MAX_MEGABYTES,
  photoPixels: LEAST_LONG_SIDE,
} as const

const FIELDS = [
  'fullName',
  'email',
  'phone',
  'venueName',
  'address',
  'neighborhood',
  'type',
  'surface',
  'capacity',
  'capacityCocktailDinner',
  'capacitySeatedDinner',
  'capacityRunway',
  'priceFromDay',
  'description',
] as const

/** A field that is typed or chosen. `photos` repeats and stands apart. */
export type ProposalField = (typeof FIELDS)[number]

/** How many guests the venue takes; `capacity` is the standing figure, the others are its further layouts. */
export const CAPACITY_FIELDS = {
  standing: 'capacity',
  cocktailDinner: 'capacityCocktailDinner',
  seatedDinner: 'capacitySeatedDinner',
  runway: 'capacityRunway',
} as const

/**
 * The form. Without these fields a proposal cannot be judged or answered: who sends it, how to answer, and which
 * room, where, of what kind and size. Everything else can be asked at the visit.
 */
export const PROPOSAL_FORM: FormFields<ProposalField, 'photos'> = {
  kind: 'proposal',
  fields: FIELDS,
  lists: ['photos'],
  required: ['fullName', 'email', 'venueName', 'address', 'type', 'surface'],
  limits: {
    fullName: PROPOSAL_LIMITS.fullName,
    email: PROPOSAL_LIMITS.email,
    phone: PROPOSAL_LIMITS.phone,
    venueName: PROPOSAL_LIMITS.venueName,
    address: PROPOSAL_LIMITS.address,
    description: PROPOSAL_LIMITS.description,
  },
}
