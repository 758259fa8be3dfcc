import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { MAX_TABLE_BYTES, TABLE_QUERY, type TablePlan, type TableRefusal } from '#/lib/table-import.ts'
import { MAX_IMPORTED_ENQUIRIES } from '#/modules/enquiries/model/enquiries-table.ts'
import { enquiryHeadings } from '#/modules/enquiries/server/import/enquiry-columns.ts'
import { importEnquiries, planEnquiries } from '#/modules/enquiries/server/import/import-enquiries.server.ts'
import type { StaffNeeds } from '#/modules/staff/server/auth/staff-needs.ts'
import { MAX_TABLE_VENUES } from '#/modules/venues/model/table-addresses.ts'
import {
  importVenueTable,
  planVenueTable,
} from '#/modules/venues/server/import-export/table/import-venue-table.server.ts'
import { venueHeadings } from '#/modules/venues/server/import-export/table/table-columns.ts'
import { writeAudit } from '#/platform/audit-log/audit.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { DirectEndpoint } from '#/platform/http/direct-endpoint.ts'
import { readTable } from '#/platform/spreadsheets/read-table.ts'
import {
  EncodingQuestion,
  type KnownHeadings,
  type SheetTable,
  TABLE_LIMITS,
  TableRejection,
} from '#/platform/spreadsheets/table.ts'
import { describeRejection } from '#/platform/spreadsheets/table-problems.ts'
import { type ArrivedFile, fileImportEndpoint } from './file-import-endpoint.ts'

interface TableImport {
  readonly needs: StaffNeeds
  /** The most rows of a file. */
  readonly rows: number
  /** What tells the headings of such a table. */
  readonly headings: () => Promise<KnownHeadings>
  /** Make the plan of a table; with the digest of one that was agreed to, write it. */
  readonly take: (table: SheetTable, file: ArrivedFile, digest: string | undefined) => Promise<TablePlan>
}

function tableImportEndpoint(siteUrl: string, { needs, rows, headings, take }: TableImport): DirectEndpoint {
  return fileImportEndpoint({
    siteUrl,
    needs,
    maxBytes: MAX_TABLE_BYTES,
    // Those of several people wait for their turn to be read.
    turns: 'one-a-person',
    explain,
    async take(file, digest) {
      const encoding = file.query.get(TABLE_QUERY.encoding) ?? undefined
      const table = await readTable(file.path, {
        limits: { ...TABLE_LIMITS, rows },
        headings: await headings(),
        ...(encoding !== undefined && { encoding }),
      })
      return take(table, file, digest)
    },
  })
}

function explain(error: unknown, language: AdminLanguage): TableRefusal | undefined {
  if (error instanceof EncodingQuestion) return { kind: 'asked', encodings: error.guesses }
  if (error instanceof TableRejection) return { kind: 'refused', reason: describeRejection(error, language) }
  return undefined
}

/** Take a table of venues from an administrator. */
export function venuesImportEndpoint(siteUrl: string): DirectEndpoint {
  return tableImportEndpoint(siteUrl, {
    needs: { role: 'administrator', confirmed: true },
    rows: MAX_TABLE_VENUES,
    headings: venueHeadings,
    take(table, { language, staff }, digest) {
      const target = { database: getDatabase() }
      if (digest === undefined) return planVenueTable(target, table, language)
      return importVenueTable(target, table, language, digest, {
        author: staff,
        last: (db, details, at) =>
          writeAudit(db, { actor: staff, action: 'catalogue.imported', details: { ...details }, at }),
      })
    },
  })
}

/** Take a list of people as requests. It names others who asked before, so it needs what an export needs. */
export function enquiriesImportEndpoint(siteUrl: string): DirectEndpoint {
  return tableImportEndpoint(siteUrl, {
    needs: { confirmed: true },
    rows: MAX_IMPORTED_ENQUIRIES,
    headings: enquiryHeadings,
    take(table, { language, query, staff }, digest) {
      const asked = { language, query, by: staff }
      if (digest === undefined) return planEnquiries(getDatabase(), table, asked)
      return importEnquiries(getDatabase(), table, asked, digest)
    },
  })
}
