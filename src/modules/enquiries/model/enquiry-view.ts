/** Enquiry as the sheet shows it. Times are ISO 8601. */
import type { Language } from '#/i18n/languages.ts'
import type { SheetFact } from './derive.ts'
import type { EnquiryChannel, EnquiryKind, EnquiryStatus } from './enquiry-statuses.ts'

/** Channel of an enquiry entered by the staff. */
export type ManualEntryChannel = Exclude<EnquiryChannel, 'website'>

/** Staff member. */
export interface Colleague {
  readonly id: string
  readonly name: string
}

/** Sender and contact details. */
export interface EnquirySender {
  readonly fullName: string
  readonly company: string | null
  readonly jobTitle: string | null
  /** `null` where the person gave only a phone number: then the answer is a call. */
  readonly email: string | null
  /** E.164 for dialling, and the usual national spelling. */
  readonly phone: { readonly e164: string; readonly shown: string } | null
  /** As typed, where it could not be parsed as a number. */
  readonly phoneTyped: string | null
  /** Where the number is from: its country in the language of the screen, and the time zones there. */
  readonly calls: { readonly country: string; readonly zones: readonly string[] } | null
}

/** Ids of the facts of an enquiry, besides its texts: those of its fields, and the page with the form. */
export type FactId = SheetFact | 'source'

/** Fact in the interface language. */
export interface EnquiryFact {
  readonly id: FactId
  readonly value: string
  readonly href?: string
}

/** Venue asked for. */
export interface AskedVenueView {
  readonly name: string
  /** Absent when it is no longer public. */
  readonly href: string | null
  /** `Palais-Royal · 130 m² · 150 debout`; unknown parts are left out. */
  readonly place: string | null
  readonly surface: string | null
  readonly standing: number
  readonly photo: { readonly key: string; readonly width: number } | null
  /** Before tax; absent where the days are not known. */
  readonly estimate: { readonly cents: number; readonly days: number; readonly dayCents: number } | null
  /** Minimum hire in days, where the enquiry falls short of it. */
  readonly tooShort: number | null
}

/** A photograph of a proposal. */
export interface ProposalPhotoView {
  readonly id: string
  readonly width: number
  readonly height: number
  /** `data:…`, shown until it arrives. */
  readonly placeholder: string
}

/** The venue that a proposal has become. */
export interface ProposedVenueView {
  readonly id: string
  readonly name: string
  readonly status: 'draft' | 'published' | 'archived'
}

/** Related enquiry. */
export interface RelatedEnquiry {
  readonly reference: string
  readonly status: EnquiryStatus
  readonly kind: EnquiryKind
  readonly fullName: string
  readonly createdAt: string
  /** The first venue asked for, or the subject. */
  readonly about: string | null
  /** Reasons for a possible duplicate. */
  readonly reasons: readonly ('mail' | 'phone' | 'text')[]
}

/** Delivery state of a mail. */
export interface MailStateView {
  /** UUID in the outbox. */
  readonly id: string
  readonly state: 'pending' | 'sent' | 'failed'
  /** The next attempt of a pending one, or when it was sent or given up. */
  readonly at: string
  /** Failure code of the last attempt, as in the outbox. */
  readonly failure: string | null
}

interface LogCommon {
  readonly id: string
  readonly at: string
  /** Acting staff member; `null` for the visitor and the site. */
  readonly actor: Colleague | null
}

/** Entry of the enquiry's history. */
export type LogEntry = LogCommon &
  (
    | {
        readonly event: 'received'
        readonly spamReasons: readonly string[]
        /** Channel, where a staff member entered the enquiry. */
        readonly channel: ManualEntryChannel | null
        /** Whether the acknowledgement was skipped because of the rate limit of the address. */
        readonly isUnacknowledged: boolean
      }
    /** Answered in another way than by mail. */
    | { readonly event: 'answered' }
    | { readonly event: 'status'; readonly from: EnquiryStatus; readonly to: EnquiryStatus }
    | { readonly event: 'owner'; readonly from: string | null; readonly to: string | null }
    | { readonly event: 'note'; readonly text: string }
    | {
        readonly event: 'reply'
        readonly subject: string
        readonly text: string
        readonly language: Language
        /** Absent once the outbox has removed it. */
        readonly mail: MailStateView | null
      }
    | { readonly event: 'withdrawn' }
    | { readonly event: 'acknowledgement' | 'notification' | 'mail'; readonly mail: MailStateView }
  )

/** Enquiry with everything that the sheet shows. */
export interface EnquiryView {
  readonly reference: string
  readonly kind: EnquiryKind
  readonly status: EnquiryStatus
  /** `website` for a form of the site; the others were entered by the staff. */
  readonly channel: EnquiryChannel
  /** The visitor's. */
  readonly language: Language
  /** Rises with every change, for the optimistic version check. */
  readonly version: number
  readonly createdAt: string
  readonly answeredAt: string | null
  /** Time of the anonymization. */
  readonly erasedAt: string | null
  readonly owner: Colleague | null
  readonly requester: EnquirySender
  readonly message: string | null
  readonly facts: readonly EnquiryFact[]
  readonly venues: readonly AskedVenueView[]
  /** Asked for and not in the catalogue. */
  readonly unknownVenues: readonly string[]
  readonly photos: readonly ProposalPhotoView[]
  /** The venue that was made from a proposal. */
  readonly proposedVenue: ProposedVenueView | null
  readonly duplicates: readonly RelatedEnquiry[]
  readonly samePerson: readonly RelatedEnquiry[]
  /** The latest first. */
  readonly log: readonly LogEntry[]
  /** Staff members who can be the owner. */
  readonly team: readonly Colleague[]
  /** Current user. */
  readonly viewer: Colleague & { readonly role: 'administrator' | 'agent'; readonly singleKeys: boolean }
}
