/** Enquiry as the sheet shows it. Times are ISO 8601. */
import type { Language } from '#/i18n/languages.ts'
import type { StayPrice } from '#/modules/venues/model/hire.ts'
import type { VenueSummary } from '#/modules/venues/model/venue-summary.ts'
import type { CallOutcome } from './call-outcome.ts'
import type { SheetFact } from './derive.ts'
import type { EnquiryFlag } from './enquiry-flags.ts'
import type { EnquiryChannel, EnquiryKind, EnquiryStatus } from './enquiry-statuses.ts'
import type { FactName, TypedFacts } from './fact-fields.ts'
import type { OutcomeSummary, OutcomeView } from './outcome.ts'
import type { PresentColleague } from './presence.ts'
import type { VisitMoment } from './visit.ts'

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
export type FactId = SheetFact | 'firstDay' | 'lastDay' | 'source'

/** Fact in the interface language. */
export interface EnquiryFact {
  readonly id: FactId
  readonly value: string
  readonly href?: string
  /** Of a duration that says it in other words: the days that were understood, or `null` where none were. */
  readonly days?: number | null
}

/** Corrected fact in the interface language; empty where there was or is none. */
export interface FactChangeView {
  readonly label: FactName
  readonly from: string
  readonly to: string
}

/** A venue named in an enquiry, as the agency sees it. */
export interface AskedVenueView {
  /** `null` once it is gone from the catalogue. */
  readonly slug: string | null
  /** As it was when it was asked for. */
  readonly askedSlug: string
  readonly name: string
  /** Absent when it is no longer public. */
  readonly href: string | null
  /** `Palais-Royal · 130 m² · 150 debout`; unknown parts are left out. */
  readonly place: string | null
  readonly surface: string | null
  readonly standing: number
  readonly photo: { readonly key: string; readonly width: number } | null
  /** With the price of a day before tax; absent where the days are not known. */
  readonly estimate: (StayPrice & { readonly dayCents: number }) | null
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
export type ProposedVenueView = Pick<VenueSummary, 'id' | 'name' | 'status'>

/** Another enquiry of the same person, or one merged or linked by hand. */
export interface RelatedEnquiry {
  readonly reference: string
  readonly status: EnquiryStatus
  readonly kind: EnquiryKind
  readonly fullName: string
  readonly createdAt: string
  /** The first venue asked for, or the subject. */
  readonly about: string | null
  /** What the two share. */
  readonly reasons: readonly ('mail' | 'phone' | 'text' | 'date')[]
}

/** Enquiry that a staff member linked with this one. */
export interface LinkedEnquiry extends Omit<RelatedEnquiry, 'reasons'> {
  /** False where the link came with an enquiry that was merged. */
  readonly canUnlink: boolean
}

/** Enquiry that was merged into this one, with all that came with it. */
export interface MergedEnquiry
  extends Pick<
    EnquiryView,
    | 'reference'
    | 'kind'
    | 'language'
    | 'createdAt'
    | 'message'
    | 'facts'
    | 'venues'
    | 'unknownVenues'
    | 'photos'
    | 'log'
  > {
  readonly fullName: string
  /** Address and telephone number as they were given. */
  readonly contact: string
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
        readonly spamSigns: readonly string[]
        /** Channel, where a staff member entered the enquiry. */
        readonly channel: ManualEntryChannel | null
        /** Whether the acknowledgement was skipped because of the rate limit of the address. */
        readonly isUnacknowledged: boolean
      }
    /** Answered by telephone; until 2026-11 without an outcome. */
    | { readonly event: 'answered' }
    | { readonly event: 'called'; readonly outcome: CallOutcome; readonly text: string }
    | { readonly event: 'facts'; readonly changes: readonly FactChangeView[] }
    | {
        readonly event: 'status'
        readonly from: EnquiryStatus
        readonly to: EnquiryStatus
        /** Outcome that it came with. */
        readonly outcome: OutcomeSummary | null
        /** Outcome that it ended. */
        readonly former: OutcomeSummary | null
      }
    | { readonly event: 'outcome'; readonly outcome: OutcomeSummary; readonly former: OutcomeSummary | null }
    | { readonly event: 'owner'; readonly from: string | null; readonly to: string | null }
    | { readonly event: 'snoozed'; readonly until: string | null }
    | { readonly event: 'note'; readonly text: string }
    | { readonly event: 'wrote'; readonly text: string; readonly quote: string }
    | {
        readonly event: 'reply'
        readonly subject: string
        readonly text: string
        readonly language: Language
        /** Absent once the outbox has removed it. */
        readonly mail: MailStateView | null
      }
    | { readonly event: 'withdrawn' }
    | {
        readonly event: 'linked' | 'unlinked' | 'merged' | 'merged-into' | 'separated'
        /** Reference of the other enquiry. */
        readonly other: string
        /** Whether the link or merge that this entry made is still there. */
        readonly canUndo: boolean
      }
    | { readonly event: 'acknowledgement' | 'notification' | 'mail'; readonly mail: MailStateView }
  )

/** What an answer has named as the price of a venue, before tax. */
export interface QuotedAmount {
  readonly slug: string
  readonly name: string
  readonly netCents: number
}

/** Enquiry with everything that the sheet shows. */
export interface EnquiryView {
  readonly id: string
  readonly reference: string
  readonly kind: EnquiryKind
  readonly status: EnquiryStatus
  /** Why it may be spam; empty when it does not look like it, or the staff have decided. */
  readonly spamSigns: readonly string[]
  /** `website` for a form of the site; the others were entered by the staff. */
  readonly channel: EnquiryChannel
  /** The visitor's. */
  readonly language: Language
  /** Raised by every change, for the optimistic version check. */
  readonly version: number
  readonly createdAt: string
  readonly answeredAt: string | null
  /** Time of the anonymization. */
  readonly erasedAt: string | null
  readonly owner: Colleague | null
  /** ISO day until which it is out of sight. */
  readonly snoozedUntil: string | null
  /** Outcome of an enquiry that is won or lost; `null` where it was closed before outcomes were asked. */
  readonly outcome: OutcomeView | null
  readonly requester: EnquirySender
  readonly message: string | null
  readonly facts: readonly EnquiryFact[]
  /** The same and more, as they are typed: what may be corrected. */
  readonly typedFacts: TypedFacts
  readonly venues: readonly AskedVenueView[]
  /** What does not fit together; none once it is closed. */
  readonly flags: readonly EnquiryFlag[]
  /** Asked for and not in the catalogue. */
  readonly unknownVenues: readonly string[]
  readonly photos: readonly ProposalPhotoView[]
  /** The venue that was made from a proposal. */
  readonly proposedVenue: ProposedVenueView | null
  /** Of the same person, within days, about the same date or in nearly the same words. */
  readonly duplicates: readonly RelatedEnquiry[]
  /** Nearly the same words from another sender. */
  readonly sameText: readonly RelatedEnquiry[]
  /** The other enquiries of the person. */
  readonly samePerson: readonly RelatedEnquiry[]
  readonly linked: readonly LinkedEnquiry[]
  readonly merged: readonly MergedEnquiry[]
  /** The latest price of each venue that answers have named. */
  readonly quoted: readonly QuotedAmount[]
  /** The moment of a visit that was confirmed last. */
  readonly confirmedVisit: VisitMoment | null
  /** The latest first. */
  readonly log: readonly LogEntry[]
  /** Other staff members who have it open at this moment, those who write an answer first. */
  readonly others: readonly PresentColleague[]
  /** Staff members who can be the owner. */
  readonly team: readonly Colleague[]
  /** Current user. */
  readonly viewer: Colleague & { readonly role: 'administrator' | 'agent'; readonly singleKeys: boolean }
}
