/** The first day of an enquiry in SQL; spelled exactly as in the indexes, otherwise they are not used. */
import { sql } from 'kysely'

/** Exact where the agency has set it, else that of the words of the client, as `askedDays` reads a row. */
export const FIRST_DAY = sql<string | null>`coalesce(first_day, start_date)`
