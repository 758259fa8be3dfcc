/** What a proposal becomes as a venue: every fact with where it comes from, and what is still missing. */
import { z } from 'zod'
import type { Language } from '#/i18n/languages.ts'
import { STATUSES } from './enquiry-statuses.ts'
import type { ProposedVenueView } from './enquiry-view.ts'
import { reference } from './reference.schema.ts'

/** Facts of a draft, in the order in which they are shown. */
export const DRAFT_FACTS = [
  'name',
  'slug',
  'type',
  'address',
  'neighborhood',
  'arrondissement',
  'surface',
  'standing',
  'cocktailDinner',
  'seatedDinner',
  'runway',
  'price',
  'minimumDays',
  'description',
  'photos',
  'owner',
  'capacity',
  'metro',
  'ceiling',
  'title',
  'frenchDescription',
  'equipment',
  'uses',
] as const

/** An attribute that a proposal may fill in a new venue. */
export type DraftFactId = (typeof DRAFT_FACTS)[number]

/** One fact on its way from the proposal into the venue. */
export interface DraftFact {
  readonly id: DraftFactId
  /** As the owner said it, in the language of the screen; `null` where nothing was said. */
  readonly said: string | null
  /** As the venue will have it; `null` where it will have nothing. */
  readonly taken: string | null
  /** `guessed`: not said, but it follows from the rest or from what is usual. */
  readonly state: 'taken' | 'guessed' | 'missing'
  /** Whether the venue cannot be published as long as it is missing. */
  readonly blocks: boolean
}

/** A venue that may be the same room. */
export interface SimilarVenue extends ProposedVenueView {
  readonly because: 'address' | 'name'
}

/** A proposal before it becomes a venue. */
export interface VenueDraftPlan {
  readonly facts: readonly DraftFact[]
  /** Words of the description, and its language. */
  readonly words: number
  readonly language: Language
  readonly photos: number
  readonly similar: readonly SimilarVenue[]
}

/** The answer to the wish for a draft. */
export type VenueDraftOutcome =
  | {
      readonly kind: 'made'
      readonly venue: ProposedVenueView
      /** What the status was, for the undo. */
      readonly before: (typeof STATUSES)[number]
    }
  /** It was made before, or by another user at the same moment. */
  | { readonly kind: 'present'; readonly venue: ProposedVenueView }
  | { readonly kind: 'gone' }

/** Which proposal. */
export const drafted = z.object({ reference })

/** Which draft is to go again, and the status that the proposal had. */
export const undoneDraft = z.object({ reference, venueId: z.uuid(), status: z.enum(STATUSES) })
