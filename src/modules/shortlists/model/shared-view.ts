/** A shared list as its readers and its owner get it. What an option hides is not in it. */

import type { EventId } from '#/i18n/addresses/slugs-events.ts'
import type { Language } from '#/i18n/languages.ts'
import type { TechnicalSheet } from '#/modules/venues/model/attributes.ts'
import type { VenuePlan } from '#/modules/venues/model/plan/plan.ts'
import type { PlanOffer } from '#/modules/venues/model/plan-offers.ts'
import type { Layout, Photo } from '#/modules/venues/model/venue.ts'
import type { VenueSummary } from '#/modules/venues/model/venue-summary.ts'
import type { Choice } from './reader-answer.ts'
import type { ShareOptions } from './shared-content.ts'

/** The price of a venue for the days asked about; per day where none are. */
export interface SharedPrice {
  /** Before tax. */
  readonly cents: number
  /** Days that are charged; absent for the price of a day. */
  readonly days: number | null
  /** Whether the minimum hire was charged, which is longer than what was asked. */
  readonly minimum: boolean
}

/** A comment, or the choice of a reader. */
export interface SharedComment {
  /** Of its row. */
  readonly id: string
  readonly name: string
  readonly text: string
  /** ISO 8601, UTC. */
  readonly at: string
  /** Whether this browser wrote it. */
  readonly own: boolean
  /** Whether its owner has removed it: visible to the owner alone, who can undo it. */
  readonly isRemoved: boolean
}

export interface SharedVenue
  extends Pick<
    VenueSummary,
    | 'slug'
    | 'name'
    | 'type'
    | 'neighborhood'
    | 'arrondissement'
    | 'surfaceM2'
    | 'ceilingHeightCm'
    | 'capacities'
  > {
  readonly metro: string
  readonly photos: readonly Photo[]
  readonly access: string
  /** The first sentences of its description. */
  readonly opening: string
  readonly sheet: TechnicalSheet
  readonly plan: VenuePlan | null
  readonly planOffers: readonly PlanOffer[]
  readonly price: SharedPrice | null
  readonly note: string
  /** This reader's own choice. */
  readonly choice: Choice | null
  /** Every choice, for the owner's link alone; its readers see who said yes. */
  readonly answers: readonly OwnerAnswer[]
  /** Names of those who said yes, in the order of their answers. */
  readonly approvedBy: readonly string[]
  readonly comments: readonly SharedComment[]
}

export interface SharedList {
  readonly title: string
  readonly ownerName: string
  readonly startDate: string | null
  readonly days: number | null
  readonly guests: number | null
  readonly layout: Layout | null
  /** What the list is for. */
  readonly event?: EventId | null | undefined
  /** ISO 8601, UTC. */
  readonly expiresAt: string
  readonly options: ShareOptions
  /** The name under which this reader answered last; empty before. */
  readonly readerName: string
  /** Whether this browser is its owner's, who may remove comments. */
  readonly isOwner: boolean
  readonly venues: readonly SharedVenue[]
  /**
   * For the link of the mail, where all that was answered is shown and nothing is changed: further lists of the same
   * mailbox that have answers, by the keys of their links. Null for readers.
   */
  readonly others: readonly { readonly title: string; readonly key: string }[] | null
}

/** Another language of the page, offered in its own words. */
export interface LanguageOffer {
  readonly language: Language
  readonly text: string
  /** Where the choice is kept. */
  readonly ping: string
}

/** One reader's answers, for the owner. */
export interface OwnerAnswer {
  readonly name: string
  readonly slug: string
  /** Of a comment; absent for a choice. */
  readonly comment: string | null
  /** Whether the owner has removed it, which can be undone. */
  readonly isRemoved: boolean
  /** Absent for a comment. */
  readonly choice: Choice | null
  /** Empty for a choice. */
  readonly text: string
  /** ISO 8601, UTC. */
  readonly at: string
}

/** The shared list as the owner's browser receives it. */
export interface OwnerView {
  readonly expiresAt: string
  readonly updatedAt: string
  readonly isStopped: boolean
  readonly options: ShareOptions
  readonly title: string
  readonly ownerName: string
  /** Whom answers are mailed to, for whoever proves the owner's secret; null for nobody. */
  readonly email: string | null
  /** The newest first. */
  readonly answers: readonly OwnerAnswer[]
}

/** The answer to sharing a list: the secrets, which the server does not keep. */
export interface SharedLink {
  readonly token: string
  readonly owner: string
  readonly expiresAt: string
}
