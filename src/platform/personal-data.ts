/**
 * Personal data by mail address that lies outside enquiries. Modules offer theirs at the start of a process, because those
 * that export and erase a person stand below them (behaviour 6.3).
 */
import type { Kysely, Transaction } from 'kysely'
import type { Engine } from './database/open-database.ts'
import type { Schema } from './database/schema.ts'

/** What one module has of people. */
export interface PersonalData {
  /** Key in the exported file. */
  readonly name: string
  /** Everything stored under an address (lower case), as JSON. */
  readonly read: (db: Kysely<Schema>, email: string) => Promise<readonly object[]>
  /** Erase it, in the transaction that erases the rest. Gives ids of mails whose files go too. */
  readonly erase: (db: Transaction<Schema>, email: string, engine: Engine) => Promise<readonly string[]>
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
