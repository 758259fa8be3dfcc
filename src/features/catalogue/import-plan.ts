/** What an import would change: shown in the back office before anything is written. */

/** A venue of the plan. */
export interface PlannedVenue {
  readonly slug: string
  readonly name: string
}

/** A venue that is there already and would be replaced. */
export interface ReplacedVenue extends PlannedVenue {
  /** What differs, as in `name`, `photos`, `translations.ja`. */
  readonly parts: readonly string[]
}

/** Everything that an import would change. */
export interface ImportPlan {
  /** Names exactly these changes of exactly this catalogue; another one is another plan. */
  readonly digest: string
  readonly added: readonly PlannedVenue[]
  readonly replaced: readonly ReplacedVenue[]
  /** How many venues are as they were. */
  readonly unchanged: number
  /** French names of what the agency named itself: new, and with other names or another icon. */
  readonly equipment: { readonly added: readonly string[]; readonly changed: readonly string[] }
}

/** A mistake as people read it: where it is, and how to mend it. */
export interface ShownProblem {
  readonly place: string
  readonly message: string
}

/** The answer to a catalogue that was sent. */
export type ImportAnswer =
  | { readonly kind: 'planned' | 'imported'; readonly plan: ImportPlan }
  /** The site has changed since the plan was shown; this is the new one. Nothing was written. */
  | { readonly kind: 'changed'; readonly plan: ImportPlan }
  | {
      readonly kind: 'refused'
      /** The first of them. */
      readonly problems: readonly ShownProblem[]
      /** How many there are in all. */
      readonly count: number
    }
  | {
      readonly kind: 'failed'
      readonly reason: 'signed-out' | 'not-allowed' | 'too-large' | 'no-room' | 'lost'
    }
