/** Server functions of imported lists. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { confirmedStaffOnly, staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { recentImports, undoImport } from './server/import/undo-import.server.ts'
import { removeOrphanedFiles } from './server/privacy/remove-orphaned-files.ts'

/** Fetch what the caller has imported lately. */
export const fetchRecentImports = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .handler(({ context: { staff } }) => recentImports(getDatabase(), staff))

/** Remove what nobody has changed since of an import of the caller. */
export const undoEnquiriesImport = createServerFn({ method: 'POST' })
  .middleware([confirmedStaffOnly])
  .validator(z.object({ id: z.uuid() }))
  .handler(({ data, context: { staff } }) => undoImport(getDatabase(), data.id, staff, removeOrphanedFiles))
