/** Definition of a kind of form on the server: validation, storage and mails. */

import type { Insertable } from 'kysely'
import type { z } from 'zod'
import type { Language } from '#/i18n/languages.ts'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import type { TokenUse } from '#/platform/rate-limits/used-tokens.ts'
import type { EnquiryMailData } from '../../mail/enquiry-mail.ts'
import { type FieldColumn, type KeptFields, keptFields, mailFields } from '../../model/derive.ts'
import type { EnquiryChannel } from '../../model/enquiry-statuses.ts'
import type { FormFields } from '../../model/form-fields.ts'
import type { EnquiryKind } from '../../model/kinds.ts'
import type { EnquiryTable } from '../tables/enquiry.ts'
import type { AskedVenue } from './enquiries.repository.server.ts'

/** Columns that fields fill; those without a value are left out. */
type FieldColumns = Pick<Insertable<EnquiryTable>, 'full_name' | 'email'> &
  Partial<Pick<Insertable<EnquiryTable>, FieldColumn | 'first_day' | 'last_day'>>

/** A checked form as columns of the inbox; everything without a column goes into `details`. */
export interface EnquiryRecord {
  readonly columns: Readonly<FieldColumns>
  readonly details: Readonly<Record<string, unknown>>
}

/** The record of a form. `more` is added to what its fields give. The address is empty where the person gave none. */
export function enquiryRecord(
  kind: EnquiryKind,
  content: object,
  more: Partial<KeptFields> = {},
): EnquiryRecord {
  const { columns, details } = keptFields(kind, { ...content })
  return {
    // The tables of fields name columns of this type; a test stores every kind.
    columns: { full_name: '', email: '', ...columns, ...more.columns } as FieldColumns,
    details: { ...details, ...more.details },
  }
}

/** The part of a mail's data that only one kind has. `more` is added to what its fields give. */
export function mailPart<Kind extends EnquiryKind>(kind: Kind, content: object, more: object): MailPart {
  return { kind, ...mailFields(kind, { ...content }), ...more } as unknown as MailPart
}

/** A request that is about to be stored. */
export interface NewEnquiry<Content = unknown> {
  readonly id: string
  readonly kind: FormFields['kind']
  readonly content: Content
  readonly record: EnquiryRecord
  /** E.164. */
  readonly phone: string | undefined
  readonly language: Language
  readonly key: string
  /** Why it is marked as perhaps spam; empty when it is not. */
  readonly spamSigns: readonly string[]
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
  readonly by: StaffActor
  readonly channel: EnquiryChannel
  /** Account of the staff member who looks after it. */
  readonly owner: string | null
  /** The same for everything that came with one file. */
  readonly importId?: string
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
  | 'phoneTyped'
  | 'company'
  | 'message'

/** One kind of form. `Content` is its checked content. */
export interface FormDefinition<Field extends string, List extends string, Content extends object> {
  readonly form: FormFields<Field, List>
  /** @param today the day in Paris, ISO */
  readonly schema: (today: string) => z.ZodType<Content>
  /** Columns and details that do not come from a field alone. */
  readonly moreRecord?: (content: Content, language: Language) => Partial<KeptFields>
  /** Slugs of the venues that are asked about. */
  readonly venues?: (content: Content) => readonly string[]
  /** Data of its mails besides the fields. */
  readonly moreMail?: (enquiry: NewEnquiry<Content>) => object
  /** Store what belongs to the request elsewhere, in the transaction of the request. */
  readonly alsoStore?: (transaction: Transaction, enquiry: NewEnquiry<Content>) => Promise<void>
}
