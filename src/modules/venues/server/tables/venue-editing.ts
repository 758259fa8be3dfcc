/** Rows that the back office keeps beside the catalogue. None of them is ever public. */
import type { AdminLanguage } from '#/i18n/admin-language.ts'

/** What is never public of a venue: one row each; a venue without one is at version 1. */
export interface VenuePrivateTable {
  venue_id: string
  /** Raised by every change, saved drafts included: a change of an older one is a conflict. */
  version: number
  /** Exact address. */
  address: string
  /** Degrees, WGS 84. */
  latitude: number | null
  longitude: number | null
  /** ISO 8601, UTC, as is `published_at`. */
  changed_at: string
  changed_by_id: string | null
  /** Name at the time; absent for imports. */
  changed_by: string | null
  /** First publication. A venue that was never published leaves no former address behind. */
  published_at: string | null
  /** The proposal that it was made from; unique. NULL for all others, and when that is gone. */
  proposal_id: string | null
  /** Who lets it, as the agency reaches them; never public. NULL where nothing is known. */
  owner_name: string | null
  owner_email: string | null
  owner_phone: string | null
  /** In which the owner is written to. */
  owner_language: AdminLanguage | null
  /** Whose name stands in contracts, as the owner wishes it; `LETS_AS`, `VAT_STATUSES` and `DEPOSIT_PAYEES` of the model. */
  lets_as: string | null
  vat_status: string | null
  deposit_payee: string | null
  mandate_number: string | null
  /** ISO 8601. */
  mandate_day: string | null
  /** Hundredths of a percent. */
  commission_bp: number | null
}

/** Changes that were kept and are not public yet. At most one per venue. */
export interface VenueDraftTable {
  venue_id: string
  /** A `VenueDocument`, read through its schema. */
  document: object
}

/** One change of a venue. Never changed afterwards. */
export interface VenueHistoryTable {
  id: string
  venue_id: string
  /** The version that the change led to; unique for a venue. */
  version: number
  /** ISO 8601, UTC. */
  at: string
  actor_id: string | null
  actor: string | null
  event: string
  /** The venue after the change: a `VenueDocument`, read through its schema. */
  document: object
  /** Changes field by field. */
  changes: object
}

/** A slug that a venue had when it was public: its old address leads to the present one. */
export interface FormerSlugTable {
  slug: string
  venue_id: string
  /** ISO 8601, UTC. */
  left_at: string
}

/** Tables of the back office about venues. */
export interface VenueEditingTables {
  venue_private: VenuePrivateTable
  venue_draft: VenueDraftTable
  venue_history: VenueHistoryTable
  former_slug: FormerSlugTable
}

declare module '#/platform/database/schema.ts' {
  interface Tables extends VenueEditingTables {}
}
