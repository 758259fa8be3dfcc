import { MAX_IMPORTED_ENQUIRIES } from '#/modules/enquiries/model/enquiries-table.ts'
import { enquiryHeadings } from '#/modules/enquiries/server/import/enquiry-columns.ts'
import { importEnquiries, planEnquiries } from '#/modules/enquiries/server/import/import-enquiries.server.ts'
import { MAX_TABLE_VENUES } from '#/modules/venues/model/table-addresses.ts'
import {
  importVenueTable,
  planVenueTable,
} from '#/modules/venues/server/import-export/table/import-venue-table.server.ts'
import { venueHeadings } from '#/modules/venues/server/import-export/table/table-columns.ts'
import { writeAudit } from '#/platform/audit-log/audit.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { DirectEndpoint } from '#/platform/http/direct-endpoint.ts'
import { TABLE_LIMITS } from '#/platform/spreadsheets/table.ts'
import { tableImportEndpoint } from './table-import-endpoint.ts'

/** Takes a table of venues from an administrator. */
export function venuesImportEndpoint(siteUrl: string): DirectEndpoint {
  return tableImportEndpoint({
    siteUrl,
    needs: { role: 'administrator', confirmed: true },
    limits: { ...TABLE_LIMITS, rows: MAX_TABLE_VENUES },
    headings: venueHeadings,
    plan: ({ table, language }) => planVenueTable({ database: getDatabase() }, table, language),
    write: ({ table, language, staff }, digest) =>
      importVenueTable({ database: getDatabase() }, table, language, digest, {
        author: staff,
        last: (db, details, at) =>
          writeAudit(db, { actor: staff, action: 'catalogue.imported', details: { ...details }, at }),
      }),
  })
}

/** Takes a list of people as requests. It names others who asked before, so it needs what an export needs. */
export function enquiriesImportEndpoint(siteUrl: string): DirectEndpoint {
  return tableImportEndpoint({
    siteUrl,
    needs: { confirmed: true },
    limits: { ...TABLE_LIMITS, rows: MAX_IMPORTED_ENQUIRIES },
    headings: enquiryHeadings,
    plan: ({ table, language, query, staff }) =>
      planEnquiries(getDatabase(), table, { language, query, by: staff }),
    write: ({ table, language, query, staff }, digest) =>
      importEnquiries(getDatabase(), table, { language, query, by: staff }, digest),
  })
}
