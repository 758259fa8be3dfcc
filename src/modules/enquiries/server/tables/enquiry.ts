/** Enquiries of visitors: one inbox with a kind (behaviour 4.4 and 6.2). Times are ISO 8601, UTC. */
import type { Generated } from 'kysely'
import type { EnquiryChannel, EnquiryStatus } from '../../model/enquiry-statuses.ts'
import type { EnquiryKind } from '../../model/kinds.ts'
import type { LostReason } from '../../model/outcome.ts'

/** A row of `enquiry`: what the form said and what the agency made of it. */
export interface EnquiryTable {
  /** UUID. */
  id: string
  /** To be said on the phone: `Q-26-0042`; unique. */
  reference: string
  kind: EnquiryKind
  status: EnquiryStatus
  /** Interface language of the page with the form. */
  language: string
  /** The same for every repetition of one submission; unique, so that it is stored once. */
  submission_key: string
  company: string | null
  job_title: string | null
  first_name: string | null
  last_name: string | null
  /** As typed, or put together in the order of the language (behaviour 7.8). */
  full_name: string
  /** Empty where there is none: after an erasure, or when the person was on the phone and gave a number only. */
  email: string
  phone_e164: string | null
  phone_typed: string | null
  /** ISO date. */
  start_date: string | null
  duration: string | null
  /** Exact days of the event, ISO, set by the agency: both or neither (ADR 0110). */
  first_day: Generated<string | null>
  last_day: Generated<string | null>
  surface_m2: number | null
  /** Code of the option list, as is `guests`. */
  budget: string | null
  guests: string | null
  message: string | null
  /** Fields that only one kind of form has. */
  details: Record<string, unknown>
  channel: Generated<EnquiryChannel>
  /** Path of the page with the form; empty for what the staff entered. */
  source_page: string
  /** IP prefix of the sender: IPv4 /24, IPv6 /48. NULL when unknown or no longer needed. */
  sender_network: string | null
  /** Time of the anonymization. */
  anonymized_at: string | null
  /** Account of the staff member who looks after it. */
  owner: string | null
  /** Time of the first answer by the agency: the end of the reply clock. */
  first_answered_at: string | null
  /** Why it was lost; NULL where that is still to be said. */
  outcome_reason: Generated<LostReason | null>
  outcome_note: Generated<string | null>
  /** The venue that it was won with. */
  outcome_venue_id: Generated<string | null>
  /** For how much it was won, before tax. */
  outcome_net_cents: Generated<number | null>
  /** When it was won or lost, and who said so. NULL while it is open, and where that was before outcomes were asked. */
  outcome_at: Generated<string | null>
  outcome_by: Generated<string | null>
  /** 1: it looked like spam when it came; shown until the staff have decided. */
  perhaps_spam: Generated<number>
  /** ISO day in Paris until which it is out of sight; NULL, or a day that has come, when it is not. */
  snoozed_until: Generated<string | null>
  /** Raised by every change. */
  version: number
  created_at: string
  updated_at: string
}

/** A venue that an enquiry asks about. Key: enquiry and position. */
export interface EnquiryVenueTable {
  enquiry_id: string
  position: number
  /** Slug and name as they were then. */
  slug: string
  name: string
  /** NULL once the venue is gone. */
  venue_id: string | null
}

/** History entry of an enquiry. */
export interface EnquiryHistoryTable {
  /** UUID. */
  id: string
  enquiry_id: string
  at: string
  /** An account's id, `visitor` or `system`. */
  actor: string
  event: string
  details: Record<string, unknown>
}

/** Read state of an enquiry. Key: enquiry and account. */
export interface EnquiryReadTable {
  enquiry_id: string
  user_id: string
  at: string
}

/** The words by which an enquiry is found (`src/modules/enquiries/server/search`, ADR 0035). */
export interface EnquirySearchTable {
  /** Higher for every later enquiry. */
  number: Generated<number>
  enquiry_id: string
  /** Folded words, each once, with one space between. */
  words: string
}

/** An enquiry that a staff member linked with another; each pair is stored in both directions. */
export interface EnquiryLinkTable {
  enquiry_id: string
  other_id: string
  /** History entry of this side, from which the link can be undone. */
  entry_id: string
}

/** An enquiry that was merged into another: it keeps its row, and leaves lists and counts. */
export interface EnquiryMergeTable {
  enquiry_id: string
  /** The kept one, which may itself have been merged since. */
  into_id: string
  /** History entry of the kept one, from which the merge can be undone. */
  entry_id: string
  /** What the merge changed in the kept one, for the undo. */
  kept_before: Record<string, unknown>
}

/** A staff member who has an enquiry open. Key: enquiry and account; renewed as long as it is open. */
export interface EnquiryPresenceTable {
  enquiry_id: string
  user_id: string
  /** 1 while an answer is being written. */
  writing: number
  at: string
}

/** One version of one of the agency's own answer templates and signatures; the highest counts. Without any, the original of the program counts. */
interface ReplyTextTable {
  /** UUID. */
  id: string
  language: string
  /** Id of the template, or `signature`. */
  name: string
  /** From 1, without gaps; unique for a text. */
  version: number
  /** Absent, as is the body, where the version leads back to the original. */
  subject: string | null
  body: string | null
  /** ISO 8601, UTC. */
  at: string
  actor_id: string | null
  actor: string | null
}

/** One photograph sent with a venue proposal: of a draft until `enquiry_id` is set. Its bytes are in the storage and never public. */
export interface ProposalPhotoTable {
  /** UUID. */
  id: string
  /** SHA-256 of the token that only the sender's browser knows, hexadecimal. */
  draft: string
  /** The proposal it belongs to; NULL until that is sent. */
  enquiry_id: string | null
  /** Its place in the proposal, from 0; NULL until that is sent. */
  position: number | null
  /** Key in the storage. Two proposals from one draft share a file. */
  key: string
  /** Pixels, as is the height. */
  width: number
  height: number
  /** Of the stored file. */
  bytes: number
  /** Of the stored bytes, hexadecimal. The same picture is stored once for a draft. */
  sha256: string
  /** `data:image/webp;base64,…`, at most 400 bytes. */
  placeholder: string
  /** `#rrggbb`. */
  dominant_color: string
  created_at: string
}

/** The enquiries' part of the schema. */
export interface EnquiryTables {
  enquiry: EnquiryTable
  enquiry_venue: EnquiryVenueTable
  enquiry_history: EnquiryHistoryTable
  enquiry_read: EnquiryReadTable
  enquiry_search: EnquirySearchTable
  enquiry_link: EnquiryLinkTable
  enquiry_merge: EnquiryMergeTable
  enquiry_presence: EnquiryPresenceTable
  proposal_photo: ProposalPhotoTable
  reply_text: ReplyTextTable
}

declare module '#/platform/database/schema.ts' {
  interface Tables extends EnquiryTables {}
}
