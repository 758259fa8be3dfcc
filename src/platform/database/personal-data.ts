/**
 * Personal data that lies outside enquiries. Modules offer theirs at the start of a process, because those
 * that export and erase a person stand below them (behaviour 6.3).
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
  /** Erase it, in the transaction that erases the rest. Gives ids of mails whose files go too. */
  readonly erase: (db: Transaction, person: Person, engine: Engine) => Promise<readonly string[]>
}

const offered = new Map<string, PersonalData>()

/** Offer the data of a module. */
export function offerPersonalData(data: PersonalData): void {
  offered.set(data.name, data)
}

/** Everything that is offered. */
export function personalData(): readonly PersonalData[] {
  return [...offered.values()]
}
