/** Which venues are taken on the days of a list: known to the calendar, of which the venues know nothing. */
import type { Db } from '#/platform/database/schema.ts'
import { type AskedStay, readBrief } from '../model/brief.ts'

/** The question which venues are taken on a day of a stay; answered with their slugs. */
export type TakenVenues = (db: Db, stay: AskedStay) => Promise<readonly string[]>

let offered: TakenVenues | undefined

/** Offer the answer. */
export function offerTakenVenues(taken: TakenVenues): void {
  offered = taken
}

/** Those on the days of an address; none where nobody knows. */
export async function takenOn(db: Db, search: string): Promise<readonly string[]> {
  return (await offered?.(db, readBrief(new URLSearchParams(search)))) ?? []
}
