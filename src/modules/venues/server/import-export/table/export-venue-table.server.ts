/** The venues as a table. */

import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { WrittenCell, WrittenTable } from '#/platform/spreadsheets/written-table.ts'
import { readOwnEquipment } from '../../own-equipment-store.server.ts'
import { readStoredVenues } from '../stored-venues.repository.server.ts'
import { VENUE_COLUMNS, writtenColumn } from './table-columns.ts'
import { cellOf } from './write-cells.ts'

/**
 * Every venue that an import would take: archived ones and finished drafts included, as in the catalogue file.
 * @param language of headings and choices; `loadTableWords` comes first
 */
export function venueTable(db: Db, language: AdminLanguage): WrittenTable {
  return {
    name: getAdminMessages(language).admin.venueDesk.list.title,
    language,
    columns: VENUE_COLUMNS.map((column) => writtenColumn(column, language)),
    rows: rowsOf(db, language),
  }
}

async function* rowsOf(db: Db, language: AdminLanguage): AsyncGenerator<readonly WrittenCell[][], number> {
  const own = await readOwnEquipment(db)
  const venues = [...(await readStoredVenues(db)).values()].filter(({ isWhole }) => isWhole)
  yield venues.map(({ record }) => VENUE_COLUMNS.map((column) => cellOf(record, column, language, own)))
  return venues.length
}
