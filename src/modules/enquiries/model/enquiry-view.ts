/** One enquiry as the sheet shows it. Times are ISO 8601. */
import type { Language } from '#/i18n/languages.ts'
import type { EnquiryChannel, EnquiryKind, EnquiryStatus } from './enquiry-statuses.ts'

/** How an enquiry came that was entered by the staff. */
export type ManualEntryChannel = Exclude<EnquiryChannel, 'website'>

/** A staff member. */
export interface Colleague {
  readonly id: string
  readonly name: string
}

/** Who asks, and how to reach them. */
export interface EnquirySender {
  readonly fullName: string
  readonly company: string | null
  readonly jobTitle: string | null
  /** Nothing where the person gave a number alone: answered on the phone, not by mail. */
  readonly email: string | null
  /** To be dialled (E.164), and as people write it. */
  readonly phone: { readonly e164: string; readonly shown: string } | null
  /** As typed, where it could not be read as a number. */
  readonly phoneTyped: string | null
  /** Where the number is from: its country in the language of the screen, and the time zones there. */
  readonly calls: { readonly country: string; readonly zones: readonly string[] } | null
}

/** What can be told of an enquiry, besides its texts. */
export type FactId =
  | 'start'
  | 'duration'
  | 'guests'
  | 'surface'
  | 'budget'
  | 'event'
  | 'place'
  | 'subject'
  | 'venueName'
  | 'venueType'
  | 'address'
  | 'neighborhood'
  | 'standing'
  | 'cocktailDinner'
  | 'seatedDinner'
  | 'runway'
  | 'price'
  | 'source'

/** A fact in the language of the screen. */
export interface EnquiryFact {
  readonly id: FactId
  readonly value: string
  readonly href?: string
}

/** A venue that is asked for. */
export interface AskedVenueView {
  readonly name: string
  /** Absent when it is no longer public. */
  readonly href: string | null
  /** `Palais-Royal · 130 m² · 150 debout`, without what is not known. */
  readonly place: string | null
  readonly surface: string | null
  readonly standing: number
  readonly photo: { readonly key: string; readonly width: number } | null
  /** Before tax; absent where the days are not known. */
  readonly estimate: { readonly cents: number; readonly days: number; readonly dayCents: number } | null
  /** The shortest hire in days, where what is asked for falls short of it. */
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

/** Another enquiry. */
export interface RelatedEnquiry {
  readonly reference: string
  readonly status: EnquiryStatus
  readonly kind: EnquiryKind
  readonly fullName: string
  readonly createdAt: string
  /** The first venue asked for, or the subject. */
  readonly about: string | null
  /** Why it may be the same enquiry twice. */
  readonly reasons: readonly ('mail' | 'phone' | 'text')[]
}

/** What became of a mail. */
export interface MailStateView {
  /** UUID in the outbox. */
  readonly id: string
  readonly state: 'pending' | 'sent' | 'failed'
  /** The next attempt of a pending one, or when it was sent or given up. */
  readonly at: string
  /** One word of the outbox for what the last attempt met. */
  readonly failure: string | null
}

interface LogCommon {
  readonly id: string
  readonly at: string
  /** Who did it; `null` for the visitor and the site. */
  readonly actor: Colleague | null
}

/** Something that happened to the enquiry. */
export type LogEntry = LogCommon &
  (
    | {
        readonly event: 'received'
        readonly spamReasons: readonly string[]
        /** How the person came to the agency, where a staff member wrote the enquiry down. */
        readonly channel: ManualEntryChannel | null
        /** Whether its sender got no acknowledgement because enough mails had gone to the address. */
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
        /** Absent once the outbox has forgotten it. */
        readonly mail: MailStateView | null
      }
    | { readonly event: 'withdrawn' }
    | { readonly event: 'acknowledgement' | 'notification' | 'mail'; readonly mail: MailStateView }
  )

/** Everything of one enquiry. */
export interface EnquiryView {
  readonly reference: string
  readonly kind: EnquiryKind
  readonly status: EnquiryStatus
  /** `website` came by a form; everything else was entered by the staff. */
  readonly channel: EnquiryChannel
  /** The visitor's. */
  readonly language: Language
  /** Rises with every change; a change names the one that it was made on. */
  readonly version: number
  readonly createdAt: string
  readonly answeredAt: string | null
  /** When everything that names a person was taken out. */
  readonly erasedAt: string | null
  readonly owner: Colleague | null
  readonly requester: EnquirySender
  readonly message: string | null
  readonly facts: readonly EnquiryFact[]
  readonly venues: readonly AskedVenueView[]
  /** Asked for and not in the catalogue. */
  readonly unknownVenues: readonly string[]
  readonly photos: readonly ProposalPhotoView[]
  readonly duplicates: readonly RelatedEnquiry[]
  readonly samePerson: readonly RelatedEnquiry[]
  /** The latest first. */
  readonly log: readonly LogEntry[]
  /** Who may look after it. */
  readonly team: readonly Colleague[]
  /** Who looks at it. */
  readonly viewer: Colleague & { readonly role: 'administrator' | 'agent'; readonly singleKeys: boolean }
}
