/** Server-side definition of a form kind: validation, storage and mails. */
import type { Transaction } from 'kysely'
import type { z } from 'zod'
import type { Language } from '#/i18n/languages.ts'
import type { StaffSession } from '#/modules/staff/server/auth/staff-session.ts'
import type { TokenUse } from '#/platform/rate-limits/used-tokens.ts'
import type { EnquiryMailData } from '../../mail/enquiry-mail.ts'
import type { FormFields } from '../../model/form-fields.ts'
import type { EnquiryChannel } from '../tables/enquiry.ts'
import type { AskedVenue, SubmissionTables } from './enquiries.repository.server.ts'

/** A checked form as columns of the inbox; what only one kind asks goes into `details`. */
export interface EnquiryRecord {
  readonly fullName: string
  /** Empty only where the staff entered an enquiry of someone who gave a number alone. */
  readonly email: string
  readonly company?: string | undefined
  readonly jobTitle?: string | undefined
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  /** As typed; the submission parses it as E.164. */
  readonly phone?: string | undefined
  /** ISO day. */
  readonly startDate?: string | undefined
  readonly duration?: string | undefined
  /** Square metres. */
  readonly surface?: number | undefined
  /** Code of the option list, as is `guests`. */
  readonly budget?: string | undefined
  readonly guests?: string | undefined
  readonly message?: string | undefined
  readonly details: Readonly<Record<string, unknown>>
}

/** An enquiry that is about to be stored. */
export interface NewEnquiry<Content = unknown> {
  readonly id: string
  readonly kind: FormFields['kind']
  readonly content: Content
  readonly record: EnquiryRecord
  /** E.164. */
  readonly phone: string | undefined
  readonly language: Language
  readonly key: string
  /** Why it is taken for spam; empty when it is not. */
  readonly spamReasons: readonly string[]
  /** Where it was sent from, truncated; the address itself is never stored. */
  readonly senderNetwork: string | undefined
  /** The form token that was spent on it. */
  readonly tokenUse: TokenUse | undefined
  readonly sourcePage: string
  /** ISO 8601, UTC. */
  readonly at: string
  readonly venues: readonly AskedVenue[]
  /** Slugs that were asked for and are not in the catalogue. */
  readonly unknownVenues: readonly string[]
  /** Whether its sender gets no acknowledgement because enough mails went to the address. */
  readonly isUnacknowledged?: boolean
  /** By whom, where it did not come by a form of the site. */
  readonly entered?: Entered | undefined
}

/** Manual enquiry: entered by a staff member for the person. */
export interface Entered {
  readonly by: Pick<StaffSession, 'id' | 'name' | 'network'>
  readonly channel: EnquiryChannel
  /** Account of the staff member who looks after it. */
  readonly owner: string | null
}

/** The part of a mail's data that only one kind has. */
export type MailPart<Kind extends EnquiryMailData['kind'] = EnquiryMailData['kind']> = Kind extends unknown
  ? Omit<Extract<EnquiryMailData, { kind: Kind }>, CommonMailField>
  : never

type CommonMailField =
  | 'reference'
  | 'language'
  | 'receivedAt'
  | 'sourcePage'
  | 'fullName'
  | 'email'
  | 'phone'
  | 'company'
  | 'message'

/** One kind of form. `Content` is its checked content. */
export interface FormDefinition<Field extends string, List extends string, Content extends object> {
  readonly form: FormFields<Field, List>
  /** @param today the day in Paris, ISO */
  readonly schema: (today: string) => z.ZodType<Content>
  readonly record: (content: Content, language: Language) => EnquiryRecord
  /** Slugs of the venues that are asked about. */
  readonly venues?: (content: Content) => readonly string[]
  readonly mailPart: (enquiry: NewEnquiry<Content>) => MailPart
  /** Stores what belongs to the enquiry elsewhere, in the transaction of the enquiry. */
  readonly alsoStore?: (
    transaction: Transaction<SubmissionTables>,
    enquiry: NewEnquiry<Content>,
  ) => Promise<void>
}
