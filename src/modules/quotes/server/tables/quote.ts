/** Quotes and what becomes of them (`quotes.md`, section 4). Times are ISO 8601, UTC; days are ISO 8601, Paris. */
import type { Language } from '#/i18n/languages.ts'
import type { PaymentKind } from '../../model/payment-plan.ts'
import type { Choice, LineKind } from '../../model/quote-line.ts'
import type { VatReason } from '../../model/vat.ts'
import type { VersionState } from '../../model/version-states.ts'

/** A numbered offer to one enquiry. */
export interface QuoteTable {
  id: string
  /** `D-26-0042`; NULL until the first version is about to be sent. */
  reference: string | null
  enquiry_id: string
  created_at: string
  created_by: string | null
  /** Raised by every change of the quote or of one of its versions. */
  version: number
}

/** A version: written as a draft, and frozen from sending on. */
export interface QuoteVersionTable {
  id: string
  quote_id: string
  /** 1, 2, 3. */
  n: number
  state: VersionState
  kind: 'offer' | 'amendment'
  language: Language
  client_kind: 'business' | 'consumer'
  valid_until: string
  /** A `QuoteDocument`, read through its schema. */
  document: object
  /** `Total[]`, as the server has reckoned them. */
  totals: object
  terms_hash: string | null
  /** SHA-256 of the stored PDF, in hexadecimal. */
  pdf_hash: string | null
  sent_at: string | null
  sent_by: string | null
  sent_to: string | null
  /** Until then the mail can be taken back. */
  leaves_at: string | null
  /** Delivery only: a mail filter opens links too. */
  first_opened_at: string | null
  closed_at: string | null
  /** Why it was declined, withdrawn or voided. */
  reason: string | null
  created_at: string
  created_by: string | null
  version: number
}

/** A line of a version that was sent, as it was reckoned. Key: version and position. */
export interface QuoteLineTable {
  version_id: string
  position: number
  choice: Choice | null
  kind: LineKind
  venue_id: string | null
  first_day: string | null
  last_day: string | null
  setup_days: number
  strike_days: number
  label: string
  label_fr: string
  /** Hundredths. */
  quantity: number
  unit: string
  unit_cents: number
  net_cents: number
  vat_bp: number
  vat_reason: VatReason | null
  minimum_days: number | null
  billed_days: number | null
}

/** A file of a version, in the storage. Key: version and kind. */
export interface QuoteFileTable {
  version_id: string
  /** The PDF as it was sent, or a paper that was signed by hand. */
  kind: 'quote' | 'signed'
  key: string
  /** Hexadecimal. */
  sha256: string
  at: string
}

/** A private address of a quote; only its hash is kept. */
export interface QuoteLinkTable {
  id: string
  quote_id: string
  token_hash: string
  /** `staff`: copied by a colleague, which the evidence says. */
  kind: 'client' | 'staff'
  sent_to: string | null
  created_at: string
  created_by: string | null
  revoked_at: string | null
}

/** History entry of a quote. */
export interface QuoteHistoryTable {
  id: string
  quote_id: string
  /** The version that it is about; NULL for the quote as a whole. */
  n: number | null
  at: string
  /** An account's id, `visitor` or `system`. */
  actor: string | null
  event: string
  details: Record<string, unknown>
}

/** A code that was mailed to somebody who wants to accept. */
export interface AcceptanceCodeTable {
  id: string
  link_id: string
  version_id: string
  /** What was typed with it: choice, name, role, address, company. */
  signer: object
  code_hash: string
  sent_at: string
  until: string
  tries: number
  passed_at: string | null
}

/** An acceptance with its evidence; never changed. */
export interface QuoteAcceptanceTable {
  id: string
  version_id: string
  choice: Choice | null
  at: string
  evidence: object
  /** SHA-256 over the sorted JSON, in hexadecimal; the same stands in the audit log. */
  evidence_hash: string
  /** Of the acceptance before this one; 64 zeros for the first. */
  previous_hash: string
}

/** A payment that is due, and what was noted of it. */
export interface PaymentTable {
  id: string
  quote_id: string
  kind: PaymentKind
  due_day: string
  cents: number
  paid_day: string | null
  paid_cents: number | null
  note: string
  struck_at: string | null
  version: number
}

/** Tables of quotes. */
export interface QuoteTables {
  quote: QuoteTable
  quote_version: QuoteVersionTable
  quote_line: QuoteLineTable
  quote_file: QuoteFileTable
  quote_link: QuoteLinkTable
  quote_history: QuoteHistoryTable
  acceptance_code: AcceptanceCodeTable
  quote_acceptance: QuoteAcceptanceTable
  payment: PaymentTable
}

declare module '#/platform/database/schema.ts' {
  interface Tables extends QuoteTables {}
}
