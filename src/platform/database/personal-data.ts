/**
 * Personal data that lies outside enquiries. Modules offer theirs at the start of a process, because those
 * that export and erase a person are below them (behaviour 6.3).
 */
import type { Db, Transaction } from '#/platform/database/schema.ts'
import type { Engine } from './open-database.ts'

/**
 * Identity of a person: an e-mail address, compared without case; or a phone number (E.164) of a person who gave no
 * address.
 */
export type Person = { readonly email: string } | { readonly phone: string }

/** What one module has of people. */
export interface PersonalData {
  /** Key in the exported file. */
  readonly name: string
  /** Everything stored of a person (the address in lower case), as JSON. */
  readonly read: (db: Db, person: Person) => Promise<readonly object[]>
  /** Erase it, in the transaction that erases the rest. Return ids of mails whose files go too. */
  readonly erase: (db: Transaction, person: Person, engine: Engine) => Promise<readonly string[]>
  /** What an erasure leaves because the law asks for it, and the last day of that. */
  readonly kept?: (db: Db, person: Person) => Promise<readonly KeptData[]>
  /** What hangs on enquiries, for a module that has such. */
  readonly onEnquiries?: {
    /** The enquiries among these on which something hangs, and whether it keeps them from being deleted. */
    readonly find: (db: Db, ids: readonly string[]) => Promise<readonly Attached[]>
    /** Delete what hangs on enquiries that are about to be deleted. */
    readonly remove: (db: Transaction, ids: readonly string[]) => Promise<void>
  }
}

/** Something that may not be erased yet. */
export interface KeptData {
  /** A reference: `D-26-0042`. */
  readonly name: string
  /** ISO 8601. */
  readonly lastDay: string
}

interface Attached {
  readonly enquiryId: string
  readonly mustStay: boolean
}

const offered = new Map<string, PersonalData>()

/** Offer the data of a module. */
export function offerPersonalData(data: PersonalData): void {
  offered.set(data.name, data)
}

/** Find the enquiries among these on which other modules have something. */
export async function attachmentsOf(db: Db, ids: readonly string[]): Promise<readonly Attached[]> {
  if (ids.length === 0) return []
  const found = personalData().map(async ({ onEnquiries }) => (await onEnquiries?.find(db, ids)) ?? [])
  return (await Promise.all(found)).flat()
}

/** Everything that is offered. */
export function personalData(): readonly PersonalData[] {
  return [...offered.values()]
}
