/** Taking a table of venues in: first its plan, then exactly that plan, or nothing. */

import { createTranslator } from 'use-intl/core'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { amountWarningTexts } from '#/i18n/amount-warning-texts.ts'
import { rowsToWrite, type TablePlan } from '#/lib/table-import.ts'
import type { Actor } from '#/platform/audit-log/audit.ts'
import { changeContent } from '#/platform/database/change-content.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { SheetTable } from '#/platform/spreadsheets/table.ts'
import { PlanChangedError } from '#/platform/uploads/plan-changed.ts'
import { holdCatalogue } from '../../hold-catalogue.server.ts'
import { readOwnEquipment } from '../../own-equipment-store.server.ts'
import type { CatalogueVenue } from '../catalogue.ts'
import { type CatalogueTarget, writeChanges } from '../import-catalogue.server.ts'
import { changesOf, type ImportChanges, newPrice, planOf } from '../plan-import.server.ts'
import { readStoredVenues, type StoredVenue } from '../stored-venues.repository.server.ts'
import { readRows } from './read-rows.server.ts'
import { columnHeading, VENUE_COLUMNS } from './table-columns.ts'
import { loadTableWords } from './table-words.ts'
import { cellOf, type OwnEquipment } from './write-cells.ts'

/** How many venues were added and replaced. */
export interface TableImportResult {
  readonly added: number
  readonly replaced: number
}

/** Who imports, and what belongs into the same transaction. */
export interface TableImportCompany {
  readonly author: Actor
  readonly last: (db: Db, result: TableImportResult, at: Date) => Promise<void>
}

interface Planned {
  readonly plan: TablePlan
  readonly changes: ImportChanges
}

/**
 * What the table would change; nothing is written.
 * @throws {TableRejection} when it is no table of venues
 */
export async function planVenueTable(
  { database }: Pick<CatalogueTarget, 'database'>,
  table: SheetTable,
  language: AdminLanguage,
): Promise<TablePlan> {
  return (await planIn(database.db, table, language)).plan
}

/**
 * Import the table if that is exactly what was planned. Each venue has it in its history.
 * @param digest of the plan that was agreed to
 * @throws {PlanChangedError} with the plan of now, {TableRejection}
 */
export async function importVenueTable(
  { database }: Pick<CatalogueTarget, 'database'>,
  table: SheetTable,
  language: AdminLanguage,
  digest: string,
  { author, last }: TableImportCompany,
): Promise<TablePlan> {
  const before = await planVenueTable({ database }, table, language)
  if (before.digest !== digest) throw new PlanChangedError(before)
  if (rowsToWrite(before) === 0) return before
  return changeContent(database, async (transaction) => {
    await holdCatalogue(database, transaction)
    // Checked again: another import or a staff member may have come first.
    const { plan, changes } = await planIn(transaction, table, language)
    if (plan.digest !== digest) throw new PlanChangedError(plan)
    const now = new Date()
    await writeChanges(transaction, changes, { author, hasHistory: true }, now)
    await last(transaction, { added: plan.added.length, replaced: plan.changed.length }, now)
    return plan
  })
}

async function planIn(db: Db, table: SheetTable, language: AdminLanguage): Promise<Planned> {
  await loadTableWords()
  const stored = await readStoredVenues(db)
  const own = await readOwnEquipment(db)
  const slugs = await db.selectFrom('former_slug').select('slug').execute()
  const former = new Set(slugs.map(({ slug }) => slug))
  const { read, refused, ignored } = await readRows(table, { stored, own, former }, language)
  // Readers sort tables as they like: the order of their rows means nothing.
  const given = { venues: read.map(({ venue }) => venue), equipment: [], isOrdered: false }
  const changes = await changesOf(db, given)
  const { digest, unchanged } = planOf(changes, read.length)
  const rowOf = new Map(read.map(({ row, venue }) => [venue.record.slug, row]))
  const placed = changes.venues.map((change) => ({
    ...change,
    row: rowOf.get(change.venue.record.slug) ?? 0,
    name: change.venue.record.name,
  }))
  const headings = ['type', 'neighborhood']
  const warningsOf = priceWarnings(language)
  const plan: TablePlan = {
    digest,
    added: placed
      .filter(({ known }) => known === undefined)
      .map((change) => ({
        ...{ row: change.row, name: change.name },
        about: shownCells(change.venue, headings, language, own),
        ...warningsOf(change),
      })),
    changed: placed.flatMap((change) => {
      const { row, name, venue, known } = change
      if (known === undefined) return []
      return [{ row, name, changes: cellChanges(known, venue, language, own), ...warningsOf(change) }]
    }),
    unchanged,
    refused,
    ignored,
    ...(table.source && { origin: table.source }),
  }
  return { plan, changes }
}

/** What the editor would say of a price that is typed there. */
function priceWarnings(language: AdminLanguage) {
  const say = createTranslator({
    locale: language,
    messages: getAdminMessages(language),
    namespace: 'admin.amount',
  })
  return (change: ImportChanges['venues'][number]): { readonly warnings?: readonly string[] } => {
    const price = newPrice(change)
    const warnings = price === undefined ? [] : amountWarningTexts(price, language, say)
    if (price === undefined || warnings.length === 0) return {}
    return { warnings }
  }
}

function cellChanges(known: StoredVenue, venue: CatalogueVenue, language: AdminLanguage, own: OwnEquipment) {
  return VENUE_COLUMNS.flatMap((column) => {
    const [before, after] = [known, venue].map(({ record }) =>
      shownCell(cellOf(record, column, language, own), language),
    )
    return before === after
      ? []
      : [{ column: columnHeading(column, language), before: before ?? '', after: after ?? '' }]
  })
}

function shownCells(
  venue: CatalogueVenue,
  fields: readonly string[],
  language: AdminLanguage,
  own: OwnEquipment,
): string[] {
  return VENUE_COLUMNS.filter(({ field }) => fields.includes(field)).map((column) =>
    shownCell(cellOf(venue.record, column, language, own), language),
  )
}

function shownCell(cell: string | number | null, language: AdminLanguage): string {
  return typeof cell === 'number' ? cell.toLocaleString(language) : (cell ?? '')
}
