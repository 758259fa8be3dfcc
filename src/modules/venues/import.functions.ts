/** Server functions of imports of venues. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { administratorOnly, confirmedAdministratorOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { getPhotoStore } from '#/platform/storage/photo-store.ts'
import { recentVenueImports, undoVenueImport } from './server/import-export/undo-import.server.ts'

/** Fetch what the caller has imported lately. */
export const fetchRecentVenueImports = createServerFn({ method: 'GET' })
  .middleware([administratorOnly])
  .handler(({ context: { staff } }) => recentVenueImports({ database: getDatabase() }, staff))

/** Take back what nobody has changed since of an import of the caller; it is known by its moment. */
export const undoVenuesImport = createServerFn({ method: 'POST' })
  .middleware([confirmedAdministratorOnly])
  .validator(z.object({ id: z.iso.datetime() }))
  .handler(({ data, context: { staff } }) =>
    undoVenueImport({ database: getDatabase(), storage: getPhotoStore() }, data.id, staff),
  )
